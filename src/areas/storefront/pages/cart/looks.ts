import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { Cart } from '#areas/cart/rules/lines.ts';
import type { Look } from '#areas/cart/rules/sums.ts';
import { useHref } from '#site/here.tsx';

type Answer = { readonly asked: readonly number[]; readonly looks: readonly Look[] | null };

/** The page's own clientLoader: no answer is an answer too, told in the place of the goods, while the page stays. */
export async function orNothing({ serverLoader }: { serverLoader: () => Promise<Answer> }): Promise<Answer> {
  try {
    return await serverLoader();
  } catch {
    return { asked: [], looks: null };
  }
}

export const useLooks = (cart: Cart) => useLooksOf(cart.map((line) => line.skuId));

/** What the shop says about some SKUs today; asked again when there is one it was not asked about. */
export function useLooksOf(skuIds: readonly number[]) {
  const { load, data, state } = useFetcher<Answer>();
  const href = useHref();
  const address = `${href('cart')}?sku=${skuIds.join()}`;
  const isAsking = skuIds.some((skuId) => !data?.asked.includes(skuId));
  const wanted = isAsking ? address : null;
  useEffect(() => {
    if (wanted !== null) void load(wanted);
  }, [wanted, load]);
  return {
    looks: data?.looks ?? [],
    isKnown: (skuId: number): boolean => data?.asked.includes(skuId) ?? false,
    isFailed: data?.looks === null && state === 'idle',
    askAgain: () => void load(address),
  };
}
