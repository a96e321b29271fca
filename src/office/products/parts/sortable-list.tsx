import { type DragEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, Link, useFetcher, useNavigation } from 'react-router';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useTexts } from '#site/locale.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { Column } from '#ui/office/columns.ts';
import { categoryOfficeTexts } from '../categories/category-office-texts.ts';

type OrderedProps<Row extends { readonly id: number; readonly name: string }> = {
  rows: readonly Row[];
  /** Sent with the new order of ids. */
  intent: string;
  current?: number | undefined;
  children: (row: Row) => ReactNode;
};

/** Reordered by dragging, by buttons, or by arrow keys on the handle. */
export function SortableList<Row extends { readonly id: number; readonly name: string }>({
  rows,
  intent,
  current,
  children,
}: OrderedProps<Row>) {
  const say = useTexts(categoryOfficeTexts);
  const fetcher = useFetcher();
  useSuccessToast(fetcher.data);
  const rememberFocus = useRestoredFocus(fetcher.state);
  const [dragged, setDragged] = useState<number | null>(null);
  const sent = fetcher.formData?.get('order');
  const order = typeof sent === 'string' ? sent.split(',').map(Number) : rows.map(({ id }) => id);
  const sortedRows = order.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const place = (id: number, at: number) => {
    const rest = order.filter((one) => one !== id);
    const to = Math.max(0, Math.min(rest.length, at));
    const next = [...rest.slice(0, to), id, ...rest.slice(to)].join();
    if (next !== order.join()) void fetcher.submit({ intent, order: next }, { method: 'post' });
  };
  const step = (id: number, by: number) => {
    rememberFocus();
    place(id, order.indexOf(id) + by);
  };
  const onKey = (id: number) => (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    step(id, by);
  };
  const onDrop = (at: number) => (event: DragEvent) => {
    event.preventDefault();
    if (dragged !== null) place(dragged, at);
    setDragged(null);
  };
  return (
    <ol className="goods-order">
      {sortedRows.map((row, at) => (
        <li
          key={row.id}
          className={classNames(row.id === current && 'is-current', row.id === dragged && 'is-dragged')}
          draggable
          onDragStart={() => setDragged(row.id)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={onDrop(at)}
        >
          <button type="button" className="handle" aria-label={say('handle', { name: row.name })} onKeyDown={onKey(row.id)}>
            ⋮⋮
          </button>
          {children(row)}
          <span className="goods-steps">
            <Button size="small" kind="bare" aria-label={say('upNamed', { name: row.name })} onClick={() => step(row.id, -1)}>
              ↑
            </Button>
            <Button size="small" kind="bare" aria-label={say('downNamed', { name: row.name })} onClick={() => step(row.id, 1)}>
              ↓
            </Button>
          </span>
        </li>
      ))}
    </ol>
  );
}

type FactsProps<Row> = { to: string; row: Row; columns: readonly Column<Row>[] };

/** The name, and below it the chosen columns. */
export function RowFacts<Row extends { readonly name: string }>({ to, row, columns }: FactsProps<Row>) {
  const facts = columns.flatMap(({ id, fixed, cell }) => {
    const fact = fixed ? null : cell(row);
    return fact ? [<span key={id}>{fact}</span>] : [];
  });
  return (
    <Link className="two" to={to}>
      <b>{row.name}</b>
      {facts.length > 0 && <small className="goods-facts">{facts}</small>}
    </Link>
  );
}

type StepsProps = { intent: string; id: number; of: number; name: string };

/** Moves a table row up or down, saved at once. */
export function MoveButtons({ intent, id, of, name }: StepsProps) {
  const say = useTexts(categoryOfficeTexts);
  const rememberFocus = useRestoredFocus(useNavigation().state);
  return (
    <Form method="post" className="goods-steps" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="of" value={of} />
      <Button type="submit" size="small" kind="bare" name="by" value="-1" aria-label={say('upNamed', { name })} onClick={rememberFocus}>
        ↑
      </Button>
      <Button type="submit" size="small" kind="bare" name="by" value="1" aria-label={say('downNamed', { name })} onClick={rememberFocus}>
        ↓
      </Button>
    </Form>
  );
}

/** A moved row loses focus; it is restored, so that a key can be pressed repeatedly. */
function useRestoredFocus(state: 'idle' | 'loading' | 'submitting'): () => void {
  const focused = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (state === 'submitting' || !focused.current) return;
    focused.current.focus({ preventScroll: true });
    if (state === 'idle') focused.current = null;
  }, [state]);
  return () => {
    focused.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  };
}
