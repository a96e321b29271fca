import { holdPiecesFor, releaseHolder } from '#areas/stock/services/holds.server.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App } from '#platform/app.ts';
import * as store from '../store/cases.server.ts';

const holder = (lineId: number) => ({ kind: 'case_line', id: lineId }) as const;

/** The new pieces of an exchange are kept aside until their order is made or the exchange is given up. Kept once, they are not kept again. */
export async function holdExchange(inside: App, caseId: number): Promise<void> {
  const wanted = (await store.linesOfCase(inside.db, caseId)).toSorted((a, b) => (a.exchangeSkuId ?? 0) - (b.exchangeSkuId ?? 0));
  for (const { id, exchangeSkuId: skuId, exchangeCode: code, quantity } of wanted) {
    const short = skuId === null ? null : await holdPiecesFor(inside, holder(id), { skuId, quantity });
    if (short) throw new DomainError('exchangeShort', { code: code ?? '', left: short.left, count: quantity });
  }
}

/** Whatever became of the exchange: its pieces are for everybody again, or for the order that is made this moment. */
export async function freeExchange(inside: App, caseId: number): Promise<void> {
  for (const { id } of await store.linesOfCase(inside.db, caseId)) await releaseHolder(inside, holder(id));
}
