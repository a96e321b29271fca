import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { skus } from '#areas/catalog/tables/goods.ts';
import { ledgerEntries } from '#areas/ledger/tables.ts';
import { orderShippings, orders } from '#areas/orders/tables/orders.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { stockLevels, stockMovements } from '#areas/stock/tables.ts';
import { dayMs } from '#kernel/dates.ts';
import { anonymousCaller } from '#platform/app.ts';
import { mails, rateCounters } from '#platform/tables.ts';
import { type ApiResponse, callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { everything, refund } from '../../../../tests/kit/refunds.ts';
import { invoicePayments, invoices } from '../tables/invoices.ts';
import { captures, payments } from '../tables/payments.ts';
import { capturePayment } from './capture-payment.server.ts';
import { cancelInvoice } from './invoice-cancel.server.ts';
import { payInvoice } from './invoice-pay.server.ts';
import { renderInvoicePdf } from './invoice-pdf.server.ts';
import { createInvoice, extendInvoice, type InvoiceDraft, markOverdueInvoices, sendInvoice } from './invoices.server.ts';

let app: TestApp;
const start = new Date('2026-11-12T10:42:00Z');
const grace = { id: 1 };
const seller = { staff: { id: 1, roles: ['sales'] as const }, by: 'header' as const };

beforeAll(async () => {
  app = await testApp();
  await seedCatalog(app.db);
  await app.db.insert(stockLevels).values({ skuId: 101, onHand: 1000 });
  await app.db.update(skus).set({ available: 1000 }).where(eq(skus.id, 101));
  await app.db
    .insert(staffMembers)
    .values({ id: 1, username: 'grace', email: 'grace@tressline.test', passwordHash: 'x', firstName: 'Grace', lastName: 'Liu' });
});
beforeEach(async () => {
  app.clock.at = start;
  await app.db.delete(rateCounters);
});

const draft: InvoiceDraft = {
  kind: 'invoice',
  customerName: 'Bright Ends Salon',
  email: 'buyer@mail.test',
  phoneNumber: '',
  language: 'en',
  lines: [
    { skuId: 101, name: '', quantity: 2, priceCents: 15_000, weightGrams: null },
    { skuId: null, name: 'Coloring, two wigs', quantity: 1, priceCents: 4001, weightGrams: null },
  ],
  discountCents: 1000,
  shippingCents: 2000,
  shippingPaidCents: 0,
  handlingCents: 0,
  taxCents: 0,
  depositBp: 10_000,
  note: 'With thanks',
  dueOn: '2026-11-20',
  expiresAt: null,
};
const total = 35_001;
const sent = async (change: Partial<InvoiceDraft> = {}) => sendInvoice(app, (await createInvoice(app, grace, { ...draft, ...change })).id);
const invoiceNow = async (id: number) => (await app.db.select().from(invoices).where(eq(invoices.id, id)))[0];
const orderNow = async (id: number) => {
  const invoice = await invoiceNow(id);
  return (
    await app.db
      .select()
      .from(orders)
      .where(eq(orders.id, invoice?.orderId ?? 0))
  )[0];
};
const pay = (code: string, more = {}) => payInvoice(app, anonymousCaller, { code, wallet: 'paypal', ...more });
/** Pays at the provider's page and returns. */
async function paid(code: string, more = {}) {
  const { number, providerOrderId } = await pay(code, more);
  await app.paypal.till.approve(providerOrderId ?? '', 'pay', 'paypal');
  return capturePayment(app, { number });
}

test('an invoice is added up by the server, sent once by letter, and seen by its link', async () => {
  const invoice = await sent();
  expect(invoice).toMatchObject({ status: 'sent', totalCents: total, shippingCents: 2000, number: expect.stringMatching(/^INV-261112-/) });
  const [letter] = await app.db.select().from(mails).where(eq(mails.kind, 'invoice_sent'));
  expect(letter).toMatchObject({ toEmail: 'buyer@mail.test' });
  expect(letter?.textBody).toContain(`/paypal/${invoice.code}/online/invoice`);
  const seen = await callerOn(app)('GET', `/invoice/get?code=${invoice.code}`);
  expect(seen.body).toMatchObject({
    Result: 0,
    Data: { status: 'sent', breakdown: { total: 350.01, discount: 10 }, paid: 0, balance: 350.01, due: 350.01, is_payable: true },
  });
  expect(await invoiceNow(invoice.id)).toMatchObject({ status: 'viewed', viewedAt: start });
});

test('paid, it is an order with stock, income and one mail, and nothing is left to pay', async () => {
  const invoice = await sent();
  expect(await paid(invoice.code)).toMatchObject({ outcome: 'paid', status: 2 });
  expect(await invoiceNow(invoice.id)).toMatchObject({ status: 'paid', paidCents: total, paidAt: expect.any(Date) });
  const order = await orderNow(invoice.id);
  expect(order).toMatchObject({ source: 'invoice', totalCents: total, paymentCents: total, paymentState: 'paid', ownerStaffId: 1 });
  const sales = await app.db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.causeId, String(order?.id)));
  expect(sales).toMatchObject([{ skuId: 101, quantity: -2, reason: 'sale', causeKind: 'order' }]);
  expect(
    await app.db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.reference, order?.number ?? '')),
  ).toMatchObject([{ kind: 'income', amountCents: total, sourceKind: 'capture' }]);
  await expect(pay(invoice.code)).rejects.toMatchObject({ why: 'invoiceNotPayable' });
});

