import type { OrderRow } from '#areas/orders/services/transitions.server.ts';
import type { App } from '#platform/app.ts';
import { invoiceSourceHooks } from './invoice-source.server.ts';

/** Money that was booked for an order, told to what the order came from. */
export type RecordedPayment = { readonly order: OrderRow; readonly captureId: number; readonly amountCents: number; readonly at: Date };

/** What else is kept beside an order's own books, in the same transaction. */
export type OrderSourceHooks = {
  readonly booked?: (inside: App, money: RecordedPayment) => Promise<void>;
  readonly refunded?: (inside: App, order: OrderRow, amountCents: number) => Promise<void>;
  /** Where the provider leads the buyer back to, an address with a query; by itself to the page of the order. */
  readonly backTo?: (app: App, order: OrderRow) => Promise<string | null>;
};

/** By where an order came from; one of the shop, the office or a partner has a bill beside it where staff wrote one. */
export const orderSourceHooks: Readonly<Record<OrderRow['source'], OrderSourceHooks>> = {
  shop: invoiceSourceHooks,
  office: invoiceSourceHooks,
  invoice: invoiceSourceHooks,
  partner: invoiceSourceHooks,
};
