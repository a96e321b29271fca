import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { testPayments } from '../pick.server.ts';
import type { PaymentWish } from '../ports.ts';
import { memoryLedger } from './double/ledger.ts';
import { providerName } from './names.ts';

const wish: PaymentWish = {
  requestId: 'create:W-10025:1',
  number: 'W-10025',
  attempt: 1,
  totalCents: cents(21_400),
  itemsCents: cents(22_000),
  shippingCents: cents(1600),
  handlingCents: cents(0),
  taxCents: cents(0),
  discountCents: cents(2200),
  lines: [{ name: 'Body Wave 20"', quantity: 2, unitCents: cents(11_000), sku: 'BW-20-1B' }],
  receiver: {
    name: 'Ada Bell',
    address: { street: '218 Peachtree St', city: 'Atlanta', region: 'GA', postCode: '30303', country: 'US' },
  },
  returnUrl: 'http://127.0.0.1:4000/paypal/success',
  cancelUrl: 'http://127.0.0.1:4000/paypal/fail',
  language: 'en',
};
const fresh = () => testPayments({ secret: 's', home: 'http://127.0.0.1:4000/sandbox/paypal', ledger: memoryLedger() });

test('a payment is made, agreed to and taken once', async () => {
  const { payments, double } = fresh();
  const made = await payments.create(wish);
  if (made.outcome !== 'done') throw new Error(JSON.stringify(made));
  expect(made.value).toMatchObject({ status: 'PAYER_ACTION_REQUIRED', number: 'W-10025', captures: [] });
  const again = await payments.create(wish);
  expect(again).toMatchObject({ value: { providerOrderId: made.value.providerOrderId } });
  const id = made.value.providerOrderId;
  expect(await payments.capture(id, 'capture:1')).toMatchObject({ outcome: 'refused', issue: 'ORDER_NOT_APPROVED' });
  const page = new URL(made.value.approveUrl ?? '');
  const agreed = await double.web.request(page.pathname.replace('/sandbox/paypal', '') + page.search, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'pay' }),
  });
  expect(agreed.status).toBe(303);
  expect(agreed.headers.get('location')).toBe(`http://127.0.0.1:4000/paypal/success?token=${id}&PayerID=TESTPAYER2026`);
  const taken = await payments.capture(id, 'capture:1');
  expect(taken).toMatchObject({ value: { status: 'COMPLETED', captures: [{ status: 'COMPLETED', amountCents: 21_400, feeCents: 796 }] } });
  expect(await payments.capture(id, 'capture:1')).toEqual(taken);
  expect(await payments.capture(id, 'capture:2')).toEqual(taken);
  expect(await payments.look(id)).toEqual(taken);
});

test('a name reaches the provider cleaned', () => {
  expect(providerName('Wig #1 <b>"A"</b> / 20\'\' (HD)')).toBe('Wig _1 _b__A___b_ _ 20__ (HD)');
});
