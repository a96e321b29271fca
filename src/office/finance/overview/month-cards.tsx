import { Form, Link } from 'react-router';
import { moneyTexts } from '#areas/reports/office-texts.ts';
import type { MonthsPageData } from '#areas/reports/services/money-page.server.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Card, RowsLink } from '#ui/office/card.tsx';
import { DataTable } from '#ui/office/data-table.tsx';

/** Payments, refunds and deliveries against the ledger, and the differences. */
export function CheckCard({ page: { check, shown } }: { page: MonthsPageData }) {
  const say = useTexts(moneyTexts);
  const href = useHref();
  if (!check) return null;
  if (check.sums.length === 0) return <Card title={say('check')}>{say('nothing')}</Card>;
  const sourceLabel = (source: string) => say(source === 'refund' ? 'refund' : source === 'delivery' ? 'delivery' : 'capture');
  return (
    <Card title={say('check')} aside={<CheckAgain month={shown} />} flush>
      <DataTable
        caption={say('check')}
        rows={check.sums}
        keyOf={({ source }) => source}
        rowState={({ isOff }) => (isOff ? 'bad' : undefined)}
        density="tight"
        columns={[
          { id: 'source', label: say('source'), kind: 'line', cell: ({ source }) => sourceLabel(source) },
          { id: 'count', label: say('count'), kind: 'number', cell: ({ count }) => count },
          { id: 'says', label: say('sourceSum'), kind: 'number', cell: ({ says }) => says },
          { id: 'booked', label: say('bookedSum'), kind: 'number', cell: ({ booked }) => booked },
          { id: 'difference', label: say('difference'), kind: 'number', cell: ({ difference }) => <b>{difference}</b> },
        ]}
      />
      {check.differences.length > 0 && (
        <DataTable
          caption={say('what')}
          rows={check.differences}
          keyOf={({ id }) => id}
          density="tight"
          columns={[
            { id: 'day', label: say('day'), kind: 'line', cell: ({ day }) => day },
            {
              id: 'number',
              label: say('number'),
              kind: 'cut',
              cell: ({ number, source }) =>
                source === 'delivery' ? (
                  number
                ) : (
                  <Link className="link" to={`${href('office-income')}?q=${encodeURIComponent(number)}`}>
                    {number || '–'}
                  </Link>
                ),
            },
            { id: 'what', label: say('what'), kind: 'line', cell: ({ kind }) => say(kind === 'day' ? 'dayDiffers' : kind) },
            { id: 'says', label: say('sourceSum'), kind: 'number', cell: ({ says }) => says },
            { id: 'booked', label: say('bookedSum'), kind: 'number', cell: ({ booked }) => booked },
          ]}
        />
      )}
      {check.hasMore && <p className="small soft card-note">{say('more')}</p>}
    </Card>
  );
}

function CheckAgain({ month }: { month: string }) {
  const say = useTexts(moneyTexts);
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="month" value={month} />
      <SubmitButton name="intent" value="check" kind="bare" size="small">
        {say('checkAgain')}
      </SubmitButton>
    </Form>
  );
}

/** Totals by category; each links to its rows. */
export function HeadingsCard({ page: { byHeading, shownName, span } }: { page: MonthsPageData }) {
  const say = useTexts(moneyTexts);
  const href = useHref();
  const query = span ? `from=${span.from}&to=${span.to}` : '';
  const rowsAt = (kind: string, id: number) => `${href(kind === 'income' ? 'office-income' : 'office-expenditure')}?heading=${id}&${query}`;
  return (
    <Card
      title={say('headings', { month: shownName })}
      aside={<RowsLink to={`${href('office-money')}?view=journal&${query}`}>{say('openRows')}</RowsLink>}
      flush
    >
      <DataTable
        caption={say('headings', { month: shownName })}
        rows={byHeading}
        keyOf={({ id }) => String(id)}
        density="tight"
        columns={[
          {
            id: 'heading',
            label: say('heading'),
            kind: 'cut',
            width: '45%',
            cell: ({ id, kind, name }) => (
              <Link className="link" to={rowsAt(kind, id)}>
                {name}
              </Link>
            ),
          },
          { id: 'kind', label: say('kind'), kind: 'line', cell: ({ kind }) => say(kind) },
          { id: 'before', label: say('before'), kind: 'number', cell: ({ before }) => <span className="muted">{before}</span> },
          { id: 'amount', label: say('result'), kind: 'number', cell: ({ amount }) => amount },
        ]}
      />
    </Card>
  );
}
