import { cartMailTexts } from '#areas/cart/cart-mail-texts.ts';
import type { GuestCartLine } from '#areas/cart/rules/lines.ts';
import { siteOf } from '#areas/content/services/site-settings.server.ts';
import { optInEmailTexts } from '#areas/shoppers/mail-texts.ts';
import type { MailKind } from '#areas/shoppers/rules/mail-kinds.ts';
import { mailNameOf, optInToMail, reserveMailSlot, unsubscribeLinks } from '#areas/shoppers/services/mail-preferences.server.ts';
import { dayMs, earlier, hourMs } from '#kernel/dates.ts';
import { cents, dollars, dollarText } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { buttonBlock, composeEmail, type EmailBlock, factsBlock, paragraphBlock, smallPrintBlock } from '#platform/mail/compose.ts';
import { sendMail } from '#platform/mail/outbox.server.ts';
import { networkOf, takeAttempt } from '#platform/rate-limit.server.ts';
import { hrefOf } from '#site/links.ts';
import * as store from '../store/guest-carts.server.ts';

const restsMs = dayMs;
const forgottenMs = 7 * dayMs;
const retentionMs = 60 * dayMs;
const cartsAtOnce = 50;
const shownInEmail = 8;
const maxItems = 50;
const cartsAnHour = 30;

type GuestCartInput = { readonly email: string; readonly items: readonly GuestCartLine[]; readonly kinds: readonly MailKind[] };

/**
 * A guest's email choices at checkout. Guests who declined before are not asked again, members choose in their account, and without consent
 * nothing of the cart is stored.
 */
export async function saveGuestCart(app: App, caller: Caller, { email, items, kinds }: GuestCartInput): Promise<void> {
  if (caller.shopperId !== null) return;
  if (kinds.length === 0 || items.length === 0) return void (await store.deleteGuestCart(app.db, email));
  const limit = { bucket: 'guest-cart', key: networkOf(caller.ip), max: cartsAnHour, windowMs: hourMs };
  if (!(await takeAttempt(app, limit)) || (await store.isMemberEmail(app.db, email))) return;
  await transact(app, async (inside) => {
    for (const kind of kinds) await optInToMail(inside, email, kind);
    await store.upsertGuestCart(inside.db, {
      email,
      language: caller.language,
      items: items.slice(0, maxItems),
      touchedAt: inside.now(),
    });
  });
}

/** Reminds guests who opted in of a cart left a day ago, once. */
export async function sendGuestCartReminders(app: App): Promise<number> {
  const span = { from: earlier(app.now(), forgottenMs), to: earlier(app.now(), restsMs) };
  return eachCart(
    (after) => store.selectAbandonedGuestCarts(app.db, { ...span, after, most: cartsAtOnce }),
    (cart) => transact(app, (inside) => remind(inside, cart, span)),
  );
}

/** Price-drop emails to guests who opted in; each drop is reported once. */
export const sendGuestPriceDropEmails = (app: App): Promise<number> =>
  eachCart(
    (after) => store.selectGuestCartsWithPriceDrops(app.db, { after, most: cartsAtOnce }),
    ({ id }) => transact(app, (inside) => notifyPriceDrop(inside, id)),
  );

export const deleteStaleGuestCarts = async (app: App): Promise<void> =>
  void (await store.deleteGuestCartsBefore(app.db, earlier(app.now(), retentionMs)));

type Cart = Awaited<ReturnType<typeof store.selectAbandonedGuestCarts>>[number];

async function eachCart(some: (after: number) => PromiseLike<Cart[]>, work: (cart: Cart) => Promise<number>): Promise<number> {
  let sentCount = 0;
  for (let after = 0, more = true; more; ) {
    const carts = await some(after);
    for (const cart of carts) sentCount += await work(cart);
    after = carts.at(-1)?.id ?? after;
    more = carts.length === cartsAtOnce;
  }
  return sentCount;
}

