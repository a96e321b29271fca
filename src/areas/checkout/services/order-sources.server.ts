import type { OrderRow } from '#areas/orders/services/transitions.server.ts';
import type { App } from '#platform/app.ts';
import { invoiceSourceHooks } from './invoice-source.server.ts';

/** A recorded payment, passed to the hooks of the order's source. */
export type RecordedPayment = { readonly order: OrderRow; readonly captureId: number; readonly amountCents: number; readonly at: Date };

/** What else is updated with an order, in the same transaction. */
export type OrderSourceHooks = {
  readonly booked?: (inside: App, money: RecordedPayment) => Promise<void>;
  readonly refunded?: (inside: App, order: OrderRow, amountCents: number) => Promise<void>;
  /** Where the provider returns the buyer to, an address with a query; by default the order page. */
  readonly backTo?: (app: App, order: OrderRow) => Promise<string | null>;
};

/** By order source; an order of the shop, the office or a partner has an invoice if staff created one. */
export const orderSourceHooks: Readonly<Record<OrderRow['source'], OrderSourceHooks>> = {
  shop: invoiceSourceHooks,
  office: invoiceSourceHooks,
  invoice: invoiceSourceHooks,
  partner: invoiceSourceHooks,
};
