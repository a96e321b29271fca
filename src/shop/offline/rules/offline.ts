import type { InputOf } from '#api/call.ts';
import { cartItemToSend } from '#areas/cart/rules/parse-answers.ts';
import type { createOrder } from '#areas/checkout/calls/payment.ts';
import { shippingFee } from '#areas/shipping/rules.ts';
import { type Cents, cents } from '#kernel/money.ts';
import type { OutboxBuild, OutboxOrder } from '#site/outbox.ts';

/** Where the service worker fetches pages without personal data. */
export const offlinePagePath = '/tunnel/:language/m/:page';
/** Uncached pages that still work offline (also listed in public/sw.js). */
export const offlinePages: readonly string[] = ['offline', 'shop-cart', 'diy-wigs', 'diy-closure-frontal', 'diy-bundles'];

/** Total of cart and waiting builds as far as known offline: the server decides. */
export function offlineTotal(cart: { itemsCents: number; grams: number }, builds: readonly OutboxBuild[]): Cents {
  const sum = (of: (build: OutboxBuild) => number): number => builds.reduce((total, build) => total + of(build), 0);
  return cents(cart.itemsCents + sum((build) => build.cents) + shippingFee(cart.grams + sum((build) => build.grams)));
}

/** The same order gives exactly the same body: only then is a second request the same order to the server. */
export const orderBody = ({ request, email, receiver, lines, coupon, seenCents }: OutboxOrder) => ({
  request_id: request,
  email,
  // The form it was written in has the fields of the call.
  receiver: receiver as typeof receiver & NonNullable<InputOf<typeof createOrder>['receiver']>,
  items: lines.map(cartItemToSend),
  ...(coupon && { coupon }),
  seen_total: seenCents / 100,
  // Several may wait: none replaces another.
  beside: true,
});

type ServerRefusal = { readonly message: string; readonly data: unknown };

/** The server refused: the shopper is asked, with the new amount if any. */
export const withServerRefusal = (order: OutboxOrder, { message, data }: ServerRefusal): OutboxOrder => ({
  ...order,
  state: 'asks',
  message,
  nowCents: totalIn(data),
});

/** The new amount was accepted: a new request id, so that the refused one is not reused. */
export const withAgreedAmount = (order: OutboxOrder, request: string): OutboxOrder => ({
  ...order,
  state: 'waiting',
  request,
  seenCents: order.nowCents ?? order.seenCents,
  nowCents: null,
});

/** The total in a refusal's data. */
function totalIn(data: unknown): number | null {
  const bill = fieldOf(data, 'breakdown');
  const total = fieldOf(bill, 'total');
  return typeof total === 'number' ? Math.round(total * 100) : null;
}

const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? new Map<string, unknown>(Object.entries(data)).get(name) : undefined;
