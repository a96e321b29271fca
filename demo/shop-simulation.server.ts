import type { SeedSku } from '#demo/catalog/goods.ts';
import { createInvoiceWriter } from '#demo/checkout/invoices.ts';
import { createPaymentWriter, noPaymentRows } from '#demo/checkout/payments.ts';
import { copyInvoices, copyPayments } from '#demo/checkout/seed.server.ts';
import { copyLedger, createLedgerWriter, type LedgerWriter } from '#demo/ledger/seed.server.ts';
import { type BasketPlan, fillBasket } from '#demo/orders/basket.ts';
import { buyersAmong } from '#demo/orders/buyers.ts';
import { makeOrder, type OrderPlan, type SeedOrder } from '#demo/orders/order.ts';
import { pickOrderScenario } from '#demo/orders/order-scenarios.ts';
import type { PriceLookup } from '#demo/orders/prices.ts';
import { noOrderRows, writeOrder } from '#demo/orders/rows.ts';
import type { ScriptedOrder } from '#demo/orders/scripted.ts';
import { copyOrders } from '#demo/orders/seed.server.ts';
import { copyReviews, createReviewWriter } from '#demo/reviews/seed.server.ts';
import type { SeedShopper } from '#demo/shoppers/seed.server.ts';
import type { SeedStaff } from '#demo/staff/seed.server.ts';
import { createPurchaseWriter, type Delivery, type PurchaseOutcome, type Vendor } from '#demo/stock/purchases.ts';
import { copyLevels, copyStock, noStockRows } from '#demo/stock/seed.server.ts';
import type { StockTask } from '#demo/stock/stock-tasks.ts';
import { openWarehouse, type Warehouse } from '#demo/stock/warehouse.ts';
import type { Random } from '#kernel/random.ts';
import type { Copy } from '#platform/database/copy.server.ts';
import { createCouponPicker, type TimedCoupon } from './coupons.ts';
import { createStockReservations, laterStockTasks } from './piece-reservations.ts';
import { weeklyBills } from './weekly-bills.ts';

export type ShopSimulationPlan = {
  readonly random: Random;
  readonly now: Date;
  readonly orderTarget: number;
  readonly goods: readonly SeedSku[];
  readonly prices: PriceLookup;
  readonly shoppers: readonly SeedShopper[];
  readonly staff: SeedStaff;
  readonly coupons: readonly TimedCoupon[];
  readonly vendors: readonly Vendor[];
  /** Called once per order as it is made. */
  readonly watch: (order: SeedOrder) => void;
};
export type TradeCounts = { orders: number; lines: number; movements: number; reviews: number };
export type TradeResult = TradeCounts & { readonly lastLedgerId: number; readonly availableBySku: ReadonlyMap<number, number> };

/** The simulated shop: writes everything a sale or a delivery causes. */
export type ShopSimulation = {
  readonly warehouse: Warehouse;
  readonly books: LedgerWriter;
  readonly counts: TradeCounts;
  /** A sale; returns later stock events. */
  serve(at: number, script: ScriptedOrder | null): StockTask[];
  /** A vendor order; returns its deliveries. */
  order(at: number, lineCount: number, outcome: PurchaseOutcome): Delivery[];
  receive(delivery: Delivery): void;
  countLot(at: number, costCents: number): void;
  /** Copies what was written since the last time. */
  flush(copy: Copy): Promise<void>;
  close(copy: Copy): Promise<TradeResult>;
  waitingOrders(): number;
};

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
/** Share of delivered lines with a review; a shop for measurements needs fewer texts. */
const reviewShare = (orderTarget: number): number => (orderTarget > 20_000 ? 0.1 : 0.44);

