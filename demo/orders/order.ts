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
  readonly timeline: OrderTimeline;
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
  readonly scenario: OrderScenario;
  readonly until: OrderStatus | null;
  readonly source: SeedOrder['source'];
  readonly ownerId: number | null;
  readonly visitSource: string;
  readonly device: string;
};

/** A cash refund costs a tenth of the item value. */
const feeBp = 1000;

export function makeOrder(random: Random, plan: OrderPlan): SeedOrder {
  const { totals, coupon } = pricedBasket(plan);
  const placedBy = plan.source === 'shop' ? (plan.shopper ? 'shopper' : 'guest') : 'staff';
  const timeline = playOrderScenario(scenarioFor(plan), {
    random,
    now: plan.now,
    totalCents: totals.totalCents,
    until: plan.until,
    placedBy,
    at: plan.at,
  });
  const comesBack = timeline.givenBack.find(({ what }) => what !== 'goodwill');
  const lines = plan.picks.map(
    (pick, index): SeedLine => ({
      ...pick,
      id: plan.firstLineId + index,
      discountShareCents: totals.shares[index] ?? 0,
      removedQuantity: timeline.removedAt !== null && index === 0 ? 1 : 0,
      returnedQuantity:
        timeline.returnedAt === null || !comesBack ? 0 : comesBack.what === 'one_piece' ? (index === 0 ? 1 : 0) : pick.quantity,
    }),
  );
  const capturedCents = sum(timeline.attempts.filter(({ outcome }) => outcome === 'completed').map(({ cents }) => cents));
  const refunds = timeline.givenBack.map(({ at, what, reason }) => ({ at, reason, ...givenBackFor(what, lines, capturedCents) }));
  const { second } = plan.shopper ?? { second: null };
  return {
    id: plan.id,
    number: `TL-${dayOf(new Date(plan.at)).replaceAll('-', '').slice(2)}-${String(plan.id).padStart(5, '0')}`,
    placedAt: plan.at,
    buyer: plan.buyer,
    shopper: plan.shopper,
    address: second && random.isHit(0.3) ? second : plan.buyer,
    lines,
    totals,
    coupon,
    timeline,
    refunds,
    capturedCents,
    refundedCents: sum(refunds.map(({ cents }) => cents)),
    isMadeToOrder: lines.some(({ sku }) => sku.isMadeToOrder),
    source: plan.source,
    ownerId: plan.ownerId,
    visitSource: plan.visitSource,
    device: plan.device,
  };
}

/** Refunding the only unit of an order would cancel it. */
const scenarioFor = ({ scenario, picks }: OrderPlan): OrderScenario =>
  scenario === 'part_refunded_before_shipping' && sum(picks.map(({ quantity }) => quantity)) < 2 ? 'sold' : scenario;

export const refundedQuantity = ({ refunds }: SeedOrder, lineId: number): number =>
  sum(refunds.flatMap(({ lines }) => lines.filter(({ line }) => line.id === lineId).map(({ quantity }) => quantity)));

/** A coupon that takes off nothing or everything is not used: providers refuse 0. */
function pricedBasket({ picks, coupon }: OrderPlan): { totals: Totals; coupon: SeedCoupon | null } {
  const totals = totalsOf(picks, coupon);
  if (totals.couponCents > 0 && totals.totalCents > 0) return { totals, coupon };
  return { totals: totalsOf(picks, null), coupon: null };
}

function givenBackFor(what: OrderTimeline['givenBack'][number]['what'], lines: readonly SeedLine[], capturedCents: number): Back {
  const itemsCentsOf = (line: SeedLine) => line.price.unitCents * line.quantity - line.discountShareCents;
  const [first] = lines;
  if (what === 'everything' || !first) {
    return { cents: capturedCents, lines: lines.map((line) => ({ line, quantity: line.quantity, cents: itemsCentsOf(line) })) };
  }
  if (what === 'goods_less_fee') {
    const refundLines = lines.map((line) => ({
      line,
      quantity: line.quantity,
      cents: itemsCentsOf(line) - Math.ceil((itemsCentsOf(line) * feeBp) / 10_000),
    }));
    return { cents: Math.max(1, sum(refundLines.map(({ cents }) => cents))), lines: refundLines };
  }
  const unitCents = Math.max(1, Math.floor(itemsCentsOf(first) / first.quantity));
  if (what === 'one_piece' || what === 'one_piece_before_shipping')
    return { cents: Math.min(unitCents, capturedCents), lines: [{ line: first, quantity: 1, cents: unitCents }] };
  const cents = Math.min(Math.max(500, Math.floor(unitCents / 10)), Math.max(1, capturedCents - 1));
  return { cents, lines: [{ line: first, quantity: 0, cents }] };
}

type Back = { readonly cents: number; readonly lines: SeedRefund['lines'] };
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
