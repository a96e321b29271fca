import { useEffect, useMemo, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import {
  type PriceGrid,
  type PriceGridField,
  type PriceGridInput,
  pasteIntoPriceGrid,
  priceGridChangeOf,
  priceGridEffectOf,
  priceGridInputOf,
} from '#areas/catalog/rules/grid.ts';
import { plainAmount } from '#kernel/money.ts';
import type { action, PriceRow } from './load.server.ts';

/** What is typed so far, with the way back, and what the server says it would cost. */
export function useGrid(rows: readonly PriceRow[]) {
  const [grid, setGrid] = useState<PriceGrid>({});
  const [at, setAt] = useState('');
  const past = useRef<PriceGrid[]>([]);
  const effect = useMemo(() => priceGridEffectOf(rows, grid), [rows, grid]);
  const rowOf = useMemo(() => new Map(rows.map((row) => [row.skuId, row])), [rows]);
  const typed = (skuId: number): PriceGridInput => grid[skuId] ?? priceGridInputOf(rowOf.get(skuId) ?? emptyRow);
  const put = (next: PriceGrid) => {
    past.current = [...past.current.slice(-50), grid];
    setGrid(next);
  };
  const changes = rows.flatMap((row) => {
    const { isChanged, priceCents, discountBp } = priceGridChangeOf(row, grid[row.skuId]);
    if (!isChanged || priceCents === null || discountBp === null) return [];
    return [{ skuId: row.skuId, priceCents, discountBp, was: { priceCents: row.priceCents, discountBp: row.discountBp } }];
  });
  return {
    grid,
    effect,
    changes,
    typed,
    at,
    setAt,
    ...useBills(JSON.stringify(changes), at),
    type: (skuId: number, field: PriceGridField, text: string) => put({ ...grid, [skuId]: { ...typed(skuId), [field]: text } }),
    paste: (skuId: number, field: PriceGridField, text: string) =>
      put(
        pasteIntoPriceGrid(
          grid,
          rows.map((row) => row.skuId),
          { skuId, field },
          text,
          typed,
        ),
      ),
    fill: (from: number, to: readonly number[], field: PriceGridField) =>
      put({ ...grid, ...Object.fromEntries(to.map((skuId) => [skuId, { ...typed(skuId), [field]: typed(from)[field] }])) }),
    change: (to: (priceCents: number) => number) =>
      put(
        Object.fromEntries(
          rows.map((row) => [
            row.skuId,
            { ...typed(row.skuId), price: plainAmount(to(priceGridChangeOf(row, grid[row.skuId]).priceCents ?? row.priceCents)) },
          ]),
        ),
      ),
    back: () => {
      const last = past.current.pop();
      if (last) setGrid(last);
    },
    clear: () => {
      past.current = [];
      setGrid({});
      setAt('');
    },
  };
}
export type GridState = ReturnType<typeof useGrid>;

const emptyRow = { skuId: 0, priceCents: 0, discountBp: 10_000, costCents: 0, sold: 0 };
const restMs = 350;

/** Asks for the bill a moment after the last stroke. */
function useBills(changes: string, at: string) {
  const fetcher = useFetcher<typeof action>();
  const { submit } = fetcher;
  useEffect(() => {
    if (changes === '[]') return;
    const timer = setTimeout(() => void submit({ intent: 'effect', changes, at }, { method: 'post' }), restMs);
    return () => clearTimeout(timer);
  }, [changes, at, submit]);
  const bills = changes !== '[]' && fetcher.data && 'bills' in fetcher.data ? (fetcher.data.bills ?? []) : [];
  return { bills, isCounting: fetcher.state !== 'idle' };
}
