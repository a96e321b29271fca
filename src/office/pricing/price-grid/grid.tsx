import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { marginOf, type PriceGridField, priceGridChangeOf } from '#areas/catalog/rules/grid.ts';
import { grouped, groupedAmount } from '#kernel/money.ts';
import { PlannedBadge } from '#office/products/parts/planned-badge.tsx';
import { useTexts } from '#site/locale.tsx';
import { classNames } from '#ui/class-names.ts';
import type { PriceRow } from './load.server.ts';
import { priceGridTexts } from './price-grid-texts.ts';
import type { GridState } from './use-grid.ts';

export const formatGridAmount = (amount: number): string => groupedAmount(amount).replace('-', '−');
export const formatTenthsPercent = (tenths: number | null): string => (tenths === null ? '–' : (tenths / 10).toFixed(1));

/** Lines by color; cells are borderless until focused, and keys move as in a spreadsheet. */
export function PriceGrid({ rows, state, onApply }: { rows: readonly PriceRow[]; state: GridState; onApply: () => void }) {
  const say = useTexts(priceGridTexts);
  const body = useRef<HTMLTableElement>(null);
  const bands = Map.groupBy(rows, ({ colour }) => colour);
  const ids = rows.map(({ skuId }) => skuId);
  const go = (skuId: number, field: PriceGridField, steps: number) => {
    const next = ids[ids.indexOf(skuId) + steps];
    const cell = body.current?.querySelector<HTMLInputElement>(`[data-cell="${next}-${field}"]`);
    cell?.focus();
    cell?.select();
  };
  const onKey = (row: PriceRow, field: PriceGridField) => (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const isAll = input.selectionStart === 0 && input.selectionEnd === input.value.length;
    const isCommand = event.ctrlKey || event.metaKey;
    const keyActions: Readonly<Record<string, (() => void) | false>> = {
      ArrowUp: () => go(row.skuId, field, -1),
      ArrowDown: () => go(row.skuId, field, 1),
      Enter: () => (isCommand ? onApply() : go(row.skuId, field, event.shiftKey ? -1 : 1)),
      ArrowLeft: isAll && field === 'discount' && (() => go(row.skuId, 'price', 0)),
      ArrowRight: isAll && field === 'price' && (() => go(row.skuId, 'discount', 0)),
      d: isCommand && (() => state.fill(row.skuId, ids.slice(ids.indexOf(row.skuId) + 1, ids.indexOf(row.skuId) + 2), field)),
      z: isCommand && state.back,
      Escape: () => input.blur(),
    };
    const action = keyActions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
    if (event.key === 'd') go(row.skuId, field, 1);
  };
  const onPaste = (row: PriceRow, field: PriceGridField) => (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text)) return;
    event.preventDefault();
    state.paste(row.skuId, field, text);
  };
  return (
    <table className="grid-table is-tight price-grid" ref={body}>
      <caption className="visually-hidden">{say('title')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('sku')}</th>
          {(['stock', 'cost', 'list', 'factor', 'pays', 'margin', 'newList', 'factor', 'willPay', 'margin', 'sold', 'bill'] as const).map(
            (name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move.
              <th key={at} scope="col" className={classNames('num', [2, 6, 10].includes(at) && 'part')}>
                {say(name)}
              </th>
            ),
          )}
        </tr>
      </thead>
      {[...bands].map(([colour, lines]) => (
        <tbody key={colour}>
          {bands.size > 1 && (
            <tr className="band">
              <th colSpan={13} scope="colgroup">
                {colour || say('none')} · {say('rowsOf', { count: lines.length })}
              </th>
            </tr>
          )}
          {lines.map((row) => (
            <Line key={row.skuId} row={row} state={state} onKey={onKey} onPaste={onPaste} />
          ))}
        </tbody>
      ))}
      <Foot rows={rows} state={state} />
    </table>
  );
}

type LineProps = {
  row: PriceRow;
  state: GridState;
  onKey: (row: PriceRow, field: PriceGridField) => (event: KeyboardEvent<HTMLInputElement>) => void;
  onPaste: (row: PriceRow, field: PriceGridField) => (event: ClipboardEvent<HTMLInputElement>) => void;
};

