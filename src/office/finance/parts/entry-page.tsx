import { Form, useNavigation } from 'react-router';
import { ledgerTexts, methodTexts } from '#areas/ledger/office-texts.ts';
import type { LedgerEntryPageData } from '#areas/ledger/services/entry-page.server.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { ButtonLink, SubmitButton } from '#ui/button.tsx';
import { Select, TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { UploadField } from '#ui/upload/upload-field.tsx';
import { LatestCard, NewHeadingCard, RecurringEntriesCard } from './entry-cards.tsx';

const textKeysOf = {
  income: { add: 'addIncome', description: 'addIncomeDescription', list: 'office-income', listWord: 'incomeTitle' },
  expenditure: {
    add: 'addExpenditure',
    description: 'addExpenditureDescription',
    list: 'office-expenditure',
    listWord: 'expenditureTitle',
  },
} as const;
const methods = ['bank', 'cash', 'card', 'paypal'] as const;

/** The entry form, with the latest and the recurring entries beside it. */
export function EntryPage({ page, answer }: { page: LedgerEntryPageData; answer: unknown }) {
  const say = useTexts(ledgerTexts);
  const href = useHref();
  const { kind, correcting, closedUntil } = page;
  const textKeys = textKeysOf[kind];
  useSuccessToast(answer);
  const problem = typeof answer === 'object' && answer !== null && 'problem' in answer ? String(answer.problem) : null;
  return (
    <>
      <PageHead
        title={correcting ? say('correctTitle', { id: correcting.id }) : say(textKeys.add)}
        sub={
          correcting ? say('correctText') : `${say(textKeys.description)}${closedUntil ? say('closedUntil', { month: closedUntil }) : ''}`
        }
        actions={<ButtonLink to={href(textKeys.list)}>{say(textKeys.listWord)}</ButtonLink>}
      />
      {problem && (
        <Notice tone="err">
          <b>{say('failed')}</b> {problem}
        </Notice>
      )}
      <div className="entry-columns">
        <EntryForm page={page} />
        <div className="stack">
          <LatestCard page={page} />
          <RecurringEntriesCard page={page} />
          <NewHeadingCard />
        </div>
      </div>
    </>
  );
}

function EntryForm({ page: { kind, key, today, headings, correcting } }: { page: LedgerEntryPageData }) {
  const say = useTexts(ledgerTexts);
  const sayMethod = useTexts(methodTexts);
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Card>
      <Form method="post" className="stack" preventScrollReset>
        <input type="hidden" name="idempotency_key" value={key} />
        {correcting && <input type="hidden" name="correct" value={correcting.id} />}
        <div className="fields-3">
          <TextInput
            label={say('amount')}
            name="amount"
            inputMode="decimal"
            required
            maxLength={14}
            help={say('amountHelp')}
            defaultValue={correcting?.typed}
          />
          <TextInput label={say('day')} name="booked_on" type="date" required defaultValue={correcting?.day ?? today} />
          <Select label={say('heading')} name="category_id" required defaultValue={correcting?.categoryId ?? ''}>
            <option value="" />
            {headings.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <TextInput label={say('party')} name="party" maxLength={200} optional={say('optional')} defaultValue={correcting?.party} />
          <TextInput
            label={say('reference')}
            name="reference"
            maxLength={100}
            optional={say('optional')}
            defaultValue={correcting?.reference}
          />
          <Select label={say('method')} name="method" defaultValue={correcting?.method || 'bank'}>
            {methods.map((method) => (
              <option key={method} value={method}>
                {sayMethod(method)}
              </option>
            ))}
            <option value="">{say('otherMethod')}</option>
          </Select>
        </div>
        <TextInput label={say('note')} name="note" maxLength={500} optional={say('optional')} />
        <UploadField label={say('picture')} maxFiles={1} />
        {!correcting && <Repeats kind={kind} />}
        <SubmitButton kind="primary" name="intent" value="save" busy={isBusy} className="at-start">
          {say(isBusy ? 'saving' : 'save')}
        </SubmitButton>
      </Form>
    </Card>
  );
}

/** The same fields as a recurring entry, starting on the day above. */
function Repeats({ kind }: { kind: LedgerEntryPageData['kind'] }) {
  const say = useTexts(ledgerTexts);
  return (
    <details className="entry-repeats" data-kind={kind}>
      <summary>{say('repeats')}</summary>
      <div className="fields-3 entry-repeats-fields">
        <TextInput label={say('dayOfMonth')} name="day_of_month" type="number" min={1} max={28} defaultValue={1} />
        <TextInput label={say('endsOn')} name="ends_on" type="date" optional={say('optional')} />
        <SubmitButton name="intent" value="standing">
          {say('repeatsSave')}
        </SubmitButton>
      </div>
    </details>
  );
}
