import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { giveCredit } from '#areas/referrals/services/store-credit.server.ts';
import { anonymousCaller, type Caller } from '#platform/app.ts';
import { openCheckout, receiver } from '../../../../tests/kit/checkout.ts';
import { ana } from '../../../../tests/kit/shoppers.ts';
import { visitOn } from '../../../../tests/kit/visit.ts';
import { action } from './acts.server.ts';

const { app, fill, row, anew } = await openCheckout();
beforeEach(anew);

/** Two units of SKU 101 with standard shipping. */
const total = '386';
const start = { intent: 'start', items: JSON.stringify([[101, 2, 18_000, '', '']]), coupon: '' };
const address = {
  intent: 'address',
  buyer_email: 'gwen@example.com',
  letters: 'cart',
  ...receiver,
  state: 'GA',
  region: '',
  choice: 'mine',
};
const review = { intent: 'review', shipping_service: 'STANDARD', discreet: '1', buyer_message: 'Ring\r\ntwice', seen_total: total };
const pay = { intent: 'pay', seen_total: total };

/** A browser without script: its forms one after the other, with the cookie of the draft. */
function browser(caller: Caller = anonymousCaller) {
  const cookies = new Map<string, string>();
  return async (fields: Record<string, string>) => {
    const visit = visitOn(app, caller, '/shop-cart?step=address', fields);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { origin: app.origin, cookie, 'content-type': visit.request.headers.get('content-type') ?? '' };
    const request = new Request(visit.url, { method: 'POST', headers, body: await visit.request.arrayBuffer() });
    const answer: unknown = await action({ ...visit, request });
    if (!(answer instanceof Response)) return { location: '', answer };
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return { location: answer.headers.get('location') ?? '', answer: null };
  };
}

const orders = async (): Promise<Record<string, unknown>[]> =>
  (await app.db.execute(sql`select number, email, buyer_message, is_discreet, total_cents from orders order by id`)).rows;

test('a guest starts, writes where it goes, sees the total, and is led to the provider', async () => {
  const send = browser();
  expect((await send(start)).location).toBe('/shop-cart?step=address');
  expect((await send(address)).location).toBe('/shop-cart?step=review');
  expect((await send(review)).location).toBe('/shop-cart?step=pay');
  expect((await send(pay)).location).toContain('/sandbox/paypal/');
  const [order] = await orders();
  expect(order).toMatchObject({ email: 'gwen@example.com', buyer_message: 'Ring\ntwice', is_discreet: true, total_cents: 38_600 });
  expect(await row(String(order?.number))).toMatchObject({ status: 1, payment_state: 'unpaid' });
});

test.each([
  ['a total of the browser’s own', { seen_total: '1' }, '/shop-cart?step=review&said=changed'],
  ['a total in cents', { seen_total: '38600' }, '/shop-cart?step=review&said=changed'],
])('%s makes no order: the review is shown again', async (_, wrong, location) => {
  const send = browser();
  for (const form of [start, { ...address, buyer_email: 'hana@example.com' }]) await send(form);
  const before = await orders();
  expect((await send({ ...review, ...wrong })).location).toBe(location);
  expect((await send({ ...pay, ...wrong })).location).toBe(location);
  expect(await orders()).toEqual(before);
});

test.each([
  ['no total', { ...pay, seen_total: '' }, 'seen_total'],
  ['a negative total', { ...pay, seen_total: '-386' }, 'seen_total'],
  ['no intent', { seen_total: total }, 'intent'],
  ['a longer message', { ...review, buyer_message: 'x'.repeat(301) }, 'buyer_message'],
  ['another kind of email', { ...address, letters: 'everything' }, 'letters'],
])('%s is refused', async (_, form, field) => {
  const send = browser();
  for (const done of [start, address]) await send(done);
  const before = await orders();
  expect(await send(form)).toMatchObject({ answer: { data: { field }, init: { status: expect.any(Number) } } });
  expect(await orders()).toEqual(before);
});

test('what is wrong with an address is told beside its fields, with what was typed', async () => {
  const send = browser();
  await send(start);
  const answer = await send({ ...address, buyer_email: 'gwen@', post_code: '3030', state: '', phone_number: '' });
  expect(answer).toMatchObject({
    answer: {
      data: {
        of: 'address',
        email: 'gwen@',
        mailFault: 'mailbox',
        mailKinds: ['cart'],
        draft: { firstName: 'Ana', postCode: '3030' },
        faults: { postCode: 'zip', region: 'missing', phoneNumber: 'missing' },
      },
      init: { status: 400 },
    },
  });
});

test('a member takes a saved address or a new one', async () => {
  await fill(ana, [101, 1]);
  const send = browser({ ...anonymousCaller, shopperId: ana, by: 'cookie' });
  const { buyer_email: _, letters: _letters, ...fresh } = address;
  expect((await send({ ...fresh, receiver_id: '' })).location).toBe('/shop-cart?step=review');
  const { rows } = await app.db.execute(sql`select id from receivers where user_id = ${ana} order by id desc limit 1`);
  expect((await send({ intent: 'address', receiver_id: String(rows[0]?.id) })).location).toBe('/shop-cart?step=review');
  expect(await send({ intent: 'address', receiver_id: 'her own' })).toMatchObject({ answer: { data: { field: 'receiver_id' } } });
});

test('store credit pays at once, and a second press of the form shows the same order', async () => {
  await giveCredit(app, { userId: ana, kind: 'adjusted', source: ['test', 'pay'], cents: 50_000 });
  await fill(ana, [101, 1]);
  const send = browser({ ...anonymousCaller, shopperId: ana, by: 'cookie' });
  const { buyer_email: _, letters: _letters, ...fresh } = address;
  await send({ ...fresh, receiver_id: '' });
  await send({ ...review, use_credit: '1', seen_total: '0' });
  const press = () => send({ ...pay, seen_total: '0', request_id: 'press-of-the-form' });
  const [first, second] = await Promise.all([press(), press()]);
  expect(first.location).toContain('/paypal/success?number=TL-');
  expect([second.location, (await press()).location]).toEqual([first.location, first.location]);
  const number = new URL(first.location, app.origin).searchParams.get('number') ?? '';
  expect(await row(number)).toMatchObject({ status: 2, payment_state: 'paid' });
});
