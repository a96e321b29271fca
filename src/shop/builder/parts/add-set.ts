import { useState } from 'react';
import { addLine } from '#areas/cart/rules/lines.ts';
import { buildSetKey, partName } from '#areas/cart/rules/sets.ts';
import type { Configuration } from '#areas/pricing/rules/configuration.ts';
import { changeCart, storedCart } from '#shop/cart/store/cart-store.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { showToast } from '#ui/toast.tsx';
import { estimateOf } from './add-build.ts';
import { useQueueBuild } from './queue-build.ts';
import { setTexts } from './set-texts.ts';
import { buildTexts } from './texts.ts';

export type PartToAdd = {
  readonly count: number;
  /** The SKU in stock; null is made to order from the configuration. */
  readonly skuId: number | null;
  readonly configuration: Configuration;
  readonly unitCents: number;
  readonly grams: number;
};

/** Adds a set: one line per part under the set's name. Made-to-order parts are priced by the server first. */
export function useAddSet(onAdded?: () => void) {
  const say = useTexts(setTexts);
  const sayBuild = useTexts(buildTexts);
  const href = useHref();
  const queueBuild = useQueueBuild();
  const [isBusy, setBusy] = useState(false);
  const add = async (parts: readonly PartToAdd[], sets: number, picture: string): Promise<void> => {
    if (isBusy || parts.length === 0) return;
    setBusy(true);
    const named = await Promise.all(parts.map(lineFor));
    setBusy(false);
    if (named.includes('away')) return queueBuild(parts, sets, say('inSet', { count: parts.reduce((sum, { count }) => sum + count, 0) }));
    if (named.includes('person')) return void showToast(sayBuild('needsPerson'), 'error');
    const whole = named.filter((one) => one !== null && one !== 'person' && one !== 'away');
    if (whole.length < named.length) return;
    const isSet = whole.reduce((sum, { count }) => sum + count, 0) > 1;
    const set = isSet ? buildSetKey(whole.map((one) => ({ name: partName(one), count: one.count }))) : '';
    const before = storedCart().length;
    changeCart((cart) =>
      whole.reduce((now, { skuId, estimate, count, unitCents }) => {
        const line = { skuId, quantity: count * sets, seenCents: unitCents, ...(estimate && { estimate }), ...(set && { set }) };
        return addLine(now, line);
      }, cart),
    );
    const seeCart = { action: { label: say('seeCart'), to: href('cart') }, picture };
    if (before >= 100) showToast(say('full'), 'error', seeCart);
    else if (onAdded) onAdded();
    else showToast(say('setAdded'), 'ok', seeCart);
  };
  return { add, isBusy };
}

async function lineFor({ skuId, configuration, count, unitCents }: PartToAdd) {
  if (skuId !== null) return { skuId, estimate: undefined, count, unitCents };
  const given = await estimateOf(configuration, 1);
  if (given === null || given === 'person' || given === 'away') return given;
  return { skuId: given.skuId, estimate: given.estimate ?? undefined, count, unitCents };
}