async function remind(inside: App, cart: Cart, span: { from: Date; to: Date }): Promise<number> {
  const products = await store.selectGuestCartSkus(inside.db, idsOf(cart.items), inside.now());
  if (products.length === 0 || !(await store.claimGuestCartReminder(inside.db, cart.id, span, inside.now()))) return 0;
  if (!(await reserveMailSlot(inside, cart.email, 'cart'))) return 0;
  const say = translator(cartMailTexts, cart.language);
  const rows = products.slice(0, shownInEmail).map((product) => {
    const count = cart.items.find(({ skuId }) => skuId === product.id)?.quantity ?? 1;
    return [
      localizedColumn(product, 'name', cart.language),
      say('leftLine', { count, price: dollars(cents(product.payableCents)) }),
    ] as const;
  });
  const blocks = [
    paragraphBlock(say('leftGuestText')),
    factsBlock(...rows),
    buttonBlock(say('leftButton'), hrefOf('cart')),
    smallPrintBlock(say('leftOnce')),
  ];
  await write(inside, cart, 'cart', { subject: say('leftSubject'), title: say('leftTitle'), blocks });
  return 1;
}

async function notifyPriceDrop(inside: App, id: number): Promise<number> {
  const cart = await store.lockGuestCart(inside.db, id);
  if (!cart) return 0;
  const products = await store.selectGuestCartSkus(inside.db, idsOf(cart.items), inside.now());
  const knownOf = (skuId: number): number => cart.items.find((item) => item.skuId === skuId)?.knownCents ?? 0;
  const fallen = products.filter((product) => product.payableCents < knownOf(product.id));
  const [first] = fallen;
  if (!first || !(await reserveMailSlot(inside, cart.email, 'price_drop'))) return 0;
  const now = new Map(fallen.map((product) => [product.id, product.payableCents]));
  await store.updateGuestCartItems(
    inside.db,
    id,
    cart.items.map((item) => ({ ...item, knownCents: now.get(item.skuId) ?? item.knownCents })),
  );
  const say = translator(cartMailTexts, cart.language);
  const rows = fallen
    .slice(0, shownInEmail)
    .map(
      (product) =>
        [
          localizedColumn(product, 'name', cart.language),
          say('wasNow', { was: dollarText(knownOf(product.id)), now: dollarText(product.payableCents) }),
        ] as const,
    );
  const to = fallen.length === 1 ? hrefOf('sku', { category: first.categorySlug, spu: first.spuSlug, sku: first.skuSlug }) : hrefOf('cart');
  const blocks = [paragraphBlock(say('dropGuestText')), factsBlock(...rows), buttonBlock(say('dropButton'), to)];
  const subject = say('dropSubject', { name: localizedColumn(first, 'name', cart.language) });
  await write(inside, cart, 'price_drop', { subject, title: say('dropGuestTitle'), blocks });
  return 1;
}

const idsOf = (items: readonly GuestCartLine[]): number[] => items.map(({ skuId }) => skuId);

type EmailContent = { readonly subject: string; readonly title: string; readonly blocks: readonly EmailBlock[] };

async function write(
  inside: App,
  { id, email, language }: { readonly id: number; readonly email: string; readonly language: Language },
  kind: MailKind,
  { subject, title, blocks }: EmailContent,
): Promise<void> {
  const foot = translator(optInEmailTexts, language);
  const { shopName } = await siteOf(inside, language);
  const out = unsubscribeLinks(inside, email, kind);
  await sendMail(inside, {
    ...{ to: email, kind: mailNameOf(kind), language, listUnsubscribe: out.oneClick, subject },
    about: { kind: 'guest-cart', id: `${id} ${inside.now().toISOString()}` },
    ...composeEmail({
      ...{ origin: inside.origin, language, shopName, title },
      blocks: [...blocks, smallPrintBlock(foot('whyGuest'), { words: foot('stop'), href: out.page })],
    }),
  });
}
