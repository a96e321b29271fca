import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useHref } from '#site/locale.tsx';
import type { SaleEffectSummary } from './effect.server.ts';
import type { loader } from './load.server.ts';

export type SaleEffectState = { readonly effect: SaleEffectSummary | null; readonly isBusy: boolean; readonly hasFailed: boolean };

/** Loads the effect after the page; the router reloads it after every change. */
export function useSaleEffect(saleId: number): SaleEffectState {
  const { load, data, state } = useFetcher<typeof loader>();
  const path = `${useHref()('office-promotion')}?id=${saleId}&part=effect`;
  useEffect(() => void load(path), [load, path]);
  return { effect: data?.effect ?? null, isBusy: !data || state !== 'idle', hasFailed: data !== undefined && data.effect === null };
}
