import { Agent } from 'node:http';
import { callApi, type Engine, type MemberApi, skuIdsAt, withMembers } from './members.ts';
import type { Served } from './shops.ts';

/** Result of one crowd size: p95 of all calls, and of each. */
export type CartLoad = {
  readonly shoppers: number;
  readonly p95: number;
  readonly perSecond: number;
  readonly failed: number;
  readonly calls: Readonly<Record<string, number>>;
};
export type CartFigures = { readonly held: CartLoad | null; readonly broken: CartLoad | null; readonly failed: number };

const maxP95Ms = 200;
const first = 4;
const roundMs = 4000;
const warmMs = 1500;

/** Doubles the crowd until p95 exceeds 200 ms; shoppers do not pause. Null where the engine is not installed. */
export const measureCart = (engine: Engine): Promise<CartFigures | null> => withMembers(engine, crowdsAt);

async function crowdsAt(shop: Served, tokens: readonly string[]): Promise<CartFigures> {
  const skuIds = await skuIdsAt(shop.origin);
  await runLoad(shop.origin, tokens.slice(0, first), skuIds, warmMs);
  let held: CartLoad | null = null;
  let failed = 0;
  for (let shoppers = first; shoppers <= tokens.length; shoppers *= 2) {
    const now = await runLoad(shop.origin, tokens.slice(0, shoppers), skuIds, roundMs);
    failed += now.failed;
    if (now.p95 >= maxP95Ms) return { held, broken: now, failed };
    held = now;
  }
  return { held, broken: null, failed };
}

type Timed = { readonly call: string; readonly ms: number; readonly isWell: boolean };

async function runLoad(origin: string, tokens: readonly string[], skuIds: readonly number[], forMs: number): Promise<CartLoad> {
  const agent = new Agent({ keepAlive: true, maxSockets: tokens.length });
  const until = performance.now() + forMs;
  const timed = (await Promise.all(tokens.map((token, index) => shopper({ origin, token, agent }, skuIds, index, until)))).flat();
  agent.destroy();
  const p95 = (calls: readonly Timed[]): number => calls.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(calls.length * 0.95)] ?? 0;
  const byCall = Map.groupBy(timed, ({ call }) => call);
  return {
    shoppers: tokens.length,
    p95: p95(timed),
    perSecond: timed.length / (forMs / 1000),
    failed: timed.filter(({ isWell }) => !isWell).length,
    calls: Object.fromEntries([...byCall].map(([call, calls]) => [call, p95(calls)])),
  };
}

type Cart = { readonly shopping_cart_items: readonly { readonly shopping_cart: { readonly id: number } }[] };

/** One shopper: reads, adds, changes a line, over and over. */
async function shopper(api: MemberApi, skuIds: readonly number[], place: number, until: number): Promise<Timed[]> {
  const timed: Timed[] = [];
  const timedCall = async (call: string, path: string, body?: unknown): Promise<Cart | null> => {
    const started = performance.now();
    const answer = await callApi<Cart>(api, path, body);
    timed.push({ call, ms: performance.now() - started, isWell: answer?.Result === 0 });
    return answer?.Data ?? null;
  };
  for (let round = place; performance.now() < until; round += 1) {
    await timedCall('get_current_login', '/user/get_current_login');
    const items = [{ sku_id: skuIds[round % skuIds.length], quantity: 1 }];
    const cart = await timedCall('add', '/shoppingcart/add_shopping_carts', {
      items,
      batch_id: `bench-${place}-${round}-${Math.floor(until)}`,
    });
    const id = cart?.shopping_cart_items[0]?.shopping_cart.id;
    if (id !== undefined) await timedCall('update', '/shoppingcart/update_shopping_cart', { id, quantity: 1 + (round % 9) });
  }
  return timed;
}
