import { useState } from 'react';
import { ask } from '#areas/cart/parts/ask.ts';
import { usePutInCart } from '#areas/cart/parts/kept-cart.ts';
import { sayFailed } from '#areas/cart/parts/words.ts';
import type { Configuration } from '#areas/pricing/rules/configuration.ts';
import { useSay } from '#site/here.tsx';
import { showToast } from '#ui/toast.tsx';
import { buildTexts } from './texts.ts';

type Given = { readonly skuId: number; readonly estimate: string | null; readonly cents: number; readonly stock: number };

/** The server prices the build again and keeps it under a number; nothing this page says about money is sent. */
export async function estimateOf(configuration: Configuration, quantity: number): Promise<Given | 'person' | null> {
  const answer = await ask('/custom/estimate', { configuration, quantity });
  if (!answer.isDone) {
    sayFailed(answer.message);
    return null;
  }
  return givenIn(answer.data);
}

function givenIn(data: unknown): Given | 'person' {
  const told = typeof data === 'object' && data !== null ? new Map<string, unknown>(Object.entries(data)) : new Map<string, unknown>();
  const [skuId, number, price, sku] = ['sku_id', 'estimate', 'unit_price', 'sku'].map((name) => told.get(name));
  if (typeof skuId !== 'number' || typeof price !== 'number' || typeof number !== 'string') return 'person';
  const stock = typeof sku === 'object' && sku !== null && 'id' in sku && sku.id === skuId && 'stock' in sku ? Number(sku.stock) : null;
  const cents = Math.round(price * 100);
  // What is finished lies in the cart as itself.
  return stock === null ? { skuId, estimate: number, cents, stock: Number.POSITIVE_INFINITY } : { skuId, estimate: null, cents, stock };
}

/** Puts the build into the cart at the price the server gave it; the price she saw goes along, so that a difference is told. */
export function useAddBuild(onAdded?: () => void) {
  const say = useSay(buildTexts);
  const put = usePutInCart(onAdded);
  const [isBusy, setBusy] = useState(false);
  const add = async (configuration: Configuration, quantity: number, seenCents: number, picture: string): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const given = await estimateOf(configuration, quantity);
    setBusy(false);
    if (given === 'person') showToast(say('needsPerson'), 'error');
    if (given === null || given === 'person') return;
    const { skuId, estimate, stock } = given;
    const line = { skuId, quantity, seenCents, ...(estimate && { estimate }) };
    if (Number.isFinite(stock) && stock > 0) put({ line, picture }, stock);
    else put({ line, picture });
  };
  return { add, isBusy };
}
