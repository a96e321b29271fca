import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

/** The caption is for screen readers. Number cells take class "r". */
export function Table({ caption, plain, children }: { caption: string; plain?: boolean; children: ReactNode }) {
  return (
    <table className={classNames('table', plain && 'is-plain')}>
      <caption className="visually-hidden">{caption}</caption>
      {children}
    </table>
  );
}

export type FactRow = { label: ReactNode; note?: ReactNode; value: ReactNode };

type FactTableProps = {
  caption: string;
  rows: readonly FactRow[];
  /** The sum below the line. */
  total?: FactRow;
  /** Values are money or weight: right-aligned, tabular. */
  numbers?: boolean;
  plain?: boolean;
};

/** Name and value pairs; with a total it reads like an invoice. */
export function FactTable({ caption, rows, total, numbers, plain }: FactTableProps) {
  const line = (row: FactRow, key: number) => (
    <tr key={key}>
      <th scope="row">
        {row.label}
        {row.note && <small>{row.note}</small>}
      </th>
      <td className={numbers ? 'align-right' : undefined}>{row.value}</td>
    </tr>
  );
  return (
    <Table caption={caption} plain={plain}>
      <tbody>{rows.map(line)}</tbody>
      {total && <tfoot>{line(total, 0)}</tfoot>}
    </Table>
  );
}
