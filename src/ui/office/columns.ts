import type { ReactNode } from 'react';
import type { Sorted } from '#ui/office/head-cell.tsx';

export type Column<Row> = {
  id: string;
  label: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Line: never wraps. Number: right-aligned. Id: the row's name, bold. Cut: takes the remaining width with an ellipsis. */
  kind?: 'text' | 'line' | 'number' | 'middle' | 'id' | 'cut';
  sorted?: Sorted;
  /** Total below this column. */
  total?: ReactNode;
  width?: string;
  /** Hidden by default. */
  aside?: boolean;
  /** Cannot be hidden. */
  fixed?: boolean;
};

export type Ticking<Row> = {
  /** Form field of the selected keys. */
  name: string;
  all: string;
  one: (row: Row) => string;
  ticked?: ReadonlySet<string>;
  onTick?: (key: string, on: boolean) => void;
  onAll?: (on: boolean) => void;
};

export type RowState = 'current' | 'bad' | 'off' | undefined;

export const classOf = { text: undefined, line: 'nowrap', number: 'num', middle: 'align-center', id: 'id', cut: 'ellipsis' };