test('two payers, and ten presses of each, meet at one payment', async () => {
  const invoice = await sent();
  const opened = await Promise.all(Array.from({ length: 20 }, () => pay(invoice.code)));
  expect(new Set(opened.map(({ providerOrderId }) => providerOrderId)).size).toBe(1);
  expect(new Set(opened.map(({ number }) => number)).size).toBe(1);
  const { number, providerOrderId } = opened[0] ?? { number: '', providerOrderId: '' };
  await app.paypal.till.approve(providerOrderId ?? '', 'pay', 'paypal');
  await Promise.all(Array.from({ length: 20 }, () => capturePayment(app, { number })));
  const order = await orderNow(invoice.id);
  expect(
    await app.db
      .select()
      .from(captures)
      .where(eq(captures.orderId, order?.id ?? 0)),
  ).toHaveLength(1);
  expect(await app.db.select().from(invoicePayments).where(eq(invoicePayments.invoiceId, invoice.id))).toHaveLength(1);
  expect(await invoiceNow(invoice.id)).toMatchObject({ status: 'paid', paidCents: total });
});

test('a deposit first, then the balance: two payments of one order, to the cent', async () => {
  const invoice = await sent({ depositBp: 5000 });
  await paid(invoice.code);
  expect(await invoiceNow(invoice.id)).toMatchObject({ status: 'part_paid', paidCents: 17_501 });
  expect(await orderNow(invoice.id)).toMatchObject({ status: 3, paymentState: 'part_paid' });
  const seen = await callerOn(app)('GET', `/invoice/get?code=${invoice.code}`);
  expect(seen.body.Data).toMatchObject({ paid: 175.01, balance: 175, due: 175 });
  await paid(invoice.code);
  expect(await invoiceNow(invoice.id)).toMatchObject({ status: 'paid', paidCents: total });
  const order = await orderNow(invoice.id);
  expect(order).toMatchObject({ paymentState: 'paid', paymentCents: total });
  const purposes = await app.db
    .select({ purpose: payments.purpose })
    .from(payments)
    .where(eq(payments.orderId, order?.id ?? 0));
  expect(purposes.map(({ purpose }) => purpose).toSorted()).toEqual(['balance', 'deposit']);
});

