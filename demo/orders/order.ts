import type { OrderStatus } from '#areas/orders/rules/status.ts';
import type { Address, Person } from '#demo/shoppers/people.ts';
import type { SeedShopper } from '#demo/shoppers/seed.server.ts';
import { dayOf } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';
import type { BasketLine } from './basket.ts';
import { type OrderScenario, playOrderScenario } from './order-scenarios.ts';
import type { OrderTimeline } from './timeline.ts';
import { type SeedCoupon, type Totals, totalsOf } from './totals.ts';

export type SeedLine = BasketLine & {
  readonly id: number;
  readonly discountShareCents: number;
  readonly returnedQuantity: number;
  readonly removedQuantity: number;
};

export type SeedRefund = {
  readonly at: number;
  readonly cents: number;
  readonly reason: string;
  readonly lines: readonly { readonly line: SeedLine; readonly quantity: number; readonly cents: number }[];
};

/** One demo order with its whole timeline. */
export type SeedOrder = {
  readonly id: number;
  readonly number: string;
  readonly placedAt: number;
  readonly buyer: Person;
  readonly shopper: SeedShopper | null;
  readonly address: Address;
  readonly lines: readonly SeedLine[];
  readonly totals: Totals;
  readonly coupon: SeedCoupon | null;
  readonly story: OrderTimeline;
  readonly refunds: readonly SeedRefund[];
  readonly capturedCents: number;
  readonly refundedCents: number;
  readonly isMadeToOrder: boolean;
  readonly source: 'shop' | 'office' | 'invoice';
  readonly ownerId: number | null;
  readonly visitSource: string;
  readonly device: string;
};

export type OrderPlan = {
  readonly id: number;
  readonly firstLineId: number;
  readonly at: number;
  readonly now: number;
  readonly buyer: Person;
  readonly shopper: SeedShopper | null;
  readonly picks: readonly BasketLine[];
  readonly coupon: SeedCoupon | null;
  readonly fate: OrderScenario;
  readonly until: OrderStatus | null;
  readonly source: SeedOrder['source'];
  readonly ownerId: number | null;
  readonly visitSource: string;
  readonly device: string;
};

/** A cash refund costs a tenth of the item value. */
const feeBp = 1000;

export function makeOrder(random: Random, wish: OrderPlan): SeedOrder {
  const { totals, coupon } = pricedBasket(wish);
  const placedBy = wish.source === 'shop' ? (wish.shopper ? 'shopper' : 'guest') : 'staff';
  const story = playOrderScenario(fateFor(wish), {
    random,
    now: wish.now,
    totalCents: totals.totalCents,
    until: wish.until,
    placedBy,
    at: wish.at,
  });
  const comesBack = story.givenBack.find(({ what }) => what !== 'goodwill');
  const lines = wish.picks.map(
    (pick, place): SeedLine => ({
      ...pick,
      id: wish.firstLineId + place,
      discountShareCents: totals.shares[place] ?? 0,
      removedQuantity: story.removedAt !== null && place === 0 ? 1 : 0,
      returnedQuantity:
        story.returnedAt === null || !comesBack ? 0 : comesBack.what === 'one_piece' ? (place === 0 ? 1 : 0) : pick.quantity,
    }),
  );
  const capturedCents = sum(story.attempts.filter(({ outcome }) => outcome === 'completed').map(({ cents }) => cents));
  const refunds = story.givenBack.map(({ at, what, reason }) => ({ at, reason, ...givenBackFor(what, lines, capturedCents) }));
  const { second } = wish.shopper ?? { second: null };
  return {
    id: wish.id,
    number: `TL-${dayOf(new Date(wish.at)).replaceAll('-', '').slice(2)}-${String(wish.id).padStart(5, '0')}`,
    placedAt: wish.at,
    buyer: wish.buyer,
    shopper: wish.shopper,
    address: second && random.isHit(0.3) ? second : wish.buyer,
    lines,
    totals,
    coupon,
    story,
    refunds,
    capturedCents,
    refundedCents: sum(refunds.map(({ cents }) => cents)),
    isMadeToOrder: lines.some(({ sku }) => sku.isMadeToOrder),
    source: wish.source,
    ownerId: wish.ownerId,
    visitSource: wish.visitSource,
    device: wish.device,
  };
}

/** Refunding the only unit of an order would cancel it. */
const fateFor = ({ fate, picks }: OrderPlan): OrderScenario =>
  fate === 'part_refunded_before_shipping' && sum(picks.map(({ quantity }) => quantity)) < 2 ? 'sold' : fate;

export const refundedPieces = ({ refunds }: SeedOrder, lineId: number): number =>
  sum(refunds.flatMap(({ lines }) => lines.filter(({ line }) => line.id === lineId).map(({ quantity }) => quantity)));

/** A coupon that takes off nothing or everything is not used: providers refuse 0. */
function pricedBasket({ picks, coupon }: OrderPlan): { totals: Totals; coupon: SeedCoupon | null } {
  const totals = totalsOf(picks, coupon);
  if (totals.couponCents > 0 && totals.totalCents > 0) return { totals, coupon };
  return { totals: totalsOf(picks, null), coupon: null };
}

function givenBackFor(what: OrderTimeline['givenBack'][number]['what'], lines: readonly SeedLine[], capturedCents: number): Back {
  const goodsOf = (line: SeedLine) => line.price.unitCents * line.quantity - line.discountShareCents;
  const [first] = lines;
  if (what === 'everything' || !first) {
    return { cents: capturedCents, lines: lines.map((line) => ({ line, quantity: line.quantity, cents: goodsOf(line) })) };
  }
  if (what === 'goods_less_fee') {
    const kept = lines.map((line) => ({
      line,
      quantity: line.quantity,
      cents: goodsOf(line) - Math.ceil((goodsOf(line) * feeBp) / 10_000),
    }));
    return { cents: Math.max(1, sum(kept.map(({ cents }) => cents))), lines: kept };
  }
  const pieceCents = Math.max(1, Math.floor(goodsOf(first) / first.quantity));
  if (what === 'one_piece' || what === 'one_piece_before_shipping')
    return { cents: Math.min(pieceCents, capturedCents), lines: [{ line: first, quantity: 1, cents: pieceCents }] };
  const cents = Math.min(Math.max(500, Math.floor(pieceCents / 10)), Math.max(1, capturedCents - 1));
  return { cents, lines: [{ line: first, quantity: 0, cents }] };
}

type Back = { readonly cents: number; readonly lines: SeedRefund['lines'] };
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
