import { classNames } from '#ui/class-names.ts';
import { type Column, classOf, type RowState, type Ticking } from '#ui/office/columns.ts';
import { HeadCell } from '#ui/office/head-cell.tsx';
import { TotalsRow } from '#ui/office/totals-row.tsx';

type DataTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  rowState?: (row: Row) => RowState;
  ticking?: Ticking<Row>;
  /** Roomy rows fit a picture; tight columns save width. */
  density?: 'normal' | 'roomy' | 'tight';
};

/** Sticky head and totals, right-aligned numbers. Put it in TableCard, which scrolls. */
export function DataTable<Row>({ caption, columns, rows, keyOf, rowState, ticking, density = 'normal' }: DataTableProps<Row>) {
  const hasTotals = columns.some((column) => column.total !== undefined);
  return (
    <table className={classNames('grid-table', density !== 'normal' && `is-${density}`)}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {ticking && (
            <th className="tick">
              <TickBox label={ticking.all} on={isAllTicked(rows, keyOf, ticking)} onTick={ticking.onAll} />
            </th>
          )}
          {columns.map(({ id, label, kind = 'text', sorted, width }) => (
            <HeadCell key={id} label={label} className={classOf[kind === 'id' ? 'text' : kind]} sorted={sorted} width={width} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <DataRow key={keyOf(row)} {...{ row, columns, ticking }} id={keyOf(row)} rowState={rowState?.(row)} />
        ))}
      </tbody>
      {hasTotals && (
        <tfoot>
          <TotalsRow columns={columns} lead={ticking ? 1 : 0} />
        </tfoot>
      )}
    </table>
  );
}

type DataRowProps<Row> = { row: Row; id: string; columns: readonly Column<Row>[]; ticking?: Ticking<Row>; rowState: RowState };

function DataRow<Row>({ row, id, columns, ticking, rowState }: DataRowProps<Row>) {
  return (
    <tr className={rowState && `is-${rowState}`} data-row={id}>
      {ticking && (
        <td className="tick">
          <TickBox
            label={ticking.one(row)}
            name={ticking.name}
            value={id}
            on={ticking.ticked?.has(id)}
            onTick={ticking.onTick && ((on) => ticking.onTick?.(id, on))}
          />
        </td>
      )}
      {columns.map(({ id: column, kind = 'text', cell }) =>
        kind === 'id' ? (
          <th key={column} scope="row" className="id">
            {cell(row)}
          </th>
        ) : (
          <td key={column} className={classOf[kind]}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

type TickBoxProps = { label: string; name?: string; value?: string; on?: boolean; onTick?: (on: boolean) => void };

/** Controlled by React with a listener, otherwise by the form. */
function TickBox({ label, name, value, on = false, onTick }: TickBoxProps) {
  const state = onTick
    ? { checked: on, onChange: (event: { currentTarget: HTMLInputElement }) => onTick(event.currentTarget.checked) }
    : { defaultChecked: on };
  return <input type="checkbox" aria-label={label} name={name} value={value} {...state} />;
}

const isAllTicked = <Row,>(rows: readonly Row[], keyOf: (row: Row) => string, { ticked }: Ticking<Row>): boolean =>
  rows.length > 0 && rows.every((row) => ticked?.has(keyOf(row)));