export function createShopSimulation(plan: ShopSimulationPlan): ShopSimulation {
  const { now, staff } = plan;
  const random = plan.random.branch('trade');
  const buyingChance = plan.random.branch('buying');
  const reviewRandom = plan.random.branch('reviews');
  const counts: TradeCounts = { orders: 0, lines: 0, movements: 0, reviews: 0 };
  const warehouse = openWarehouse(plan.goods);
  const [stockRows, orderRows, paymentRows] = [noStockRows(), noOrderRows(), noPaymentRows()];
  const buying = createPurchaseWriter(stockRows, { warehouse, vendors: plan.vendors, staff, now: now.getTime() });
  const reservations = createStockReservations(stockRows.reservations, warehouse, staff, now.getTime());
  const till = createPaymentWriter(paymentRows, staff);
  const invoices = createInvoiceWriter(staff);
  const books = createLedgerWriter(staff);
  const bills = weeklyBills(books, now.getTime());
  const reviews = createReviewWriter({ staff, now, share: reviewShare(plan.orderTarget) });
  const buyerAt = buyersAmong(plan.shoppers);
  const couponFor = createCouponPicker(plan.coupons);

  const planOrder = (at: number, script: ScriptedOrder | null): OrderPlan | null => {
    const [demoShopper] = plan.shoppers;
    const who = script?.isDemoShopper && demoShopper ? { buyer: demoShopper, shopper: demoShopper } : buyerAt(random, at);
    const isBusiness = who.shopper?.isBusiness ?? false;
    const basketPlan: BasketPlan = { at, prices: plan.prices, isBusiness, isMadeToOrder: script?.isMadeToOrder ?? null };
    const basket = fillBasket(random, warehouse, basketPlan);
    const picks = basket.length > 0 ? basket : fillBasket(random, warehouse, { ...basketPlan, isMadeToOrder: null });
    if (picks.length === 0) return null;
    const isInvoice = script?.isInvoice ?? false;
    const isByHand = isInvoice || (isBusiness && !script && random.isHit(0.4));
    const isMadeToOrder = picks.some(({ sku }) => sku.isMadeToOrder);
    return {
      id: counts.orders + 1,
      firstLineId: counts.lines + 1,
      at,
      now: now.getTime(),
      ...who,
      picks,
      coupon: couponFor(random, at, who.buyer.email),
      scenario: script?.scenario ?? pickOrderScenario(random, isMadeToOrder),
      until: script?.until ?? null,
      source: isInvoice ? 'invoice' : isByHand ? random.pick(['office', 'invoice', 'invoice']) : 'shop',
      ownerId: isByHand || random.isHit(isBusiness ? 0.6 : 0.05) ? random.pick(staff.sales).id : null,
      visitSource: isByHand ? '' : random.weighted(sources),
      device: isByHand ? '' : random.weighted(devices),
    };
  };

  const flush = async (copy: Copy): Promise<void> => {
    await copyOrders(copy, orderRows);
    await copyPayments(copy, paymentRows, now);
    await copyInvoices(copy, invoices.rows);
    counts.movements += await copyStock(copy, stockRows, warehouse);
    await copyLedger(copy, books.rows);
    counts.reviews += await copyReviews(copy, reviews.rows);
  };

  return {
    warehouse,
    books,
    counts,
    serve: (at, script) => {
      const orderPlan = planOrder(at, script);
      if (!orderPlan) return [];
      const order = makeOrder(random, orderPlan);
      counts.orders += 1;
      counts.lines += order.lines.length;
      const label = writeOrder(orderRows, random, staff, order);
      const moved = till.write(random, order);
      const sale = { party: order.buyer.email, reference: order.number };
      for (const { kind, at: when, cents, id } of moved) (kind === 'capture' ? books.earn : books.giveBack)(when, cents, id, sale);
      if (order.source === 'invoice') invoices.write(random, order, moved);
      bills.count(order, label, moved);
      reservations.keep(order);
      reviews.write(reviewRandom, order);
      plan.watch(order);
      return laterStockTasks(reservations, order);
    },
    order: (at, lineCount, outcome) => (plan.vendors.length === 0 ? [] : buying.order(buyingChance, at, lineCount, outcome)),
    receive: (delivery) => {
      const { at, costCents, receiptId, number } = buying.receive(buyingChance, delivery);
      books.buy(at, costCents, receiptId, number);
    },
    countLot: bills.countLot,
    flush,
    close: async (copy) => {
      bills.pay();
      invoices.writeOpen(random, now);
      await flush(copy);
      await copyLevels(copy, warehouse, now);
      const freePieces = new Map(warehouse.goods.map(({ id }, index) => [id, warehouse.availableAt(index)]));
      return { ...counts, lastLedgerId: books.lastId(), availableBySku: freePieces };
    },
    waitingOrders: () => orderRows.orders.length,
  };
}
