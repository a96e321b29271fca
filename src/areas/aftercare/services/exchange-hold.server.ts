import { releaseHolder, reserveItemsFor } from '#areas/stock/services/holds.server.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App } from '#platform/app.ts';
import * as store from '../store/cases.server.ts';

const holder = (lineId: number) => ({ kind: 'case_line', id: lineId }) as const;

/** Reserves the new items of an exchange until its order is placed or it is given up. Idempotent. */
export async function holdExchange(inside: App, caseId: number): Promise<void> {
  const caseLines = (await store.linesOfCase(inside.db, caseId)).toSorted((a, b) => (a.exchangeSkuId ?? 0) - (b.exchangeSkuId ?? 0));
  for (const { id, exchangeSkuId: skuId, exchangeCode: code, quantity } of caseLines) {
    const short = skuId === null ? null : await reserveItemsFor(inside, holder(id), { skuId, quantity });
    if (short) throw new DomainError('exchangeShort', { code: code ?? '', left: short.left, count: quantity });
  }
}

/** Releases the reserved items, or frees them for the order placed now. */
export async function freeExchange(inside: App, caseId: number): Promise<void> {
  for (const { id } of await store.linesOfCase(inside.db, caseId)) await releaseHolder(inside, holder(id));
}
