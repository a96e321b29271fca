import type { App } from '#platform/app.ts';
import * as store from '../store/payers.server.ts';

/** The payer accounts shoppers paid with: the provider's id and email address. */
export async function fetchPayers(app: App, userIds: readonly number[]): Promise<Map<number, string[]>> {
  const payers = new Map<number, string[]>();
  for (const { userId, payerId, payerEmail } of await store.selectPayers(app.db, userIds))
    if (userId !== null && payerId !== null)
      payers.set(userId, [...(payers.get(userId) ?? []), payerId, ...(payerEmail ? [payerEmail] : [])]);
  return payers;
}
