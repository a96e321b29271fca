import { randomUUID } from 'node:crypto';
import { type RefundSelection, refundByStaff } from '#areas/checkout/services/staff-refund.server.ts';
import type { App, Caller } from '#platform/app.ts';
import { shopApi } from './people.ts';
import type { OrderMoneyRow } from './refund-laws.ts';
import { type Attempt, attempt, type DrillOrder, staffCaller } from './refund-shop.ts';

export type Press = { readonly selection: RefundSelection; readonly requestId?: string; readonly method?: 'payment' | 'store_credit' };

/** One request by service or call, on one of two instances. */
export function press(apps: readonly App[], { number }: DrillOrder, { selection, ...more }: Press, place = 0): Promise<Attempt<number>> {
  const app = apps[place % apps.length];
  if (!app) throw new Error('a press needs a shop');
  const by = staffCaller(place);
  return place % 3 === 0
    ? pressByCall(app, by, { number, ...wired(selection), request_id: more.requestId ?? randomUUID(), method: more.method })
    : attempt(async () => (await refundByStaff(app, by, { number, selection, reason: 'drill', ...more })).refundedCents);
}

async function pressByCall(app: App, by: Caller, input: object): Promise<Attempt<number>> {
  const { http, Result, Msg, Data } = await shopApi(app).asked('/admin/order/refund', { ...input, reason: 'drill' }, by);
  if (Result === 0) return { outcome: 'done', value: Math.round((Data as unknown as { refunded: number }).refunded * 100) };
  return { outcome: http === 503 ? 'busy' : http >= 500 ? 'failed' : 'refused', why: 'error', text: `${http} ${Result} ${Msg}` };
}

export const wired = (selection: RefundSelection): object => {
  if (selection.kind === 'all') return { all: true };
  if (selection.kind === 'amount') return { amount: inDollars(selection.amountCents) };
  const lines = [...selection.pieces].map(([line_id, quantity]) => ({ line_id, quantity }));
  return { lines, ...(selection.shippingCents > 0 ? { shipping: inDollars(selection.shippingCents) } : {}) };
};

const inDollars = (cents: number): string => (cents / 100).toFixed(2);

export const lineSelection = (lineId: number, quantity: number, shippingCents = 0): RefundSelection => ({
  kind: 'pieces',
  pieces: new Map([[lineId, quantity]]),
  shippingCents,
});
export const amount = (amountCents: number): RefundSelection => ({ kind: 'amount', amountCents });
export const everything: RefundSelection = { kind: 'all' };

export const leftOf = (books: OrderMoneyRow): number => books.captured + books.spent - books.refunded - books.credited - books.credit_back;