test('an invoice that asks for the address takes no money without one', async () => {
  const invoice = await sent({ kind: 'shipping_address' });
  await expect(pay(invoice.code)).rejects.toMatchObject({ why: 'receiverEmpty' });
  await expect(pay(invoice.code, { receiver: { firstName: 'Ana', city: 'Macon' } })).rejects.toMatchObject({ why: 'lackParameter' });
  const receiver = {
    ...{ firstName: 'Ana', lastName: 'Cole', phoneNumber: '(404) 555-0100', email: '' },
    ...{ address: '218 Peachtree St', city: 'Atlanta', region: 'GA', postCode: '30303', country: 'US' },
  };
  await pay(invoice.code, { receiver });
  await paid(invoice.code, { receiver: { ...receiver, address: '9 Oak St' } });
  const order = await orderNow(invoice.id);
  expect(
    await app.db
      .select()
      .from(orderShippings)
      .where(eq(orderShippings.orderId, order?.id ?? 0)),
  ).toMatchObject([{ receiverName: 'Ana Cole', street: '9 Oak St' }]);
  // Holders of the link cannot redirect paid items to another address.
  await expect(pay(invoice.code, { receiver: { ...receiver, address: '1 Thief Rd' } })).rejects.toMatchObject({ why: 'invoiceNotPayable' });
});

test('cancelled, the link is dead and its open payment with it', async () => {
  const invoice = await sent();
  const { providerOrderId, number } = await pay(invoice.code);
  await cancelInvoice(app, grace, invoice.id);
  expect(await invoiceNow(invoice.id)).toMatchObject({ status: 'cancelled', cancelledAt: start });
  await expect(pay(invoice.code)).rejects.toMatchObject({ why: 'invoiceNotExist' });
  expect((await callerOn(app)('GET', `/invoice/get?code=${invoice.code}`)).status).toBe(404);
  await app.paypal.till.approve(providerOrderId ?? '', 'pay', 'paypal');
  expect(await capturePayment(app, { number })).toMatchObject({ outcome: 'cancelled' });
  expect(await orderNow(invoice.id)).toMatchObject({ status: 7, paymentCents: 0 });
});

test('cancelled while somebody pays: either it is paid or it is dead, never both, and never silence', async () => {
  for (let round = 0; round < 5; round += 1) {
    const invoice = await sent();
    const { providerOrderId, number } = await pay(invoice.code);
    await app.paypal.till.approve(providerOrderId ?? '', 'pay', 'paypal');
    await Promise.allSettled([cancelInvoice(app, grace, invoice.id), capturePayment(app, { number })]);
    const [after, order] = [await invoiceNow(invoice.id), await orderNow(invoice.id)];
    if (after?.status === 'paid') expect(order).toMatchObject({ paymentState: 'paid', status: 2 });
    else {
      expect(after?.status).toBe('cancelled');
      expect(order?.paymentCents === 0 || order?.paymentState === 'needs_attention').toBe(true);
    }
  }
});

test('a paid invoice cannot be cancelled; given back, it is refunded', async () => {
  const invoice = await sent();
  await paid(invoice.code);
  await expect(cancelInvoice(app, grace, invoice.id)).rejects.toMatchObject({ why: 'invoiceSettled' });
  const order = await orderNow(invoice.id);
  await refund(app, order?.number ?? '', everything, 'came too late');
  expect(await invoiceNow(invoice.id)).toMatchObject({ status: 'refunded' });
});

test('the day passes: overdue, one reminder, and still payable; a new day makes it open again', async () => {
  const invoice = await sent();
  app.clock.at = new Date(start.getTime() + 9 * dayMs);
  await markOverdueInvoices(app);
  await markOverdueInvoices(app);
  expect(await invoiceNow(invoice.id)).toMatchObject({ status: 'overdue' });
  const reminders = await app.db.select().from(mails).where(eq(mails.kind, 'invoice_overdue'));
  expect(reminders.filter(({ subjectId }) => subjectId.startsWith(invoice.number))).toHaveLength(1);
  await extendInvoice(app, invoice.id, { dueOn: '2026-12-24', expiresAt: null, note: '' });
  expect(await invoiceNow(invoice.id)).toMatchObject({ status: 'sent', dueOn: '2026-12-24' });
  expect(await paid(invoice.code)).toMatchObject({ outcome: 'paid' });
});

test('a link that ran out takes no money', async () => {
  const invoice = await sent({ expiresAt: new Date(start.getTime() + dayMs) });
  app.clock.at = new Date(start.getTime() + dayMs);
  await expect(pay(invoice.code)).rejects.toMatchObject({ why: 'invoiceNotPayable' });
});

