import type { Translate } from '#kernel/texts.ts';
import type { priceListTexts } from '../price-list-texts.ts';

/** How long the prices hold, and what price protection gives back by the policy in force. */
export function priceListNote(say: Translate<typeof priceListTexts>, times: number): string {
  const back = times === 1 ? say('backOnce') : times === 2 ? say('backTwice') : say('backTimes', { times });
  return say('valid', { back });
}
