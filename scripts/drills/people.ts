import { sql } from 'drizzle-orm';
import { mount } from '#api/mount.server.ts';
import { type App, anonymousCaller, type Caller } from '#platform/app.ts';
import { checkInvariants } from '#platform/invariants.server.ts';
import type { Transmission } from '#providers/payments/double/messages.server.ts';
import { handlers } from '../../src/calls.server.ts';
import { seedCatalog } from '../../tests/kit/goods.ts';
import { seedShoppers } from '../../tests/kit/shoppers.ts';
import { restock, seedStock } from '../../tests/kit/till.ts';

type Data = { number: string; status: number; outcome: string; provider_order_id: string; guest_key?: string };
export type ApiResult = { readonly http: number; readonly Result: number; readonly Msg: string; readonly Data: Data; readonly ms: number };
export type OrderState = { readonly status: number; readonly payment_state: string; readonly attention_reason: string | null };

export const receiver = {
  first_name: 'Ana',
  last_name: 'Cole',
  phone_number: '4045550100',
  address: '12 Peach St',
  city: 'Atlanta',
  region: 'GA',
  post_code: '30301',
};
/** A SKU with plenty of stock, for drills that are not about stock. */
export const plenty = 101;

/** Products in stock, two members, and stock that does not run out. */
export async function seedShop(app: App, quantity = 100_000): Promise<void> {
  await seedCatalog(app.db);
  await seedShoppers(app.db);
  await seedStock(app.db);
  await restock(app.db, plenty, quantity, app.now());
}

/** The shop's API as buyers and the provider use it. */
export function shopApi(app: App) {
  let visitor = 0;
  const apiFor = (who: Partial<Caller>) => mount(handlers, app, async () => ({ ...anonymousCaller, ...who }));
  async function asked(path: string, input: object, who: Partial<Caller> = {}): Promise<ApiResult> {
    const started = performance.now();
    const answer = await apiFor(who).request(`${app.origin}/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    const body = (await answer.json()) as Omit<ApiResult, 'http' | 'ms'>;
    return { ...body, http: answer.status, ms: performance.now() - started };
  }
  const address = (): string => {
    visitor += 1;
    return `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
  };
  return {
    asked,
    /** Every guest has another address, so that rate limits do not interfere. */
    order: (skuId = plenty, quantity = 1, ip = address()): Promise<ApiResult> =>
      asked('/payment/create_order', { receiver, email: 'gwen@example.com', items: [{ sku_id: skuId, quantity }] }, { ip }),
    capture: (providerOrderId: string, key: string): Promise<ApiResult> =>
      asked('/payment/capture_order', { provider_order_id: providerOrderId, key }, { guestKeys: [key] }),
    tell: async ({ headers, raw }: Transmission): Promise<number> =>
      (await apiFor({}).request(`${app.origin}/v1/payment/webhook`, { method: 'POST', headers, body: Buffer.from(raw) })).status,
    state: async (number: string): Promise<OrderState> => {
      const { rows } = await app.db.execute<OrderState>(
        sql`select status, payment_state, attention_reason from orders where number = ${number}`,
      );
      return rows[0] ?? { status: 0, payment_state: 'missing', attention_reason: null };
    },
    counted: async (what: 'webhook_events' | 'captures'): Promise<number> => {
      const { rows } = await app.db.execute<{ count: number }>(sql`select count(*)::int as count from ${sql.identifier(what)}`);
      return Number(rows[0]?.count);
    },
    /** Broken invariants; expired holds are judged by the real clock, which a drill moves. */
    brokenLaws: async (): Promise<string[]> =>
      (await checkInvariants(app.db))
        .filter(({ name, brokenCount }) => brokenCount > 0 && name !== 'I-7 reservations')
        .map(({ name, brokenCount }) => `${name} is broken by ${brokenCount} rows`),
  };
}

/** Processes a list with this many workers. */
export async function withHands<T>(hands: number, list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  let next = 0;
  const hand = async (): Promise<void> => {
    while (next < list.length) {
      const at = next;
      next += 1;
      await work(list[at] as T);
    }
  };
  await Promise.all(Array.from({ length: hands }, hand));
}
