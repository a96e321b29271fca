import { Agent } from 'node:http';
import { sql } from 'drizzle-orm';
import { callApi, type Engine, type MemberApi, skuIdsAt, withMembers } from './members.ts';
import type { Served } from './shops.ts';

export type CheckoutFigures = {
  readonly buyers: number;
  readonly perSecond: number;
  readonly p95: number;
  readonly failed: readonly string[];
};

const crowds = [1, 8, 32] as const;
const roundMs = 8000;
const warmMs = 2000;
const receiver = {
  first_name: 'Ana',
  last_name: 'Cole',
  phone_number: '4045550100',
  address: '12 Peach St',
  city: 'Atlanta',
  region: 'GA',
  post_code: '30301',
};

/** Whole checkouts (cart, order, approval, capture) with the double answering at once. Null where the engine is not installed. */
export const measureCheckout = (engine: Engine): Promise<CheckoutFigures[] | null> =>
  withMembers(engine, measured, async (db) => {
    // Enough stock that nobody is refused, and empty carts.
    await db.execute(sql`update stock_levels set on_hand = on_hand + 1000000`);
    await db.execute(sql`update skus set available = available + 1000000 where not is_made_to_order`);
    await db.execute(sql`delete from cart_lines`);
    // No minimum quantities: everybody buys one unit.
    await db.execute(sql`update buyer_terms set min_pieces = 0`);
  });

async function measured({ origin }: Served, tokens: readonly string[]): Promise<CheckoutFigures[]> {
  const skuIds = await skuIdsAt(origin);
  await runLoad(origin, tokens.slice(0, 4), skuIds, warmMs);
  const figures: CheckoutFigures[] = [];
  for (const buyers of crowds) figures.push(await runLoad(origin, tokens.slice(0, buyers), skuIds, roundMs));
  return figures;
}

async function runLoad(origin: string, tokens: readonly string[], skuIds: readonly number[], forMs: number): Promise<CheckoutFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: tokens.length });
  const started = performance.now();
  const until = started + forMs;
  const timed = (await Promise.all(tokens.map((token, index) => buyer({ origin, token, agent }, skuIds, index, until)))).flat();
  agent.destroy();
  const times = timed.flatMap(({ ms, failure }) => (failure === null ? [ms] : [])).sort((a, b) => a - b);
  return {
    buyers: tokens.length,
    perSecond: times.length / ((performance.now() - started) / 1000),
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
    failed: timed.flatMap(({ failure }) => failure ?? []),
  };
}

type Timed = { readonly ms: number; readonly failure: string | null };
type Opened = { readonly provider_order_id: string; readonly approve_url: string };

async function buyer(api: MemberApi, skuIds: readonly number[], place: number, until: number): Promise<Timed[]> {
  const timed: Timed[] = [];
  for (let round = place; performance.now() < until; round += 1) {
    const started = performance.now();
    const failure = await failureToBuy(api, skuIds[round % skuIds.length] ?? 0);
    timed.push({ ms: performance.now() - started, failure });
  }
  return timed;
}

/** Null on success, else the error. */
async function failureToBuy(api: MemberApi, skuId: number): Promise<string | null> {
  await callApi(api, '/shoppingcart/add_shopping_carts', [{ sku_id: skuId, quantity: 1 }]);
  const opened = await callApi<Opened>(api, '/payment/create_order', { receiver });
  if (opened?.Result !== 0) return opened?.Msg ?? 'no answer to create_order';
  const { provider_order_id, approve_url } = opened.Data;
  await fetch(approve_url, { method: 'POST', body: new URLSearchParams({ decision: 'pay' }), redirect: 'manual' });
  const paid = await callApi<{ outcome: string }>(api, '/payment/capture_order', { provider_order_id });
  return paid?.Data?.outcome === 'paid' ? null : (paid?.Data?.outcome ?? paid?.Msg ?? 'no answer to capture_order');
}
