import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { ProductSnapshot } from '#areas/cart/rules/sums.ts';
import type { SetPriceRule } from '#areas/pricing/rules/sets.ts';
import type { GiftRule } from '#areas/promotions/rules/gifts.ts';
import type { QuantityTier } from '#areas/promotions/rules/quantity-tiers.ts';
import { mergeSnapshots } from '#shop/offline/rules/snapshots.ts';
import { useHref } from '#site/locale.tsx';
import { readStored, writeStored } from '#site/storage.ts';
import { parseCheckoutStep } from './steps/checkout-steps.ts';

type EstimateSnapshot = ProductSnapshot & { readonly estimate: string; readonly problem: string };
/** Quantity tiers that apply, and the account's minimum quantity. */
type Trade = { readonly steps: readonly QuantityTier[]; readonly least: number };
type Answer = {
  readonly requestedIds: readonly number[];
  readonly snapshots: readonly ProductSnapshot[] | null;
  readonly numbers: readonly string[];
  readonly composed: readonly EstimateSnapshot[];
  readonly setRules: readonly SetPriceRule[];
  readonly gifts: readonly (GiftRule & { readonly name: string })[];
  readonly trade: Trade | null;
};
const noTrade: Trade = { steps: [], least: 0 };
const nothing = {
  ...{ requestedIds: [], snapshots: null, numbers: [], composed: [], setRules: [], gifts: [] },
  ...{ trade: null, beside: null, promises: null, step: null },
};

/** The page's clientLoader: a failed request is a result shown in place of the products, and the page stays. */
export async function loadOrEmpty<T extends Answer>({
  request,
  serverLoader,
}: {
  request: Request;
  serverLoader: () => Promise<T>;
}): Promise<T | typeof nothing> {
  // A checkout step cannot work without the server: it fails like other pages, or redirects.
  if (parseCheckoutStep(new URL(request.url).searchParams)) return serverLoader();
  try {
    return await serverLoader();
  } catch {
    return nothing;
  }
}

type Whole = Answer & { readonly snapshots: readonly ProductSnapshot[] };
export const storedSnapshots = (): Whole | null => readStored('snapshots') as Whole | null;

/** Offline, the last answer is used. */
function useAnswer(response: Answer | undefined): Answer | undefined {
  useEffect(() => {
    if (response?.snapshots) writeStored('snapshots', mergeSnapshots(storedSnapshots(), { ...response, snapshots: response.snapshots }));
  }, [response]);
  return response?.snapshots === null ? (storedSnapshots() ?? response) : response;
}

const oldMs = 30_000;

/** Current data of the SKUs; requested again for new SKUs and when the shopper returns to the page. */
export function useSnapshots(skuIds: readonly number[], estimates: readonly string[] = []) {
  const { load, data: response, state } = useFetcher<Answer>();
  const data = useAnswer(response);
  const href = useHref();
  const composed = estimates.length > 0 ? `estimate=${[...new Set(estimates)].join()}&` : '';
  const address = `${href('cart')}?${composed}sku=${[...new Set(skuIds)].join()}`;
  const isAsking = skuIds.some((skuId) => !data?.requestedIds.includes(skuId)) || estimates.some((one) => !data?.numbers.includes(one));
  const pendingAddress = isAsking ? address : null;
  const requestedAt = useRef(0);
  useEffect(() => {
    if (pendingAddress === null) return;
    requestedAt.current = Date.now();
    void load(pendingAddress);
  }, [pendingAddress, load]);
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState !== 'visible' || Date.now() - requestedAt.current < oldMs || address.endsWith('=')) return;
      requestedAt.current = Date.now();
      void load(address);
    };
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [address, load]);
  const byId = new Map((data?.snapshots ?? []).map((snapshot) => [snapshot.id, snapshot]));
  return {
    snapshots: data?.snapshots ?? [],
    composed: data?.composed ?? [],
    numbers: data?.numbers ?? [],
    setRules: data?.setRules ?? [],
    gifts: data?.gifts ?? [],
    trade: data?.trade ?? noTrade,
    snapshotOf: (skuId: number): ProductSnapshot | null => byId.get(skuId) ?? null,
    isKnown: (skuId: number): boolean => data?.requestedIds.includes(skuId) ?? false,
    isUnanswered: response?.snapshots === null && state === 'idle',
    isFailed: response?.snapshots === null && isAsking && state === 'idle',
    askAgain: () => void load(address),
  };
}
