import type { InputOf } from '#api/call.ts';
import { cartItemToSend } from '#areas/cart/rules/parse-answers.ts';
import type { createOrder } from '#areas/checkout/calls/payment.ts';
import { shippingFee } from '#areas/shipping/rules.ts';
import { type Cents, cents } from '#kernel/money.ts';
import type { OutboxBuild, OutboxOrder } from '#site/outbox.ts';

/** Where the worker of a phone fetches pages as nobody in particular sees them. */
export const offlinePagePath = '/tunnel/:language/m/:page';
/** The pages that stand without a line although they are made anew for everybody (public/sw.js names them too). */
export const offlinePages: readonly string[] = ['offline', 'shop-cart', 'diy-wigs', 'diy-closure-frontal', 'diy-bundles'];

/** What a cart and waiting builds come to as far as a phone without a line can say: the server has the last word. */
export function offlineTotal(cart: { itemsCents: number; grams: number }, builds: readonly OutboxBuild[]): Cents {
  const sum = (of: (build: OutboxBuild) => number): number => builds.reduce((total, build) => total + of(build), 0);
  return cents(cart.itemsCents + sum((build) => build.cents) + shippingFee(cart.grams + sum((build) => build.grams)));
}

/** The same order gives the same body, to the letter: only then is a second sending the same order to the server. */
export const orderBody = ({ request, email, receiver, lines, coupon, seenCents }: OutboxOrder) => ({
  request_id: request,
  email,
  // The form it was written in has the fields of the call.
  receiver: receiver as typeof receiver & NonNullable<InputOf<typeof createOrder>['receiver']>,
  items: lines.map(cartItemToSend),
  ...(coupon && { coupon }),
  seen_total: seenCents / 100,
  // Several may wait: none takes the place of another.
  beside: true,
});

type Said = { readonly message: string; readonly data: unknown };

/** The server did not take it: she is asked, and told the new amount where there is one. */
export const withServerRefusal = (order: OutboxOrder, { message, data }: Said): OutboxOrder => ({
  ...order,
  state: 'asks',
  message,
  nowCents: totalIn(data),
});

/** She agrees to the new amount: another request, so that the refused one is not taken for it. */
export const withAgreedAmount = (order: OutboxOrder, request: string): OutboxOrder => ({
  ...order,
  state: 'waiting',
  request,
  seenCents: order.nowCents ?? order.seenCents,
  nowCents: null,
});

/** The total of a bill that stands beside a refusal. */
function totalIn(data: unknown): number | null {
  const bill = fieldOf(data, 'breakdown');
  const total = fieldOf(bill, 'total');
  return typeof total === 'number' ? Math.round(total * 100) : null;
}

const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? new Map<string, unknown>(Object.entries(data)).get(name) : undefined;
