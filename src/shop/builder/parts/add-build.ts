import { useState } from 'react';
import { callApi, noAnswer } from '#api/client.ts';
import type { giveEstimate } from '#areas/custom/calls/estimates.ts';
import type { Configuration } from '#areas/pricing/rules/configuration.ts';
import { showErrorToast } from '#shop/cart/parts/cart-messages.ts';
import { usePutInCart } from '#shop/cart/store/cart-store.ts';
import { useTexts } from '#site/locale.tsx';
import { showToast } from '#ui/toast.tsx';
import { type BuildPrice, parseBuildPrice } from './build-price.ts';
import { useQueueBuild } from './queue-build.ts';
import { buildTexts } from './texts.ts';

/** The server prices the build again and stores it; no price from this page is sent. */
export async function estimateOf(configuration: Configuration, quantity: number): Promise<BuildPrice | 'person' | 'away' | null> {
  const answer = navigator.onLine ? await callApi<typeof giveEstimate>('/custom/estimate', { configuration, quantity }) : noAnswer;
  if (answer.isDone) return parseBuildPrice(answer.data);
  if (answer.why === 'away' && answer.message === '') return 'away';
  showErrorToast(answer.message);
  return null;
}

type Seen = { readonly unitCents: number; readonly grams: number; readonly summary: string };

/** Adds the build at the server's price; the price shown is sent along, so that a difference is reported. */
export function useAddBuild(onAdded?: () => void) {
  const say = useTexts(buildTexts);
  const put = usePutInCart(onAdded);
  const queueBuild = useQueueBuild();
  const [isBusy, setBusy] = useState(false);
  const add = async (
    configuration: Configuration,
    quantity: number,
    { unitCents: seenCents, grams, summary }: Seen,
    picture: string,
  ): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const given = await estimateOf(configuration, quantity);
    setBusy(false);
    if (given === 'away') return queueBuild([{ skuId: null, configuration, count: 1, unitCents: seenCents, grams }], quantity, summary);
    if (given === 'person') showToast(say('needsPerson'), 'error');
    if (given === null || given === 'person') return;
    const { skuId, estimate, stock } = given;
    const line = { skuId, quantity, seenCents, ...(estimate && { estimate }) };
    if (Number.isFinite(stock) && stock > 0) put({ line, picture }, stock);
    else put({ line, picture });
  };
  return { add, isBusy };
}
