import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { orderLines, orderShippings, orders } from '#areas/orders/tables/orders.ts';
import { transact } from '#platform/app.ts';
import { jobs, mails } from '#platform/tables.ts';
import { hashToken } from '#platform/tokens.server.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { ana, seedShoppers } from '../../../../tests/kit/shoppers.ts';
import { captures, payments, refunds } from '../tables/payments.ts';
import { enqueueOrderEmail, writeOrderEmail } from './emails.server.ts';
import { guestOrderKey } from './guest-key.server.ts';
import type { OrderEmailKind } from './render-email.server.ts';

let app: TestApp;
const amounts = { itemsCents: 18_000, shippingCents: 2600, discountCents: 1000, totalCents: 19_600, pieceCount: 1 };

beforeAll(async () => {
  app = await testApp();
  await seedCatalog(app.db);
  await seedShoppers(app.db);
  await app.db.insert(orders).values([
    { id: 1, number: 'TL-1', userId: ana, email: 'ana@tressline.test', language: 'zh', ...amounts },
    { id: 2, number: 'TL-2', guestKeyHash: hashToken(guestOrderKey(app, 'TL-2')), email: 'guest@mail.test', isTest: true, ...amounts },
  ]);
  const line = { skuId: 101, quantity: 1, listPriceCents: 18_000, priceCents: 18_000, priceTotalCents: 18_000 };
  await app.db.insert(orderLines).values([
    { ...line, orderId: 1, productName: 'Body wave wig', productNameZh: '大波浪假发' },
    { ...line, orderId: 2, productName: 'Body wave <wig>' },
  ]);
  await app.db.insert(orderShippings).values({
    ...{ orderId: 2, receiverName: 'Grace Lee', receiverPhone: '(404) 555-0100' },
    ...{ street: '1 Oak St', city: 'Macon', region: 'GA', postCode: '31201' },
  });
  await app.db.insert(payments).values({
    ...{ id: 1, orderId: 2, amountCents: 19_600, requestId: 'r', captureRequestId: 'c', providerInvoiceId: 'i' },
    ...{ providerOrderId: 'p', state: 'completed' as const },
  });
  await app.db.insert(captures).values({
    ...{ id: 1, paymentId: 1, orderId: 2, captureId: 'cap', amountCents: 19_600, state: 'completed' as const, capturedAt: app.now() },
  });
  const back = { orderId: 2, captureId: 1, reason: 'late', state: 'completed' as const, completedAt: app.now() };
  await app.db.insert(refunds).values([
    { ...back, id: 1, requestId: 'b1', amountCents: 500 },
    { ...back, id: 2, requestId: 'b2', amountCents: 700 },
  ]);
});
beforeEach(async () => {
  await app.db.delete(mails);
});

const write = (letter: OrderEmailKind, number: string, mark = '') =>
  writeOrderEmail(app, { payload: { orderId: number === 'TL-1' ? 1 : 2, letter, mark } });
const letters = () => app.db.select().from(mails).orderBy(mails.id);

test('a payment is told once, with everything bought and the sum of it', async () => {
  for (let time = 0; time < 2; time += 1) await write('paid', 'TL-2');
  const [letter, ...others] = await letters();
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ toEmail: 'guest@mail.test', kind: 'order_paid', subjectLine: 'Payment received for order TL-2' });
  for (const said of ['1 × Body wave <wig>: $180.00', 'Shipping: $26.00', 'Discount: −$10.00', 'Total: $196.00', 'Grace Lee', 'Test mode'])
    expect(letter?.textBody).toContain(said);
  expect(letter?.htmlBody).toContain('Body wave &lt;wig&gt;');
});

test('what is made for her is taken from no shelf', async () => {
  await app.db.update(orders).set({ isMadeToOrder: true }).where(eq(orders.id, 1));
  for (const number of ['TL-1', 'TL-2']) await write('paid', number);
  await app.db.update(orders).set({ isMadeToOrder: false }).where(eq(orders.id, 1));
  const [made, shelved] = await letters();
  expect(made?.textBody).toContain('我们正在为您安排制作定制商品，包裹发出时会再通知您。');
  expect(shelved?.textBody).toContain('We’ll pick, inspect and pack your items');
});

test('a guest finds her order by the key in every letter, a member after her login', async () => {
  for (const number of ['TL-1', 'TL-2']) await write('placed', number);
  const [member, guest] = await letters();
  expect(member?.textBody).toContain('/user/order?number=TL-1');
  expect(member?.textBody).not.toContain('key=');
  expect(guest?.textBody).toContain(`/paypal/success?number=TL-2&key=${guestOrderKey(app, 'TL-2')}`);
});

test('who reads Chinese is written to in Chinese', async () => {
  await write('paid', 'TL-1');
  const [letter] = await letters();
  expect(letter?.subjectLine).toBe('订单 TL-1 付款成功');
  expect(letter?.textBody).toContain('大波浪假发 × 1');
  expect(letter?.textBody).not.toMatch(/Total|Shipping|Thank/);
});

test('each refund has a letter of its own', async () => {
  for (const of of ['1', '2', '2']) await write('refunded', 'TL-2', of);
  expect((await letters()).map(({ textBody }) => /\$\d+\.\d\d/.exec(textBody)?.[0])).toEqual(['$5.00', '$7.00']);
});

test('nobody is asked to write when what it tells of did not happen', async () => {
  const failing = transact(app, async (inside) => {
    await enqueueOrderEmail(inside, 1, 'cancelled');
    throw new Error('it did not happen');
  });
  await expect(failing).rejects.toThrow('it did not happen');
  expect(await app.db.select().from(jobs)).toEqual([]);
});
