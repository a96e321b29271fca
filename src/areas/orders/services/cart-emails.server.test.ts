import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sendPriceDropEmails } from '#areas/cart/services/price-drops.server.ts';
import { cartLines, carts, guestCarts, wishlistItems } from '#areas/cart/tables.ts';
import { skus } from '#areas/catalog/tables/goods.ts';
import { handleOneClickUnsubscribe, oneClickLists } from '#areas/content/services/one-click.server.ts';
import { getMailPreferences, saveMailPreferences, unsubscribeByToken } from '#areas/shoppers/services/mail-preferences.server.ts';
import { mailPreferences, users } from '#areas/shoppers/tables.ts';
import { dayMs, hourMs, later } from '#kernel/dates.ts';
import { anonymousCaller } from '#platform/app.ts';
import { mails } from '#platform/tables.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { ana, bea, seedShoppers } from '../../../../tests/kit/shoppers.ts';
import { orders } from '../tables/orders.ts';
import { sendCartReminders } from './abandoned-carts.server.ts';
import { deleteStaleGuestCarts, saveGuestCart, sendGuestCartReminders, sendGuestPriceDropEmails } from './guest-carts.server.ts';

let app: TestApp;
let start: Date;
const email = 'ana@tressline.test';

beforeAll(async () => {
  app = await testApp({}, { mail: { send: () => Promise.reject(new Error('nobody sends here')), close: () => undefined } });
  await seedCatalog(app.db);
  await seedShoppers(app.db);
  start = app.now();
  await app.db.update(users).set({ activatedAt: start });
});
beforeEach(async () => {
  app.clock.at = start;
  for (const table of [mails, mailPreferences, cartLines, carts, guestCarts, wishlistItems]) await app.db.delete(table);
  await app.db.delete(orders);
});

const pass = (ms: number) => {
  app.clock.at = later(app.clock.at, ms);
};
const letters = () => app.db.select().from(mails).orderBy(mails.id);
const leave = (userId: number) =>
  app.db.insert(cartLines).values({ userId, skuId: 101, quantity: 2, seenPriceCents: 18_000, createdAt: app.now(), updatedAt: app.now() });
const wishFor = (userId: number, skuId: number, knownPriceCents: number) =>
  app.db.insert(wishlistItems).values({ userId, skuId, knownPriceCents });
const payable = async (skuId: number) => (await app.db.select().from(skus).where(eq(skus.id, skuId)))[0]?.payableCents ?? 0;

test('who asked for it is reminded of a cart she left, once, a day later; who did not ask is not', async () => {
  await saveMailPreferences(app, ana, ['cart']);
  await leave(ana);
  await leave(bea);
  pass(hourMs);
  expect(await sendCartReminders(app)).toBe(0);
  pass(dayMs);
  expect(await Promise.all([sendCartReminders(app), sendCartReminders(app)]).then(([a, b]) => a + b)).toBe(1);
  expect(await sendCartReminders(app)).toBe(0);
  const [letter, ...more] = await letters();
  expect(more).toEqual([]);
  expect(letter).toMatchObject({ toEmail: email, kind: 'asked_cart', state: 'waiting' });
  expect(letter?.textBody).toContain('2 × $');
  expect(letter?.headers).toMatchObject({ listUnsubscribe: expect.stringContaining('/v1/mail/one_click/') });
});

test('a cart that was ordered, emptied or touched meanwhile brings no reminder', async () => {
  await saveMailPreferences(app, ana, ['cart']);
  await leave(ana);
  pass(2 * dayMs);
  const made = { itemsCents: 100, totalCents: 100, shippingCents: 0, pieceCount: 1, createdAt: later(start, hourMs) };
  await app.db.insert(orders).values({ ...made, userId: ana, number: 'TL-1', email });
  expect(await sendCartReminders(app)).toBe(0);
  await app.db.delete(orders);
  await app.db.update(cartLines).set({ updatedAt: app.now() });
  expect(await sendCartReminders(app)).toBe(0);
  await app.db.delete(cartLines);
  expect(await sendCartReminders(app)).toBe(0);
});

test('another cart within a week waits for its turn and is then too old', async () => {
  await saveMailPreferences(app, ana, ['cart']);
  await leave(ana);
  pass(dayMs + 1000);
  expect(await sendCartReminders(app)).toBe(1);
  await app.db.update(cartLines).set({ updatedAt: app.now() });
  pass(2 * dayMs);
  expect(await sendCartReminders(app)).toBe(0);
  pass(4 * dayMs + hourMs);
  await app.db.update(cartLines).set({ updatedAt: later(app.now(), -2 * dayMs) });
  pass(dayMs);
  expect(await sendCartReminders(app)).toBe(1);
});

