import { type DragEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useFetcher } from 'react-router';
import { classNames } from '#ui/class-names.ts';

type OrderedProps<Row extends { readonly id: number }> = {
  rows: readonly Row[];
  /** Sent with the new order of ids. */
  intent: string;
  handle: (row: Row) => string;
  current?: number | undefined;
  children: (row: Row) => ReactNode;
};

/** A list whose order is changed by dragging a row, or by the arrow keys on its handle. */
export function Ordered<Row extends { readonly id: number }>({ rows, intent, handle, current, children }: OrderedProps<Row>) {
  const fetcher = useFetcher();
  const [dragged, setDragged] = useState<number | null>(null);
  const sent = fetcher.formData?.get('order');
  const order = typeof sent === 'string' ? sent.split(',').map(Number) : rows.map(({ id }) => id);
  const shown = order.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const place = (id: number, at: number) => {
    const rest = order.filter((one) => one !== id);
    const to = Math.max(0, Math.min(rest.length, at));
    void fetcher.submit({ intent, order: [...rest.slice(0, to), id, ...rest.slice(to)].join() }, { method: 'post' });
  };
  const onKey = (id: number) => (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    place(id, order.indexOf(id) + step);
  };
  const onDrop = (at: number) => (event: DragEvent) => {
    event.preventDefault();
    if (dragged !== null) place(dragged, at);
    setDragged(null);
  };
  return (
    <ol className="goods-order">
      {shown.map((row, at) => (
        <li
          key={row.id}
          className={classNames(row.id === current && 'is-current', row.id === dragged && 'is-dragged')}
          draggable
          onDragStart={() => setDragged(row.id)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={onDrop(at)}
        >
          <button type="button" className="handle" aria-label={handle(row)} onKeyDown={onKey(row.id)}>
            ⋮⋮
          </button>
          {children(row)}
        </li>
      ))}
    </ol>
  );
}
