import type { SeedOrder } from '#demo/orders/order.ts';
import { statePlans } from '#demo/shoppers/data.ts';
import { dayMs, dayOf } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';
import type { visits } from '#platform/tables.ts';

type VisitRow = typeof visits.$inferInsert;
/** Source, device and state; no person. */
type Trait = { readonly path: string; readonly source: string; readonly device: string; readonly country: string; readonly region: string };

const sources = [
  ['google', 30],
  ['direct', 22],
  ['instagram', 21],
  ['tiktok', 13],
  ['email', 5],
  ['facebook', 5],
  ['youtube', 4],
] as const;
const devices = [
  ['mobile', 71],
  ['desktop', 29],
] as const;
const landings = [
  ['/', 34],
  ['/collections/wig', 17],
  ['/collections/bundle', 9],
  ['/collections/closure-frontal', 6],
  ['/collections/hair-braiding', 5],
  ['/collections/hair-extensions', 4],
  ['/diy-wigs', 5],
  ['/ai-pricing', 3],
  ['/sales-rank', 3],
  ['/blog/wig-guide', 4],
  ['/blog/wig-care', 2],
  ['/amazing-goods-center/under50', 3],
  ['/clearance-sale', 3],
  ['/customer-review', 2],
] as const;
const states = statePlans.map(({ state, weight }) => [state, weight] as const);
const abroad = [
  ['CA', 5],
  ['GB', 4],
  ['NG', 3],
  ['FR', 1],
] as const;
const rowsPerEvent = { visit: 36, view: 18, product: 20, cart: 14, checkout: 5 } as const;

/** Counts orders by day and trait, and derives visits, carts and checkouts before them. */
export function openFunnel() {
  const days = new Map<string, Map<string, { trait: Trait; count: number }>>();
  return {
    watch: (order: SeedOrder): void => {
      if (order.source !== 'shop') return;
      const day = dayOf(new Date(order.placedAt));
      const known = days.get(day) ?? new Map<string, { trait: Trait; count: number }>();
      days.set(day, known);
      add(known, { path: '', source: order.visitSource, device: order.device, country: 'US', region: order.address.region }, 1);
    },
    rows: function* (random: Random, from: number, now: Date): Generator<VisitRow> {
      for (let at = from; at <= now.getTime(); at += dayMs) {
        const day = dayOf(new Date(at));
        const ordered = days.get(day) ?? new Map();
        const orders = [...ordered.values()].reduce((sum, { count }) => sum + count, 0);
        const checkouts = Math.ceil(orders * (1.3 + random.next() * 0.3)) + 1;
        const carts = Math.ceil(checkouts * (2 + random.next() * 0.8)) + 2;
        const visitors = Math.max(carts * 3, Math.round((orders + 1) / (0.018 + random.next() * 0.008)));
        yield* eventRows(random, day, 'visit', visitors, new Map());
        yield* eventRows(random, day, 'view', Math.round(visitors * (2.4 + random.next())), new Map());
        yield* eventRows(random, day, 'product', Math.round((visitors + carts) / 2), new Map());
        yield* eventRows(random, day, 'cart', carts, new Map());
        yield* eventRows(random, day, 'checkout', checkouts, ordered);
      }
    },
  };
}

/** Spreads a day's count over likely traits, on top of those known from orders. */
function* eventRows(
  random: Random,
  day: string,
  event: keyof typeof rowsPerEvent,
  count: number,
  known: Map<string, { trait: Trait; count: number }>,
): Generator<VisitRow> {
  let rest = count - [...known.values()].reduce((sum, entry) => sum + entry.count, 0);
  const rowCount = Math.min(rest, rowsPerEvent[event]);
  for (let rowsLeft = rowCount; rowsLeft > 0; rowsLeft -= 1) {
    const part = rowsLeft === 1 ? rest : Math.max(1, Math.round((rest / rowsLeft) * (0.4 + random.next() * 1.2)));
    const taken = Math.min(part, rest - (rowsLeft - 1));
    add(known, traitOf(random, event), taken);
    rest -= taken;
  }
  for (const { trait, count: times } of known.values()) yield { day, event, ...trait, count: times };
}

function traitOf(random: Random, event: string): Trait {
  const isAbroad = random.isHit(0.06);
  return {
    path: event === 'visit' || event === 'view' ? random.weighted(landings) : '',
    source: event === 'view' ? '' : random.weighted(sources),
    device: random.weighted(devices),
    country: isAbroad ? random.weighted(abroad) : 'US',
    region: isAbroad ? '' : random.weighted(states),
  };
}

function add(known: Map<string, { trait: Trait; count: number }>, trait: Trait, count: number): void {
  const key = Object.values(trait).join('|');
  const entry = known.get(key);
  if (entry) entry.count += count;
  else known.set(key, { trait, count });
}
