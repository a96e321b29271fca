import type { Column } from '#ui/office/columns.ts';

/** Sums below their columns; the label spans columns without a sum. `lead` counts empty cells before the first. */
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
