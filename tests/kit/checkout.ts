import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { App, Caller } from '#platform/app.ts';
import { checkInvariants } from '#platform/invariants.server.ts';
import { callerOn, type TestApp, testApp } from './app.ts';
import { seedCatalog } from './goods.ts';
import { seedShoppers } from './shoppers.ts';
import { restock, seedStock } from './till.ts';

export const receiver = {
  first_name: 'Ana',
  last_name: 'Cole',
  phone_number: '4045550100',
  address: '12 Peach St',
  city: 'Atlanta',
  region: 'GA',
  post_code: '30301',
};
type Items = readonly (readonly [skuId: number, quantity: number])[];
const wired = (items: Items) => items.map(([sku_id, quantity]) => ({ sku_id, quantity }));
/** An order call's answer; a refused one has no Data. */
export type ApiResult = {
  Result: number;
  Msg: string;
  status: number;
  Data: { number: string; status: number; outcome: string; provider_order_id: string; approve_url: string | null; guest_key: string };
};

/** A test shop with products in stock, two members and a payer who decides. */
export async function openCheckout() {
  const app = await testApp({ RATE_LIMIT_FAILED_CALLS: '1000000' });
  await seedCatalog(app.db);
  await seedShoppers(app.db);
  await seedStock(app.db);
  await restock(app.db, 101, 50, app.now());
  await app.db.execute(sql`insert into staff_members (id, username, email, password_hash, first_name, last_name)
    values (1, 'owner', 'owner@tressline.test', 'x', 'Olga', 'Owens')`);
  return { app, ...checkoutActions(app, app) };
}

/** Actions of buyers, payer and ledger; `door` may be another App on the same shop. */
export function checkoutActions({ paypal, clock }: TestApp, server: App) {
  const as = (shopperId: number | null, more: Partial<Caller> = {}) => {
    const call = callerOn(server, { shopperId, by: shopperId === null ? null : 'header', ...more });
    return async (path: string, input: object = {}): Promise<ApiResult> => {
      const { body, status } = await call('POST', path, input);
      return { ...body, status, Data: body.Data };
    };
  };
  const fill = (shopperId: number, ...items: Items) => as(shopperId)('/shoppingcart/add_shopping_carts', wired(items));
  const place = (shopperId: number | null, more: object = {}) => as(shopperId)('/payment/create_order', { receiver, ...more });
  const guest = (items: Items, more: object = {}, who: Partial<Caller> = {}) =>
    as(null, who)('/payment/create_order', { receiver, email: 'gwen@example.com', items: wired(items), ...more });
  const approve = (id: string, decision: 'pay' | 'decline' | 'pending' = 'pay') => paypal.till.approve(id, decision, 'paypal');
  const capture = (shopperId: number | null, id: string, who: Partial<Caller> = {}) =>
    as(shopperId, who)('/payment/capture_order', { provider_order_id: id });
  const bought = async (shopperId: number, ...items: Items): Promise<string> => {
    await fill(shopperId, ...items);
    const { Data } = await place(shopperId);
    await approve(Data.provider_order_id);
    expect((await capture(shopperId, Data.provider_order_id)).Data).toMatchObject({ outcome: 'paid' });
    return Data.number;
  };
  const row = async (number: string): Promise<Record<string, unknown>> => {
    const { rows } = await server.db.execute(
      sql`select status, payment_state, payment, payment_time, total_cents, attention_reason from orders where number = ${number}`,
    );
    return rows[0] ?? {};
  };
  /** Reservations expire by the real clock, not the test's. */
  const inOrder = async (): Promise<void> => {
    const broken = (await checkInvariants(server.db)).filter(({ name, brokenCount }) => brokenCount > 0 && name !== 'I-7 reservations');
    expect(broken.map(({ name, brokenCount }) => `${name}: ${brokenCount}`)).toEqual([]);
  };
  const pass = (minutes: number): void => {
    clock.at = new Date(clock.at.getTime() + minutes * 60_000);
  };
  /** Resets time, cart and provider faults. */
  const anew = async (): Promise<void> => {
    pass(60);
    paypal.setFaults([]);
    await server.db.execute(sql`delete from cart_lines`);
    await server.db.execute(sql`delete from rate_counters`);
  };
  return { as, fill, place, guest, approve, capture, bought, row, inOrder, pass, anew };
}
