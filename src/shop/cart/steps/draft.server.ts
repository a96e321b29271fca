import { z } from 'zod';
import { maxLineQuantity } from '#areas/cart/rules/lines.ts';
import { addressFields, type AddressDraft as Receiver } from '#areas/shoppers/rules/address.ts';
import { mailKinds } from '#areas/shoppers/rules/mail-kinds.ts';
import { hourMs, later } from '#kernel/dates.ts';
import type { App } from '#platform/app.ts';
import { decrypt, encrypt } from '#platform/encryption.server.ts';
import { noCookie, tokenCookie } from '#platform/http/cookies.ts';
import { cookieOf } from '#site/language.ts';
import { maxMessageLength } from './checkout-steps.ts';

const cookieName = 'checkout';
const purpose = 'checkout draft';
const draftTtlMs = 2 * hourMs;
const maxLines = 100;

const text = z.string().max(300).catch('');
const whole = z.number().int().min(0);
const Item = z.tuple([whole.min(1), whole.min(1).max(maxLineQuantity), whole, z.string().max(40), z.string().max(400)]);
const Draft = z.object({
  /** A guest's items: SKU, quantity, price seen, estimate of a built item, set it belongs to. A member's are in the cart. */
  items: z.array(Item).max(maxLines).catch([]),
  email: text,
  /** Marketing emails a guest opted into. */
  letters: z.array(z.enum(mailKinds)).catch([]),
  receiverId: whole.nullable().catch(null),
  receiver: z
    .object(Object.fromEntries(addressFields.map((field) => [field, text])))
    .nullable()
    .catch(null),
  service: z.string().max(60).catch(''),
  isDiscreet: z.boolean().catch(false),
  message: z.string().max(maxMessageLength).catch(''),
  coupon: z.string().max(40).catch(''),
  useCredit: z.boolean().catch(false),
  /** A reseller's own order reference. */
  reference: z.string().max(40).catch(''),
  /** The order placed from this draft. */
  number: text,
});
type Sealed = z.output<typeof Draft>;
export type CheckoutDraft = Omit<Sealed, 'receiver'> & { readonly receiver: Receiver | null };

const empty: CheckoutDraft = {
  items: [],
  email: '',
  letters: [],
  receiverId: null,
  receiver: null,
  service: '',
  isDiscreet: false,
  message: '',
  coupon: '',
  useCredit: false,
  reference: '',
  number: '',
};

/** The checkout draft, encrypted in a cookie, so nothing is in addresses or the database before payment. */
export function draftOf(app: Pick<App, 'secret'>, request: Request): CheckoutDraft {
  const found = Draft.safeParse(decrypt(app.secret, purpose, cookieOf(request.headers.get('cookie'), cookieName)));
  return found.success ? (found.data as CheckoutDraft) : empty;
}

/** Kept for two hours. */
export const draftCookie = (app: App, draft: CheckoutDraft): string =>
  tokenCookie(cookieName, encrypt(app.secret, purpose, draft), later(app.now(), draftTtlMs), app.origin);

export const noDraftCookie = (app: App): string => noCookie(cookieName, app.origin);

/** A guest's items as the cart sends them: [[sku, quantity, seen cents, estimate, set], ...]. */
export function itemsIn(typed: string): Sealed['items'] {
  if (typed.length > 20_000) return [];
  try {
    return z.array(Item).max(maxLines).catch([]).parse(JSON.parse(typed));
  } catch {
    return [];
  }
}
