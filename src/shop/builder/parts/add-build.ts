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

/** The server prices the build again and keeps it under a number; nothing this page says about money is sent. */
export async function estimateOf(configuration: Configuration, quantity: number): Promise<BuildPrice | 'person' | 'away' | null> {
  const answer = navigator.onLine ? await callApi<typeof giveEstimate>('/custom/estimate', { configuration, quantity }) : noAnswer;
  if (answer.isDone) return parseBuildPrice(answer.data);
  if (answer.why === 'away' && answer.message === '') return 'away';
  showErrorToast(answer.message);
  return null;
}

type Seen = { readonly unitCents: number; readonly grams: number; readonly words: string };

/** Puts the build into the cart at the price the server gave it; the price she saw goes along, so that a difference is told. */
export function useAddBuild(onAdded?: () => void) {
  const say = useTexts(buildTexts);
  const put = usePutInCart(onAdded);
  const keepBuild = useQueueBuild();
  const [isBusy, setBusy] = useState(false);
  const add = async (
    configuration: Configuration,
    quantity: number,
    { unitCents: seenCents, grams, words }: Seen,
    picture: string,
  ): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const given = await estimateOf(configuration, quantity);
    setBusy(false);
    if (given === 'away') return keepBuild([{ skuId: null, configuration, count: 1, unitCents: seenCents, grams }], quantity, words);
    if (given === 'person') showToast(say('needsPerson'), 'error');
    if (given === null || given === 'person') return;
    const { skuId, estimate, stock } = given;
    const line = { skuId, quantity, seenCents, ...(estimate && { estimate }) };
    if (Number.isFinite(stock) && stock > 0) put({ line, picture }, stock);
    else put({ line, picture });
  };
  return { add, isBusy };
}
