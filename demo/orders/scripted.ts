import type { OrderStatus } from '#areas/orders/rules/status.ts';
import type { OrderScenario } from './order-scenarios.ts';

/** An order that must exist, whatever chance gives. */
export type ScriptedOrder = {
  readonly daysAgo: number;
  readonly scenario: OrderScenario;
  readonly until: OrderStatus | null;
  readonly isDemoShopper: boolean;
  readonly isMadeToOrder: boolean;
  /** Created by an invoice. */
  readonly isInvoice: boolean;
};

const order = (
  daysAgo: number,
  fate: OrderScenario,
  until: OrderStatus | null,
  who: 'demo' | 'anybody' | 'by invoice',
  made: 'made' | 'shelf' = 'shelf',
): ScriptedOrder => ({
  daysAgo,
  scenario: fate,
  until,
  isDemoShopper: who === 'demo',
  isMadeToOrder: made === 'made',
  isInvoice: who === 'by invoice',
});

/** The demo shopper has an order in every status, and every payment state occurs. Each is old enough to have got there over a weekend. */
export const scriptedOrders: readonly ScriptedOrder[] = [
  order(0.03, 'left', null, 'demo'),
  order(0.3, 'sold', 2, 'demo'),
  order(4.6, 'sold', 3, 'demo'),
  order(7.1, 'sold', 4, 'demo'),
  order(13.2, 'sold', 5, 'demo'),
  order(17.3, 'sold', 5, 'demo'),
  order(18.4, 'cancelled', null, 'demo'),
  order(22.7, 'declined', null, 'demo'),
  order(34.2, 'returned', null, 'demo'),
  order(41.5, 'sold', null, 'demo'),
  order(52.8, 'sold', null, 'demo'),
  order(4.4, 'made_on_deposit', 3, 'demo', 'made'),
  order(0.9, 'sold_after_review', 2, 'anybody'),
  order(1.6, 'sold_after_review', 2, 'anybody'),
  order(0.7, 'paid_after_cancel', 2, 'anybody'),
  order(26.3, 'disputed', null, 'anybody'),
  order(31.9, 'part_refunded', null, 'anybody'),
  order(38.6, 'returned_for_a_fee', null, 'anybody'),
  order(2.6, 'part_refunded_before_shipping', 2, 'anybody'),
  order(24.8, 'part_refunded_before_shipping', null, 'anybody'),
  order(3.2, 'made_on_deposit', 3, 'by invoice', 'made'),
  order(6.8, 'sold', null, 'by invoice'),
  order(44.5, 'returned', null, 'by invoice'),
  order(12.3, 'declined', null, 'anybody'),
  order(5.3, 'cancelled_paid', null, 'anybody'),
];
