import { Form, Link } from 'react-router';
import { ledgerTexts } from '#areas/ledger/office-texts.ts';
import type { LedgerEntryPageData } from '#areas/ledger/services/entry-page.server.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { Card } from '#ui/office/card.tsx';
import { DataTable } from '#ui/office/data-table.tsx';

export function LatestCard({ page: { kind, latest } }: { page: LedgerEntryPageData }) {
  const say = useTexts(ledgerTexts);
  const href = useHref();
  const list = href(kind === 'income' ? 'office-income' : 'office-expenditure');
  if (latest.length === 0) return <Card title={say('latest')}>{say('latestNone')}</Card>;
  return (
    <Card title={say('latest')} flush>
      <DataTable
        caption={say('latest')}
        rows={latest}
        keyOf={({ id }) => String(id)}
        density="tight"
        columns={[
          { id: 'day', label: say('day'), kind: 'line', width: '124px', cell: ({ dayName }) => dayName },
          {
            id: 'heading',
            label: say('heading'),
            kind: 'cut',
            cell: ({ id, heading }) => (
              <Link className="link" to={`${list}?entry=${id}`}>
                {heading}
              </Link>
            ),
          },
          { id: 'party', label: say('party'), kind: 'cut', cell: ({ party }) => party || '–' },
          { id: 'amount', label: say('amount'), kind: 'number', width: '110px', cell: ({ amount }) => amount },
        ]}
      />
    </Card>
  );
}

export function RecurringEntriesCard({ page: { recurringEntries } }: { page: LedgerEntryPageData }) {
  const say = useTexts(ledgerTexts);
  return (
    <Card title={say('repeatsTitle')} flush={recurringEntries.length > 0}>
      {recurringEntries.length === 0 ? (
        say('repeatsNone')
      ) : (
        <>
          <p className="small soft repeats-note">{say('repeatsText')}</p>
          <DataTable
            caption={say('repeatsTitle')}
            rows={recurringEntries}
            keyOf={({ id }) => String(id)}
            density="tight"
            rowState={({ isOver }) => (isOver ? 'off' : undefined)}
            columns={[
              { id: 'heading', label: say('heading'), kind: 'cut', cell: ({ heading }) => heading },
              { id: 'party', label: say('party'), kind: 'cut', cell: ({ party }) => party || '–' },
              {
                id: 'day',
                label: say('day'),
                kind: 'line',
                width: '136px',
                cell: ({ dayOfMonth, endsOn }) => (
                  <span className="two">
                    <span>{say('every', { day: dayOfMonth })}</span>
                    {endsOn && <small>{say('ends', { day: endsOn })}</small>}
                  </span>
                ),
              },
              { id: 'amount', label: say('amount'), kind: 'number', width: '104px', cell: ({ amount }) => amount },
              { id: 'end', label: say('end'), kind: 'line', width: '76px', cell: (row) => (row.isOver ? null : <End id={row.id} />) },
            ]}
          />
        </>
      )}
    </Card>
  );
}

function End({ id }: { id: number }) {
  const say = useTexts(ledgerTexts);
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <SubmitButton size="small" kind="bare" name="intent" value="end">
        {say('end')}
      </SubmitButton>
    </Form>
  );
}

export function NewHeadingCard() {
  const say = useTexts(ledgerTexts);
  return (
    <Card title={say('newHeading')}>
      <Form method="post" className="fields-end" preventScrollReset>
        <TextInput label={say('nameEn')} name="name_en" required maxLength={80} />
        <TextInput label={say('nameZh')} name="name_zh" required maxLength={80} />
        <SubmitButton name="intent" value="heading">
          {say('addHeading')}
        </SubmitButton>
      </Form>
    </Card>
  );
}
