import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { HeadCell, type Sorted } from '#ui/office/head-cell.tsx';

export type Column<Row> = {
  id: string;
  label: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Number: right-aligned. Id: the row's name, bold. Cut: takes the room left and ends in dots. */
  kind?: 'text' | 'number' | 'middle' | 'id' | 'cut';
  sorted?: Sorted;
  /** What stands under this column in the totals. */
  total?: ReactNode;
  width?: string;
};

export type Ticking<Row> = {
  /** Name of the form field the ticked keys are sent under. */
  name: string;
  all: string;
  one: (row: Row) => string;
  ticked?: ReadonlySet<string>;
  onTick?: (key: string, on: boolean) => void;
  onAll?: (on: boolean) => void;
};

export type RowLook = 'current' | 'bad' | 'off' | undefined;

type DataTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  look?: (row: Row) => RowLook;
  ticking?: Ticking<Row>;
  /** Roomy rows hold a picture; tight columns save width. */
  density?: 'normal' | 'roomy' | 'tight';
};

const classOf = { text: undefined, number: 'num', middle: 'mid', id: 'id', cut: 'ell' };

/** Sticky head, sticky totals, numbers to the right. Put it in TableCard, which scrolls. */
export function DataTable<Row>({ caption, columns, rows, keyOf, look, ticking, density = 'normal' }: DataTableProps<Row>) {
  const hasTotals = columns.some((column) => column.total !== undefined);
  return (
    <table className={classNames('grid-table', density !== 'normal' && `is-${density}`)}>
      <caption className="vh">{caption}</caption>
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
          <DataRow key={keyOf(row)} {...{ row, columns, ticking }} id={keyOf(row)} look={look?.(row)} />
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

/** One line of sums under its columns; words run on over the columns without a sum. Lead counts the empty cells before the first. */
export function TotalsRow<Row>({ columns, lead = 0 }: { columns: readonly Column<Row>[]; lead?: number }) {
  return (
    <tr>
      {lead > 0 && <td colSpan={lead} />}
      {totalCells(columns).map(({ column, span }) => (
        <td key={column.id} colSpan={span} className={column.kind === 'number' ? 'num' : undefined}>
          {column.total}
        </td>
      ))}
    </tr>
  );
}

function totalCells<Row>(columns: readonly Column<Row>[]) {
  const cells: { column: Column<Row>; span: number }[] = [];
  for (const column of columns) {
    const last = cells.at(-1);
    if (last && column.total === undefined && last.column.kind !== 'number') last.span += 1;
    else cells.push({ column, span: 1 });
  }
  return cells;
}

type DataRowProps<Row> = { row: Row; id: string; columns: readonly Column<Row>[]; ticking?: Ticking<Row>; look: RowLook };

function DataRow<Row>({ row, id, columns, ticking, look }: DataRowProps<Row>) {
  return (
    <tr className={look && `is-${look}`} data-row={id}>
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

/** Kept by React when somebody listens, by the form when nobody does. */
function TickBox({ label, name, value, on = false, onTick }: TickBoxProps) {
  const state = onTick
    ? { checked: on, onChange: (event: { currentTarget: HTMLInputElement }) => onTick(event.currentTarget.checked) }
    : { defaultChecked: on };
  return <input type="checkbox" aria-label={label} name={name} value={value} {...state} />;
}

const isAllTicked = <Row,>(rows: readonly Row[], keyOf: (row: Row) => string, { ticked }: Ticking<Row>): boolean =>
  rows.length > 0 && rows.every((row) => ticked?.has(keyOf(row)));
