import { Form } from 'react-router';
import { cents, dollars } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { Button } from '#ui/button.tsx';
import type { Column } from '#ui/office/columns.ts';
import { DataTable } from '#ui/office/data-table.tsx';
import { TableCard } from '#ui/office/table-card.tsx';
import { priceRuleOfficeTexts } from '../office-texts.ts';
import type { PriceRulesPageData } from './load.server.ts';

type Row = PriceRulesPageData['rules'][number];

/** Parts whose value is a share; all others are money. */
const isShare = ({ kind }: Row): boolean => kind === 'density' || kind === 'margin';
export const formatBasisPoints = (bp: number): string => `${bp / 100}`;

/** Each row is its own form: one saved number is one audit entry. */
export function RuleTable({ page: { rules, shown, mayEdit, changes } }: { page: PriceRulesPageData }) {
  const say = useTexts(priceRuleOfficeTexts);
  const before = new Map(changes.map((change) => [change.id, change.from]));
  const was = (row: Row): string | null => {
    const value = before.get(`${row.id} ${isShare(row) ? 'factorBp' : 'amountCents'}`);
    if (value === undefined || value === null) return null;
    return say('changed', { before: isShare(row) ? `${formatBasisPoints(value)}%` : dollars(cents(value)) });
  };
  const range = ({ lengthFromInches: from, lengthToInches: to }: Row): string =>
    from === 0 && to >= 60 ? '' : to >= 60 ? say('from', { from }) : say('inches', { from, to });
  const columns: readonly Column<Row>[] = [
    { id: 'part', label: say('part'), kind: 'line', width: '150px', cell: (row) => say(`part-${row.kind}`) },
    {
      id: 'name',
      label: say('name'),
      kind: 'text',
      cell: (row) => (
        <span className="two">
          {row.name}
          <small>{[row.keyWords || say('always'), range(row)].filter(Boolean).join(', ')}</small>
        </span>
      ),
    },
    {
      id: 'figure',
      label: say('figure'),
      kind: 'line',
      width: '330px',
      cell: (row) => <Figure row={row} mayEdit={mayEdit} was={was(row)} />,
    },
  ];
  return (
    <TableCard label={say('table', { version: shown.version })}>
      <DataTable caption={say('table', { version: shown.version })} columns={columns} rows={rules} keyOf={(row) => String(row.id)} />
    </TableCard>
  );
}

function Figure({ row, mayEdit, was }: { row: Row; mayEdit: boolean; was: string | null }) {
  const say = useTexts(priceRuleOfficeTexts);
  const notes = [row.vendorCents === null ? null : say('vendor', { amount: dollars(cents(row.vendorCents)) }), was].filter(Boolean);
  const figure = isShare(row) ? formatBasisPoints(row.factorBp) : String(row.amountCents / 100);
  const label = `${row.name}: ${say(isShare(row) ? 'share' : 'amount')}`;
  return (
    <span className="two">
      {mayEdit && row.vendorCents === null ? (
        <Form method="post" className="rule-figure" preventScrollReset>
          <input type="hidden" name="id" value={row.id} />
          <input type="hidden" name="intent" value="figure" />
          <span aria-hidden="true">{isShare(row) ? '%' : '$'}</span>
          <input
            className="input num"
            name={isShare(row) ? 'share' : 'amount'}
            aria-label={label}
            defaultValue={figure}
            key={figure}
            inputMode="decimal"
            required
          />
          {row.kind === 'hair' && (
            <input
              className="input num"
              name="grams"
              aria-label={`${row.name}: ${say('grams')}`}
              defaultValue={row.grams}
              inputMode="numeric"
            />
          )}
          <small>{say('days')}</small>
          <input
            className="input num"
            name="days"
            aria-label={`${row.name}: ${say('days')}`}
            defaultValue={row.leadDays}
            inputMode="numeric"
          />
          <Button type="submit" size="small" aria-label={say('saveOne', { name: row.name })}>
            {say('save')}
          </Button>
        </Form>
      ) : (
        <span className="num">
          {isShare(row) ? `${figure}%` : dollars(cents(row.vendorCents ?? row.amountCents))}
          {row.kind === 'hair' && ` · ${row.grams} g`}
          {row.leadDays > 0 && ` · ${say('days')} ${row.leadDays}`}
        </span>
      )}
      {notes.length > 0 && <small>{notes.join(' · ')}</small>}
    </span>
  );
}
