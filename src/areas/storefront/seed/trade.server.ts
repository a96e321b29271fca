import type { SeedSku } from '#areas/catalog/seed/goods.ts';
import { openInvoices } from '#areas/checkout/seed/invoices.ts';
import { noPaymentRows, openTill } from '#areas/checkout/seed/payments.ts';
import { copyInvoices, copyPayments } from '#areas/checkout/seed.server.ts';
import { copyLedger, openBooks, spendByTheWay } from '#areas/ledger/seed.server.ts';
import { fillBasket } from '#areas/orders/seed/basket.ts';
import { buyersAmong } from '#areas/orders/seed/buyers.ts';
import { orderTimes, tradeDays } from '#areas/orders/seed/calendar.ts';
import { fateOf } from '#areas/orders/seed/fates.ts';
import { makeOrder, type SeedOrder } from '#areas/orders/seed/order.ts';
import type { PriceBook } from '#areas/orders/seed/prices.ts';
import { noOrderRows, writeOrder } from '#areas/orders/seed/rows.ts';
import { type ScriptedOrder, scriptedOrders } from '#areas/orders/seed/scripted.ts';
import { copyOrders } from '#areas/orders/seed.server.ts';
import { copyReviews, openReviews } from '#areas/reviews/seed.server.ts';
import type { SeedShopper } from '#areas/shoppers/seed.server.ts';
import type { SeedStaff } from '#areas/staff/seed.server.ts';
import { type Delivery, openBuying, type PurchaseFate, type Vendor } from '#areas/stock/seed/purchases.ts';
import { clerkTasks, openShelves, type ShelfTask, workshopTasks } from '#areas/stock/seed/shelf-work.ts';
import { openWarehouse } from '#areas/stock/seed/warehouse.ts';
import { copyLevels, copyStock, noStockRows } from '#areas/stock/seed.server.ts';
import { type CouponDrawer, drawCoupons, type TimedCoupon } from '#areas/storefront/seed/coupons.ts';
import { keepPieces, laterOf } from '#areas/storefront/seed/pieces.ts';
import { openTimeline } from '#areas/storefront/seed/timeline.ts';
import { weeklyBills } from '#areas/storefront/seed/weekly-bills.ts';
import { dayMs, hourMs } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';
import type { Copy } from '#platform/database/copy.server.ts';

export type TradePlan = {
  readonly random: Random;
  readonly now: Date;
  readonly days: number;
  readonly orderTarget: number;
  readonly goods: readonly SeedSku[];
  readonly prices: PriceBook;
  readonly shoppers: readonly SeedShopper[];
  readonly staff: SeedStaff;
  readonly coupons: readonly TimedCoupon[];
  readonly vendors: readonly Vendor[];
  /** Sees every order once, while it is made. */
  readonly watch: (order: SeedOrder) => void;
  readonly report: (words: string) => void;
};
export type TradeCounts = { orders: number; lines: number; movements: number; reviews: number; lastLedgerId: number };

type Happening = { readonly at: number } & (
  | { readonly kind: 'order'; readonly script: ScriptedOrder | null }
  | { readonly kind: 'shelf'; readonly task: ShelfTask }
  | { readonly kind: 'delivery'; readonly delivery: Delivery }
);

const sources = [
  ['google', 30],
  ['direct', 24],
  ['instagram', 19],
  ['tiktok', 11],
  ['email', 7],
  ['facebook', 5],
  ['youtube', 4],
] as const;
const devices = [
  ['mobile', 68],
  ['desktop', 32],
] as const;
const batchOrders = 3000;
/** Pieces that go out with an average order, and so must come in again. */
const piecesPerOrder = 3.4;

