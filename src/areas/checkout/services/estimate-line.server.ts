import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { selectEstimateLine } from '../store/estimate-line.server.ts';

/** The item of an estimate as a line of a manual order; only if the estimate is still valid and can be bought. */
export async function fetchEstimateLine(app: App, language: Language, number: string) {
  const found = await selectEstimateLine(app.db, number.toUpperCase(), app.now());
  if (!found) throw new DomainError('estimateNotExist');
  return { skuId: found.skuId, name: localizedColumn(found, 'name', language), quantity: found.quantity, estimate: found.number };
}