test('nothing to pay is nothing to pay', async () => {
  const invoice = await sent({ discountCents: 10_000_000 });
  expect(invoice.totalCents).toBe(0);
  await expect(pay(invoice.code)).rejects.toMatchObject({ why: 'invoiceNotPayable' });
});

test('once its buyer went to pay, nobody rewrites what was agreed', async () => {
  const invoice = await sent();
  await pay(invoice.code);
  const body = {
    ...{ id: invoice.id, customer_name: 'X', email: 'x@mail.test' },
    lines: [{ name: 'Something else', quantity: 1, price: 1 }],
  };
  expect((await callerOn(app, seller)('POST', '/admin/invoice/update', body)).body.Code).toBe(80195);
});

test('nobody finds an invoice by trying, and a draft is nobody’s', async () => {
  const hidden = await createInvoice(app, grace, draft);
  const ask = callerOn(app, { ip: '203.0.113.7' });
  expect((await ask('GET', `/invoice/get?code=${hidden.code}`)).status).toBe(404);
  const tries: ApiResponse[] = [];
  for (let count = 0; count < 31; count += 1) tries.push(await ask('GET', `/invoice/get?code=guess-${'a'.repeat(20)}${count}`));
  expect(tries.at(-1)?.status).toBe(429);
});

test('staff write, send, list, cancel and delete over the API; others may not', async () => {
  const ask = callerOn(app, seller);
  const body = { customer_name: 'Nia', email: 'nia@mail.test', lines: [{ name: 'Repair', quantity: 1, price: 95.5 }], shipping: 0 };
  const made = await ask('POST', '/admin/invoice/add', body);
  expect(made.body).toMatchObject({ Result: 0, Data: { total: 95.5, number: expect.any(String) } });
  const { id } = made.body.Data as { id: number };
  expect((await ask('POST', '/admin/invoice/send', { id })).body.Result).toBe(0);
  expect((await ask('POST', '/admin/invoice/delete', { id })).body.Code).toBe(80195);
  expect((await ask('POST', '/admin/invoice/get_with_query', { words: 'nia@mail' })).body.Data).toMatchObject({
    total: 1,
    items: [{ id, status: 'sent', total: 95.5, url: expect.stringContaining('/online/invoice') }],
  });
  expect((await ask('POST', '/admin/invoice/cancel', { id })).body.Result).toBe(0);
  for (const bad of [
    { ...body, lines: [] },
    { ...body, email: 'x' },
    { ...body, lines: [{ name: 'a', quantity: 1, price: 1.005 }] },
  ])
    expect((await ask('POST', '/admin/invoice/add', bad)).status).toBe(400);
  expect((await callerOn(app)('POST', '/admin/invoice/add', body)).status).toBe(401);
  const editor = { staff: { id: 1, roles: ['editor'] as const }, by: 'header' as const };
  expect((await callerOn(app, editor)('POST', '/admin/invoice/add', body)).status).toBe(403);
});

test('an invoice is a sheet to keep, in both languages, until its link is dead', async () => {
  const invoice = await sent();
  for (const language of ['en', 'zh'] as const) {
    const paper = await renderInvoicePdf(app, { ...anonymousCaller, language }, invoice.code);
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(Buffer.from(await paper.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-/);
  }
  await cancelInvoice(app, grace, invoice.id);
  expect((await renderInvoicePdf(app, anonymousCaller, invoice.code)).status).toBe(404);
});

test('the call opens a payment by the code alone, and gives the payer a key', async () => {
  const invoice = await sent();
  const answer = await callerOn(app)('POST', '/invoice/create_order', { code: invoice.code, price: 0.01 });
  expect(answer.body).toMatchObject({
    Result: 0,
    Data: { provider_order_id: expect.any(String), approve_url: expect.stringContaining('/sandbox/paypal'), breakdown: { total: 350.01 } },
  });
  expect(answer.headers.get('set-cookie')).toMatch(/^guest=/);
  const again = await callerOn(app)('POST', '/payment/create_order', { invoice_code: invoice.code });
  expect(again.body.Data).toMatchObject({ provider_order_id: (answer.body.Data as { provider_order_id: string }).provider_order_id });
});
