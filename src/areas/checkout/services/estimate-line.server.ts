import { Refused } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import { inWords } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { estimatedPiece } from '../store/estimate-line.server.ts';

/** The composed piece an estimate was made for, as a line of an order by hand; only one that still holds and can be bought. */
export async function estimateNamed(app: App, language: Language, number: string) {
  const found = await estimatedPiece(app.db, number.toUpperCase(), app.now());
  if (!found) throw new Refused('estimateNotExist');
  return { skuId: found.skuId, name: inWords(found, 'name', language), quantity: found.quantity, estimate: found.number };
}