function Line({ row, state, onKey, onPaste }: LineProps) {
  const say = useTexts(priceGridTexts);
  const next = priceGridChangeOf(row, state.grid[row.skuId]);
  const typed = state.typed(row.skuId);
  const bill = next.isChanged ? state.bills.find(({ skuId }) => skuId === row.skuId) : undefined;
  const [before, after] = [
    marginOf(row.payableCents, row.costCents),
    next.payableCents === null ? null : marginOf(next.payableCents, row.costCents),
  ];
  const change = before !== null && after !== null ? after - before : 0;
  const cell = (field: PriceGridField, isChanged: boolean, isWrong: boolean) => (
    <td className={classNames('cell', field === 'price' && 'part', isChanged && 'is-changed', isWrong && 'is-wrong')}>
      <input
        className="input num"
        inputMode="decimal"
        aria-label={say('cell', { code: row.code, field: say(field === 'price' ? 'newList' : 'factor') })}
        aria-invalid={isWrong || undefined}
        data-cell={`${row.skuId}-${field}`}
        value={typed[field]}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => state.type(row.skuId, field, event.currentTarget.value)}
        onKeyDown={onKey(row, field)}
        onPaste={onPaste(row, field)}
      />
    </td>
  );
  return (
    <tr className={row.isHidden ? 'is-off' : undefined}>
      <th scope="row" className="nowrap" title={row.name}>
        <b>{row.lengthInches === null ? row.code : say('inches', { inches: row.lengthInches })}</b>{' '}
        <span className="muted code">{row.lengthInches === null ? '' : row.code}</span> <PlannedBadge planned={row.planned} />
      </th>
      <td className="num">{row.stock}</td>
      <td className="num">{row.costCents ? formatGridAmount(row.costCents) : say('none')}</td>
      <td className="num part">{formatGridAmount(row.priceCents)}</td>
      <td className="num">{row.discountBp === 10_000 ? say('none') : (row.discountBp / 10_000).toFixed(2)}</td>
      <td className="num">{formatGridAmount(row.payableCents)}</td>
      <td className="num">{formatTenthsPercent(before)}</td>
      {cell('price', next.priceCents !== row.priceCents, next.priceCents === null)}
      {cell('discount', next.discountBp !== row.discountBp, next.discountBp === null)}
      <td className="num">{next.isChanged && next.payableCents !== null ? <b>{formatGridAmount(next.payableCents)}</b> : say('none')}</td>
      <td className="num">
        {next.isChanged ? formatTenthsPercent(after) : say('none')}
        {next.isChanged && change !== 0 && (
          <span className={change > 0 ? 'delta up' : 'delta down'}>
            {' '}
            {change > 0 ? '+' : '−'}
            {formatTenthsPercent(Math.abs(change))}
          </span>
        )}
      </td>
      <td className="num part">{row.sold || say('none')}</td>
      <td className="num">{bill ? <b>{formatGridAmount(bill.billCents)}</b> : say('none')}</td>
    </tr>
  );
}

function Foot({ rows, state: { effect, bills } }: { rows: readonly PriceRow[]; state: GridState }) {
  const say = useTexts(priceGridTexts);
  const sum = (of: (row: PriceRow) => number): number => rows.reduce((total, row) => total + of(row), 0);
  return (
    <tfoot>
      <tr>
        <td>{say('rowsOf', { count: rows.length })}</td>
        <td className="num">{grouped(sum((row) => row.stock))}</td>
        <td />
        <td className="part" colSpan={3}>
          {effect.changed > 0 && say('changedOf', { count: effect.changed })}
        </td>
        <td className="num">{formatTenthsPercent(effect.marginNow)}</td>
        <td className="part" colSpan={3} />
        <td className="num">{effect.changed > 0 ? formatTenthsPercent(effect.marginThen) : ''}</td>
        <td className="num part">{grouped(sum((row) => row.sold))}</td>
        <td className="num">{formatGridAmount(bills.reduce((total, { billCents }) => total + billCents, 0))}</td>
      </tr>
    </tfoot>
  );
}