/** Tells the days of trade one after the other and copies them in pieces, so a large shop needs no more memory than a small one. */
export async function trade(copy: Copy, plan: TradePlan): Promise<TradeCounts> {
  const { now, staff, goods } = plan;
  const random = plan.random.branch('trade');
  const chance = {
    shelf: plan.random.branch('shelf'),
    buying: plan.random.branch('buying'),
    house: plan.random.branch('house'),
    words: plan.random.branch('reviews'),
  };
  const warehouse = openWarehouse(goods);
  const stockRows = noStockRows();
  const buying = openBuying(stockRows, { warehouse, vendors: plan.vendors, staff, now: now.getTime() });
  const orderRows = noOrderRows();
  const paymentRows = noPaymentRows();
  const till = openTill(paymentRows, staff);
  const invoices = openInvoices(staff);
  const books = openBooks(staff);
  const bills = weeklyBills(books, now.getTime());
  const reviews = openReviews({ staff, now, share: plan.orderTarget > 20_000 ? 0.1 : 0.44 });
  const buyerAt = buyersAmong(plan.shoppers);
  const couponFor: CouponDrawer = drawCoupons(plan.coupons);
  const timeline = openTimeline<Happening>();
  const pieces = keepPieces(stockRows.reservations, warehouse, staff, now.getTime());
  const counts: TradeCounts = { orders: 0, lines: 0, movements: 0, reviews: 0, lastLedgerId: 0 };

  const place = (at: number, script: ScriptedOrder | null): void => {
    const who = script?.isDemoShopper && plan.shoppers[0] ? { buyer: plan.shoppers[0], shopper: plan.shoppers[0] } : buyerAt(random, at);
    const isBusiness = who.shopper?.isBusiness ?? false;
    const wanted = fillBasket(random, warehouse, {
      at,
      prices: plan.prices,
      isBusiness,
      isMadeToOrder: script ? script.isMadeToOrder : null,
    });
    const picks = wanted.length > 0 ? wanted : fillBasket(random, warehouse, { at, prices: plan.prices, isBusiness, isMadeToOrder: null });
    if (picks.length === 0) return;
    const isInvoice = script?.isInvoice ?? false;
    const isByHand = isInvoice || (isBusiness && !script && random.isHit(0.4));
    const order = makeOrder(random, {
      id: counts.orders + 1,
      firstLineId: counts.lines + 1,
      at,
      now: now.getTime(),
      ...who,
      picks,
      coupon: couponFor(random, at, who.buyer.email),
      fate:
        script?.fate ??
        fateOf(
          random,
          picks.some(({ sku }) => sku.isMadeToOrder),
        ),
      until: script?.until ?? null,
      source: isInvoice ? 'invoice' : isByHand ? random.pick(['office', 'invoice', 'invoice']) : 'shop',
      ownerId: isByHand || random.isHit(isBusiness ? 0.6 : 0.05) ? random.pick(staff.sales).id : null,
      visitSource: isByHand ? '' : random.weighted(sources),
      device: isByHand ? '' : random.weighted(devices),
    });
    counts.orders += 1;
    counts.lines += order.lines.length;
    const label = writeOrder(orderRows, random, staff, order);
    const moved = till.write(random, order);
    for (const money of moved) {
      if (money.kind === 'capture') books.earn(money.at, money.cents, money.id, order.number);
      else books.giveBack(money.at, money.cents, money.id, order.number);
    }
    if (order.source === 'invoice') invoices.write(random, order, moved);
    bills.count(order, label, moved);
    pieces.keep(order);
    for (const task of laterOf(pieces, order)) timeline.add({ at: task.at, kind: 'shelf', task });
    reviews.write(chance.words, order);
    plan.watch(order);
  };

  const happen = (event: Happening): void => {
    if (event.kind === 'order') place(event.at, event.script);
    else if (event.kind === 'shelf') for (const task of event.task.run()) timeline.add({ at: task.at, kind: 'shelf', task });
    else {
      const received = buying.receive(chance.buying, event.delivery);
      books.buy(received.at, received.costCents, received.receiptId, received.number);
    }
  };

  const flush = async (): Promise<void> => {
    await copyOrders(copy, orderRows);
    await copyPayments(copy, paymentRows);
    await copyInvoices(copy, invoices.rows);
    counts.movements += await copyStock(copy, stockRows, warehouse);
    await copyLedger(copy, books.rows);
    counts.reviews += await copyReviews(copy, reviews.rows);
  };

  const order = (at: number, lineCount: number, fate: PurchaseFate): void => {
    if (plan.vendors.length === 0) return;
    for (const delivery of buying.order(chance.buying, at, lineCount, fate)) timeline.add({ at: delivery.at, kind: 'delivery', delivery });
  };

  const days = tradeDays({ now, days: plan.days, orderTarget: plan.orderTarget - scriptedOrders.length });
  const begin = days[0]?.startsAt ?? now.getTime();
  openShelves(chance.shelf, warehouse, staff, begin);
  for (const script of scriptedOrders)
    timeline.add({ at: Math.max(begin, now.getTime() - Math.round(script.daysAgo * dayMs)), kind: 'order', script });
  const ordersPerSku = plan.orderTarget / goods.length;
  const lotsPerOrder = Math.max(0.5, 2.6 * Math.min(1, 1.6 / ordersPerSku));

  for (const [turn, day] of days.entries()) {
    for (const at of orderTimes(random, day)) timeline.add({ at, kind: 'order', script: null });
    const lots = { count: Math.round(day.orderCount * lotsPerOrder), pieces: (piecesPerOrder * 0.75) / lotsPerOrder, made: bills.countLot };
    for (const task of workshopTasks(chance.shelf, warehouse, staff, day, lots)) timeline.add({ at: task.at, kind: 'shelf', task });
    for (const task of clerkTasks(chance.shelf, warehouse, staff, day, 2 + Math.round(day.orderCount / 6)))
      timeline.add({ at: task.at, kind: 'shelf', task });
    const wantedLines = Math.round(day.orderCount * 0.45) + 2;
    const isToday = turn === days.length - 1;
    for (let lines = wantedLines; lines > 0 && (isToday || wantedLines > 20 || chance.buying.isHit(0.55)); lines -= 20) {
      const at = Math.min(day.startsAt + 14 * hourMs, day.endsAt - 1);
      order(at, Math.min(20, Math.max(6, lines)), chance.buying.isHit(0.03) && !isToday ? 'cancelled' : null);
    }
    if (turn === days.length - 13)
      for (const fate of ['cancelled', 'received', 'part_received'] as const) order(day.startsAt + 15 * hourMs, 8, fate);
    for (let event = timeline.nextBefore(day.endsAt); event; event = timeline.nextBefore(day.endsAt)) happen(event);
    spendByTheWay(chance.house, books, Math.min(day.startsAt + 16 * hourMs, day.endsAt - 1), plan.orderTarget);
    if (orderRows.orders.length >= batchOrders) await flush();
    if (turn % 15 === 14) plan.report(`day ${turn + 1} of ${days.length}: ${counts.orders} orders`);
  }
  bills.pay();
  invoices.writeOpen(chance.house, now);
  await flush();
  await copyLevels(copy, warehouse, now);
  counts.lastLedgerId = books.lastId();
  return counts;
}
