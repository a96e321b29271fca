import { Form, Link } from 'react-router';
import { ledgerTexts, methodTexts } from '#areas/ledger/office-texts.ts';
import { entryLists, entryOrigins } from '#areas/ledger/rules/entry-list.ts';
import type { LedgerEntriesPageData, ListedLedgerEntry } from '#areas/ledger/services/entries-page.server.ts';
import { localizedEntry } from '#kernel/words.ts';
import { OfficeList } from '#office/parts/office-list.tsx';
import { useLiveUpdates } from '#office/parts/use-live-updates.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { listHref } from '#site/list.ts';
import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { ButtonLink, SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Column } from '#ui/office/columns.ts';
import { DetailGrid } from '#ui/office/detail-grid.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { RowPane } from '#ui/office/row-pane.tsx';

const textKeysOf = {
  income: {
    title: 'incomeTitle',
    sub: 'incomeSub',
    add: 'addIncome',
    addPage: 'office-income-add',
    origins: ['typed', 'payment', 'counter'],
  },
  expenditure: {
    title: 'expenditureTitle',
    sub: 'expenditureSub',
    add: 'addExpenditure',
    addPage: 'office-expenditure-add',
    origins: ['typed', 'delivery', 'standing', 'counter'],
  },
} as const;

/** Entries of one kind, and the open one beside them. */
export function EntriesPage({ page, answer }: { page: LedgerEntriesPageData; answer: unknown }) {
  const say = useTexts(ledgerTexts);
  const href = useHref();
  const { kind, list, headings, open } = page;
  const textKeys = textKeysOf[kind];
  const spec = entryLists[kind];
  useLiveUpdates('money', 'payments', 'purchases');
  useSuccessToast(answer);
  return (
    <>
      <PageHead
        title={say(textKeys.title)}
        sub={say(textKeys.sub)}
        actions={
          <ButtonLink kind="primary" to={href(textKeys.addPage)} data-shortcut="n">
            {say(textKeys.add)}
          </ButtonLink>
        }
      />
      <OfficeList
        spec={spec}
        list={list}
        caption={say('table')}
        columns={useColumns(page)}
        keyOf={(row) => String(row.id)}
        rowState={(row) => (row.id === open?.id ? 'current' : row.counterId !== null || row.origin === 'counter' ? 'off' : undefined)}
        views={[
          { label: say('all'), change: {} },
          ...textKeys.origins.map((origin) => ({ label: say(origin), change: { filters: { origin } } })),
        ]}
        filters={[
          { name: 'heading', label: say('heading'), options: headings.map(({ id, name }) => ({ value: id, label: name })) },
          { name: 'from', label: say('from') },
          { name: 'to', label: say('to') },
          { name: 'origin', label: say('origin'), options: entryOrigins.map((origin) => ({ value: origin, label: say(origin) })) },
          {
            name: 'receipt',
            label: say('receipt'),
            options: [
              { value: 'with', label: say('withReceipt') },
              { value: 'without', label: say('withoutReceipt') },
            ],
          },
        ]}
        find={{ label: say('find'), hint: say('findHint') }}
        hasFile
        empty={{ title: say('noneTitle'), text: say('noneText') }}
        panel={open && <OpenEntry page={page} entry={open} answer={answer} />}
      />
    </>
  );
}

