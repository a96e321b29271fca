import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { Look } from '#areas/cart/rules/sums.ts';
import { useHref } from '#site/here.tsx';
import { stepIn } from './steps/names.ts';

type Answer = { readonly asked: readonly number[]; readonly looks: readonly Look[] | null };

/** The page's own clientLoader: no answer is an answer too, told in the place of the goods, while the page stays. */
export async function orNothing<T extends Answer>({
  request,
  serverLoader,
}: {
  request: Request;
  serverLoader: () => Promise<T>;
}): Promise<T | { asked: number[]; looks: null; beside: null; promises: null; step: null }> {
  // A step of the checkout cannot stand without the server: it fails as pages do, or leads elsewhere.
  if (stepIn(new URL(request.url).searchParams)) return serverLoader();
  try {
    return await serverLoader();
  } catch {
    return { asked: [], looks: null, beside: null, promises: null, step: null };
  }
}

const oldMs = 30_000;

/** What the shop says about some SKUs today; asked again when there is one it was not asked about, and when she comes back to the page. */
export function useLooksOf(skuIds: readonly number[]) {
  const { load, data, state } = useFetcher<Answer>();
  const href = useHref();
  const address = `${href('cart')}?sku=${[...new Set(skuIds)].join()}`;
  const isAsking = skuIds.some((skuId) => !data?.asked.includes(skuId));
  const wanted = isAsking ? address : null;
  const askedAt = useRef(0);
  useEffect(() => {
    if (wanted === null) return;
    askedAt.current = Date.now();
    void load(wanted);
  }, [wanted, load]);
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt.current < oldMs || address.endsWith('=')) return;
      askedAt.current = Date.now();
      void load(address);
    };
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [address, load]);
  const byId = new Map((data?.looks ?? []).map((look) => [look.id, look]));
  return {
    looks: data?.looks ?? [],
    lookOf: (skuId: number): Look | null => byId.get(skuId) ?? null,
    isKnown: (skuId: number): boolean => data?.asked.includes(skuId) ?? false,
    isFailed: data?.looks === null && state === 'idle',
    askAgain: () => void load(address),
  };
}