test('what fell on her wishlist is told in one letter, and not again until it falls further', async () => {
  const [first, second] = [await payable(101), await payable(103)];
  await saveMailPreferences(app, ana, ['price_drop']);
  await wishFor(ana, 101, first + 1000);
  await wishFor(ana, 103, second + 500);
  await wishFor(bea, 101, first + 1000);
  expect(await sendPriceDropEmails(app)).toBe(1);
  expect(await sendPriceDropEmails(app)).toBe(0);
  const told = await letters();
  expect(told.map(({ kind, toEmail }) => `${kind} ${toEmail}`)).toEqual([`asked_price_drop ${email}`]);
  expect(told[0]?.textBody).toMatch(/\(was \$190\.00\)[\s\S]*\(was \$255\.00\)/);
  pass(8 * dayMs);
  expect(await sendPriceDropEmails(app)).toBe(0);
  await app.db
    .update(wishlistItems)
    .set({ knownPriceCents: first + 2000 })
    .where(eq(wishlistItems.skuId, 101));
  expect(await sendPriceDropEmails(app)).toBe(1);
});

test('one click stops the kind without a login, by letter and by mail program, and keeps back what has not left', async () => {
  await saveMailPreferences(app, ana, ['cart', 'price_drop']);
  await leave(ana);
  pass(dayMs + 1000);
  await sendCartReminders(app);
  const token = /one_click\/([\w-]+)/.exec(JSON.stringify((await letters())[0]?.headers))?.[1] ?? '';
  const way = oneClickLists.find(({ path }) => path.includes('/mail/'));
  const ask = (init: RequestInit) =>
    handleOneClickUnsubscribe(app, new Request(`http://127.0.0.1:4000/v1/mail/one_click/${token}`, init), token, way);
  const look = await ask({ method: 'GET' });
  expect([look.status, look.headers.get('location')]).toEqual([303, `/mail-choices?stop=${token}`]);
  expect(await getMailPreferences(app, email)).toEqual({ cart: true, price_drop: true });
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await ask({ method: 'POST', body })).status).toBe(200);
  expect((await ask({ method: 'POST', body })).status).toBe(200);
  expect(await getMailPreferences(app, email)).toEqual({ cart: false, price_drop: true });
  expect((await letters())[0]?.state).toBe('stopped');
  await unsubscribeByToken(app, token, true);
  expect(await getMailPreferences(app, email)).toEqual({ cart: false, price_drop: false });
  await expect(unsubscribeByToken(app, 'forged-token')).rejects.toThrow();
});

const gwen = 'gwen@mail.test';
const guestLeaves = async (kinds: readonly ('cart' | 'price_drop')[], more = 0) => {
  const items = [{ skuId: 101, quantity: 2, knownCents: (await payable(101)) + more }];
  await saveGuestCart(app, anonymousCaller, { email: gwen, items, kinds });
};

test('a visitor who ticked it at checkout is reminded once; one who did not is not known at all', async () => {
  await guestLeaves([]);
  expect(await app.db.select().from(guestCarts)).toEqual([]);
  await guestLeaves(['cart']);
  pass(dayMs + hourMs);
  expect(await Promise.all([sendGuestCartReminders(app), sendGuestCartReminders(app)]).then(([a, b]) => a + b)).toBe(1);
  pass(dayMs);
  expect(await sendGuestCartReminders(app)).toBe(0);
  const [letter, ...more] = await letters();
  expect(more).toEqual([]);
  expect(letter).toMatchObject({ toEmail: gwen, kind: 'asked_cart' });
  expect(letter?.textBody).toContain('2 × $');
  expect(letter?.textBody).toContain('you opted in at checkout');
  expect(letter?.headers).toMatchObject({ listUnsubscribe: expect.stringContaining('/v1/mail/one_click/') });
});

test('a visitor who ordered, or has an account, gets no reminder, and a cart is forgotten after sixty days', async () => {
  await guestLeaves(['cart']);
  const made = { itemsCents: 100, totalCents: 100, shippingCents: 0, pieceCount: 1, createdAt: later(start, hourMs) };
  await app.db.insert(orders).values({ ...made, number: 'TL-2', guestKeyHash: 'key', email: gwen.toUpperCase() });
  pass(dayMs + hourMs);
  expect(await sendGuestCartReminders(app)).toBe(0);
  await saveGuestCart(app, anonymousCaller, { email, items: [{ skuId: 101, quantity: 1, knownCents: 1 }], kinds: ['cart'] });
  expect((await app.db.select().from(guestCarts)).map((cart) => cart.email)).toEqual([gwen]);
  pass(60 * dayMs);
  await deleteStaleGuestCarts(app);
  expect(await app.db.select().from(guestCarts)).toEqual([]);
});

test('a visitor hears once that a piece she left fell, and a no of hers outlives another tick', async () => {
  await guestLeaves(['price_drop'], 700);
  expect(await sendGuestPriceDropEmails(app)).toBe(1);
  pass(8 * dayMs);
  expect(await sendGuestPriceDropEmails(app)).toBe(0);
  const [letter] = await letters();
  expect(letter).toMatchObject({ toEmail: gwen, kind: 'asked_price_drop' });
  expect(letter?.textBody).toMatch(/\(was \$187\.00\)/);
  const token = /one_click\/([\w-]+)/.exec(JSON.stringify(letter?.headers))?.[1] ?? '';
  await unsubscribeByToken(app, token);
  await guestLeaves(['price_drop'], 900);
  expect(await sendGuestPriceDropEmails(app)).toBe(0);
});