function useColumns({ kind, list, sum, pageSum }: LedgerEntriesPageData): readonly Column<ListedLedgerEntry>[] {
  const say = useTexts(ledgerTexts);
  const spec = entryLists[kind];
  const { page } = list.chosen;
  return [
    { id: 'day', label: say('day'), kind: 'line', width: '124px', total: say('pageSum'), cell: ({ dayName }) => dayName },
    {
      id: 'heading',
      label: say('heading'),
      kind: 'cut',
      width: '22%',
      fixed: true,
      total: pageSum,
      cell: ({ id, heading }) => (
        <Link
          className="link"
          to={listHref(spec, list.chosen, { filters: { entry: id }, page })}
          aria-label={`${heading}, ${say('open', { id })}`}
          preventScrollReset
        >
          {heading}
        </Link>
      ),
    },
    { id: 'party', label: say('party'), kind: 'cut', width: '26%', cell: ({ party }) => party || '–' },
    { id: 'reference', label: say('reference'), kind: 'cut', width: '18%', cell: ({ reference }) => reference || '–' },
    { id: 'note', label: say('note'), kind: 'cut', width: '20%', aside: true, cell: ({ note }) => note || '–' },
    { id: 'origin', label: say('origin'), kind: 'line', width: '112px', cell: ({ origin }) => say(origin) },
    {
      id: 'receipt',
      label: say('receipt'),
      kind: 'line',
      width: '84px',
      cell: ({ hasReceipt }) => (hasReceipt ? say('withReceipt') : '–'),
    },
    { id: 'who', label: say('who'), kind: 'cut', width: '14%', total: say('allSum'), cell: ({ who }) => who ?? say('house') },
    { id: 'amount', label: say('amount'), kind: 'number', width: '128px', total: sum ?? say('tooMany'), cell: ({ amount }) => amount },
  ];
}

type OpenProps = { page: LedgerEntriesPageData; entry: NonNullable<LedgerEntriesPageData['open']>; answer: unknown };

function OpenEntry({ page: { kind, list }, entry, answer }: OpenProps) {
  const say = useTexts(ledgerTexts);
  const { language } = useLocale();
  const href = useHref();
  const spec = entryLists[kind];
  const at = (id: number) => listHref(spec, list.chosen, { filters: { entry: id } });
  return (
    <RowPane
      title={say('entry', { id: entry.id })}
      close={{ to: listHref(spec, list.chosen, { filters: { entry: undefined }, page: list.chosen.page }), label: say('close') }}
    >
      <div className="stack panel-part">
        <DetailGrid
          details={[
            { label: say('amount'), value: <b>{entry.amount}</b> },
            { label: say('day'), value: `${entry.dayName}${entry.isClosed ? ` · ${say('isClosed')}` : ''}` },
            { label: say('heading'), value: entry.heading },
            { label: say('party'), value: entry.party || '–' },
            { label: say('reference'), value: entry.reference || '–' },
            { label: say('method'), value: localizedEntry(methodTexts, entry.method, language) || '–' },
            { label: say('note'), value: entry.note || '–' },
            { label: say('origin'), value: say(entry.origin) },
            { label: say('who'), value: `${entry.who ?? say('house')}, ${entry.written}` },
          ]}
        />
        {entry.counterId !== null && (
          <Link className="link" to={at(entry.counterId)}>
            {say('countered', { id: entry.counterId })}
          </Link>
        )}
        {entry.reversesId !== null && (
          <Link className="link" to={at(entry.reversesId)}>
            {say('counters', { id: entry.reversesId })}
          </Link>
        )}
        {entry.picture && (
          <a href={entry.picture.large} target="_blank" rel="noreferrer">
            <img
              className="receipt"
              src={entry.picture.small}
              alt={say('picture')}
              width={entry.picture.width}
              height={entry.picture.height}
            />
          </a>
        )}
        {entry.mayCounter && (
          <Form method="post" className="stack" preventScrollReset>
            <p className="small soft">{say('takeBackText')}</p>
            {hasProblem(answer) && <Notice tone="err">{answer.problem}</Notice>}
            <input type="hidden" name="id" value={entry.id} />
            <TextInput label={say('reason')} name="note" required maxLength={500} />
            <span className="row">
              <SubmitButton>{say('takeBack')}</SubmitButton>
              <ButtonLink to={`${href(textKeysOf[kind].addPage)}?correct=${entry.id}`}>{say('correct')}</ButtonLink>
            </span>
          </Form>
        )}
      </div>
    </RowPane>
  );
}

const hasProblem = (answer: unknown): answer is { problem: string } =>
  typeof answer === 'object' && answer !== null && 'problem' in answer && typeof answer.problem === 'string';
