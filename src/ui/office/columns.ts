import type { ReactNode } from 'react';
import type { Sorted } from '#ui/office/head-cell.tsx';

export type Column<Row> = {
  id: string;
  label: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Line: never wraps. Number: right-aligned. Id: the row's name, bold. Cut: takes the room left and ends in dots. */
  kind?: 'text' | 'line' | 'number' | 'middle' | 'id' | 'cut';
  sorted?: Sorted;
  /** What stands under this column in the totals. */
  total?: ReactNode;
  width?: string;
  /** Shown only when somebody asks for it. */
  aside?: boolean;
  /** Always there. */
  fixed?: boolean;
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

/** The class of a cell, by the kind of its column. */
export const classOf = { text: undefined, line: 'nowrap', number: 'num', middle: 'align-center', id: 'id', cut: 'ellipsis' };
