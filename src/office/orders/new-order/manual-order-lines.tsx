import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useTexts } from '#site/locale.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import { ProductSearch } from '../parts/product-search.tsx';
import type { ManualOrderQuote } from './load.server.ts';
import { manualOrderTexts } from './texts.ts';

export type ManualOrderLine = {
  readonly skuId: number;
  readonly name: string;
  readonly quantity: number;
  readonly estimate: string | null;
};
type LinesProps = {
  picked: readonly ManualOrderLine[];
  onChange: (lines: readonly ManualOrderLine[]) => void;
  quote: ManualOrderQuote | undefined;
};
const isSame = (one: ManualOrderLine, other: ManualOrderLine): boolean => one.skuId === other.skuId && one.estimate === other.estimate;

/** Products, and built items by estimate number. */
export function ManualOrderLines({ picked, onChange, quote }: LinesProps) {
  const say = useTexts(manualOrderTexts);
  const add = (line: ManualOrderLine) => {
    const known = picked.find((one) => isSame(one, line));
    onChange(known ? picked.map((one) => (one === known ? { ...one, quantity: one.quantity + line.quantity } : one)) : [...picked, line]);
  };
  const change = (line: ManualOrderLine, quantity: number) => onChange(picked.map((one) => (one === line ? { ...one, quantity } : one)));
  return (
    <Card title={say('goods')}>
      <div className="stack">
        <ProductSearch at="office-order" onPick={({ id, name }) => add({ skuId: id, name, quantity: 1, estimate: null })} />
        <AddEstimate onPick={add} />
        {picked.length === 0 ? (
          <p className="muted">{say('noGoods')}</p>
        ) : (
          <table className="grid-table">
            <caption className="visually-hidden">{say('goods')}</caption>
            <thead>
              <tr>
                <th scope="col">{say('name')}</th>
                <th scope="col">{say('pieces')}</th>
                <th scope="col" className="num">
                  {say('unit')}
                </th>
                <th scope="col" className="num">
                  {say('sum')}
                </th>
                <th scope="col">
                  <span className="visually-hidden">{say('removeColumn')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {picked.map((line) => (
                <LineRow
                  key={`${line.skuId} ${line.estimate ?? ''}`}
                  line={line}
                  quoted={quote?.lines.find((one) => one.skuId === line.skuId && one.estimate === line.estimate)}
                  isQuoted={quote !== undefined}
                  onCount={(quantity) => change(line, quantity)}
                  onRemove={() => onChange(picked.filter((one) => one !== line))}
                />
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Card>
  );
}

type RowProps = {
  line: ManualOrderLine;
  quoted: ManualOrderQuote['lines'][number] | undefined;
  isQuoted: boolean;
  onCount: (quantity: number) => void;
  onRemove: () => void;
};

function LineRow({ line, quoted, isQuoted, onCount, onRemove }: RowProps) {
  const say = useTexts(manualOrderTexts);
  const fault =
    quoted && quoted.state !== 'fine' && quoted.state !== 'gone'
      ? say('only', { count: quoted.limit })
      : quoted?.state === 'gone' || (isQuoted && !quoted)
        ? say('gone')
        : null;
  return (
    <tr>
      <td>
        <input type="hidden" name="items.sku_id" value={line.skuId} />
        <input type="hidden" name="items.quantity" value={line.quantity} />
        <input type="hidden" name="items.product_attribute" value={line.estimate ? JSON.stringify({ estimate: line.estimate }) : ''} />
        {quoted?.name ?? line.name} {line.estimate && <span className="muted small">{line.estimate}</span>}{' '}
        {fault && <span className="badge badge-warn">{fault}</span>}
      </td>
      <td>
        <input
          className="input input-num"
          type="number"
          min={1}
          max={999}
          aria-label={`${say('pieces')}: ${line.name}`}
          value={line.quantity}
          onChange={(event) => onCount(Math.max(1, Math.min(999, Number(event.currentTarget.value) || 1)))}
        />
      </td>
      <td className="num">{quoted?.unit}</td>
      <td className="num">{quoted?.sum}</td>
      <td>
        <IconButton label={say('remove', { name: line.name })} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      </td>
    </tr>
  );
}

type EstimateLine = { skuId: number; name: string; quantity: number; estimate: string };
type Answer = { readonly piece?: EstimateLine; readonly problem?: string };

function AddEstimate({ onPick }: { onPick: (line: ManualOrderLine) => void }) {
  const say = useTexts(manualOrderTexts);
  const fetcher = useFetcher<Answer>();
  const [typed, setTyped] = useState('');
  const pick = useRef(onPick);
  pick.current = onPick;
  const line = fetcher.data?.piece;
  useEffect(() => {
    if (!line) return;
    pick.current(line);
    setTyped('');
  }, [line]);
  return (
    <div className="stack">
      <div className="row">
        <input
          className="input fill-row"
          aria-label={say('estimate')}
          placeholder={say('estimate')}
          value={typed}
          maxLength={40}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button
          disabled={typed.trim() === ''}
          busy={fetcher.state !== 'idle'}
          onClick={() => void fetcher.submit({ intent: 'estimate', estimate: typed.trim() }, { method: 'post' })}
        >
          {say('addEstimate')}
        </Button>
      </div>
      {fetcher.data?.problem && <Notice tone="err">{fetcher.data.problem}</Notice>}
    </div>
  );
}
