import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { agreed, done, freshPayments, paymentRequest } from '../../../tests/kit/payments.ts';
import { providerName } from './names.ts';
import { isPaypalCertificate, paypalPayments } from './paypal.server.ts';
import { amountText } from './paypal-questions.ts';

let shop = freshPayments();
beforeEach(() => {
  shop = freshPayments();
});

describe('a payment', () => {
  test('is made with an address to agree at, taken once, and read as it was taken', async () => {
    const { payments, double } = shop;
    const made = done(await payments.create(paymentRequest));
    expect(made).toMatchObject({ status: 'PAYER_ACTION_REQUIRED', number: 'W-10025', captures: [], payerEmail: null });
    const id = made.providerOrderId;
    expect(made.approveUrl).toBe(`http://127.0.0.1:4000/sandbox/paypal/checkoutnow?token=${id}`);
    expect(await payments.capture(id, 'capture:1')).toMatchObject({ outcome: 'refused', issue: 'ORDER_NOT_APPROVED' });
    const agreement = await double.web.request(`/checkoutnow?token=${id}`, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'pay' }),
    });
    expect(agreement.headers.get('location')).toBe(`http://127.0.0.1:4000/paypal/success?token=${id}&PayerID=TESTPAYER2026`);
    const taken = done(await payments.capture(id, 'capture:1'));
    expect(taken).toEqual({
      providerOrderId: id,
      status: 'COMPLETED',
      number: 'W-10025',
      approveUrl: null,
      payerEmail: expect.stringMatching(/^payer-[0-9a-f]{9}@sandbox\.test$/),
      payerId: expect.stringMatching(/^TEST[0-9A-F]{9}$/),
      captures: [
        {
          id: expect.stringMatching(/^[0-9A-Z]{17}$/),
          status: 'COMPLETED',
          amountCents: 21_400,
          currency: 'USD',
          feeCents: 796,
          at: new Date('2026-11-12T10:42:00Z'),
        },
      ],
    });
    expect(done(await payments.capture(id, 'capture:1'))).toEqual(taken);
    expect(done(await payments.fetchOrder(id))).toEqual(taken);
  });

  test('of two people comes from two purses, by name and by mailbox; that of one person from one', async () => {
    const purse = async (number: string, name: string) => {
      const receiver = paymentRequest.receiver && { ...paymentRequest.receiver, name };
      const id = await agreed(shop, { number, requestId: `create:${number}`, receiver });
      const { payerId, payerEmail } = done(await shop.payments.capture(id, `capture:${number}`));
      return [payerId, payerEmail];
    };
    const [ana, bea, again] = [await purse('W-1', 'Ana'), await purse('W-2', 'Bea'), await purse('W-3', 'Ana')];
    expect(again).toEqual(ana);
    expect(new Set([...ana, ...bea]).size).toBe(4);
  });

  test('that was taken under another key is read, not taken again', async () => {
    const id = await agreed(shop);
    const first = done(await shop.payments.capture(id, 'capture:1'));
    expect(done(await shop.payments.capture(id, 'capture:2'))).toEqual(first);
  });

  test('asked for twice is one payment, also at the same moment', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => shop.payments.create(paymentRequest)));
    expect(new Set(made.map((answer) => done(answer).providerOrderId)).size).toBe(1);
    const id = await agreed(shop);
    const taken = await Promise.all(Array.from({ length: 50 }, (_, n) => shop.payments.capture(id, n % 2 ? 'capture:1' : `capture:${n}`)));
    expect(new Set(taken.map((answer) => done(answer).captures[0]?.id)).size).toBe(1);
  });

  test('declined by the card stays open for another one', async () => {
    const { payments, double } = shop;
    const { providerOrderId: id } = done(await payments.create(paymentRequest));
    await double.till.approve(id, 'decline', 'paypal');
    expect(await payments.capture(id, 'capture:1')).toMatchObject({ outcome: 'refused', issue: 'INSTRUMENT_DECLINED' });
    expect(done(await payments.fetchOrder(id))).toMatchObject({ status: 'APPROVED', captures: [] });
    await double.till.approve(id, 'pay', 'paypal');
    expect(done(await payments.capture(id, 'capture:1'))).toMatchObject({ captures: [{ status: 'COMPLETED' }] });
  });

  test('under review is no money yet, and is decided later', async () => {
    const { payments, double } = shop;
    const { providerOrderId: id } = done(await payments.create(paymentRequest));
    await double.till.approve(id, 'pending', 'paypal');
    expect(done(await payments.capture(id, 'capture:1'))).toMatchObject({ captures: [{ status: 'PENDING', feeCents: null }] });
    await double.till.settle(id, true);
    expect(done(await payments.fetchOrder(id))).toMatchObject({ captures: [{ status: 'COMPLETED', feeCents: 796 }] });
  });

  test('agreed to and then left alone for three hours is undone', async () => {
    const id = await agreed(shop);
    shop.clock.at += 3 * 3600_000 + 1000;
    expect(done(await shop.payments.fetchOrder(id)).status).toBe('VOIDED');
    expect(await shop.payments.capture(id, 'capture:1')).toMatchObject({ outcome: 'refused', issue: 'ORDER_NOT_APPROVED' });
  });

  test('by a wallet is made without naming PayPal', async () => {
    expect(done(await shop.payments.create({ ...paymentRequest, wallet: 'apple_pay' }))).toMatchObject({ status: 'CREATED' });
  });

  test('that nobody knows is refused, and one of nothing too', async () => {
    expect(await shop.payments.fetchOrder('5O190127TN364715T')).toMatchObject({ outcome: 'refused', issue: 'INVALID_RESOURCE_ID' });
    const nothing = {
      ...paymentRequest,
      totalCents: cents(0),
      itemsCents: cents(0),
      shippingCents: cents(0),
      discountCents: cents(0),
      lines: [],
    };
    expect(await shop.payments.create(nothing)).toMatchObject({ outcome: 'refused', issue: 'CANNOT_BE_ZERO_OR_NEGATIVE' });
  });
});

describe('money back', () => {
  test('goes in parts up to what was taken, each part once', async () => {
    const { payments } = shop;
    const id = await agreed(shop);
    const captureId = done(await payments.capture(id, 'capture:1')).captures[0]?.id ?? '';
    const part = { captureId, amountCents: cents(1400), requestId: 'refund:1', note: 'one bundle came late' };
    const first = done(await payments.refund(part));
    expect(first).toEqual({ id: expect.any(String), status: 'COMPLETED', amountCents: 1400 });
    expect(done(await payments.refund(part))).toEqual(first);
    expect(done(await payments.fetchOrder(id)).captures[0]?.status).toBe('PARTIALLY_REFUNDED');
    expect(await payments.refund({ ...part, amountCents: cents(20_001), requestId: 'refund:2' })).toMatchObject({
      outcome: 'refused',
      issue: 'REFUND_AMOUNT_EXCEEDED',
    });
    done(await payments.refund({ ...part, amountCents: cents(20_000), requestId: 'refund:2', note: '' }));
    expect(done(await payments.fetchOrder(id)).captures[0]?.status).toBe('REFUNDED');
    expect(await payments.refund({ ...part, requestId: 'refund:3' })).toMatchObject({ issue: 'CAPTURE_FULLY_REFUNDED' });
  });

  test('is not asked of a capture under review', async () => {
    const { payments, double } = shop;
    const { providerOrderId: id } = done(await payments.create(paymentRequest));
    await double.till.approve(id, 'pending', 'paypal');
    const captureId = done(await payments.capture(id, 'capture:1')).captures[0]?.id ?? '';
    const part = { captureId, amountCents: cents(100), requestId: 'refund:1', note: '' };
    expect(await payments.refund(part)).toMatchObject({ outcome: 'refused', issue: 'PENDING_CAPTURE' });
  });
});

describe('a provider that fails', () => {
  test.each(['lost', 'error', 'errorAfter', 'away', 'malformed', 'tooMany'] as const)(
    'twice by %s is asked again with the same key, and money moves once',
    async (fault) => {
      const { payments, double } = shop;
      double.setFaults([{ fault, path: '/v2/checkout/orders', times: 2 }]);
      const { providerOrderId: id } = done(await payments.create(paymentRequest));
      await double.till.approve(id, 'pay', 'paypal');
      double.setFaults([{ fault, path: '/capture', times: 2 }]);
      expect(done(await payments.capture(id, 'capture:1')).captures).toHaveLength(1);
      expect(done(await payments.create(paymentRequest)).providerOrderId).toBe(id);
    },
  );

  test.each(['lost', 'error', 'away', 'malformed', 'tooMany', 'expired'] as const)('for good by %s is away', async (fault) => {
    shop.double.setFaults([{ fault, path: '/v2/', times: 100 }]);
    expect(await shop.payments.create(paymentRequest)).toMatchObject({
      outcome: 'away',
      reason: expect.stringContaining('/v2/checkout/orders'),
    });
  });

  test('by silence is away within its patience', async () => {
    const { double } = shop;
    double.setFaults([{ fault: 'slow', path: '/v2/', times: 100 }]);
    const payments = paypalPayments({ ...options(), ask: async (request) => double.web.fetch(request), timeoutMs: 20, maxTotalMs: 100 });
    expect(await payments.create(paymentRequest)).toEqual({ outcome: 'away', reason: '/v2/checkout/orders: no answer in time' });
  });

  test('by a dead token gets a new one, and one token serves many questions', async () => {
    const asked: string[] = [];
    const { double } = shop;
    const payments = paypalPayments({
      ...options(),
      ask: async (request) => {
        asked.push(new URL(request.url).pathname);
        return double.web.fetch(request);
      },
    });
    await Promise.all([payments.fetchOrder('A'), payments.fetchOrder('B'), payments.create(paymentRequest)]);
    expect(asked.filter((path) => path === '/v1/oauth2/token')).toHaveLength(1);
    double.setFaults([{ fault: 'expired', path: '/v2/' }]);
    asked.length = 0;
    done(await payments.create(paymentRequest));
    expect(asked).toEqual(['/v2/checkout/orders', '/v1/oauth2/token', '/v2/checkout/orders']);
  });

  test('five times in a row is left in peace for half a minute', async () => {
    const { double, clock } = shop;
    let count = 0;
    const ask = async (request: Request) => {
      count += 1;
      return double.web.fetch(request);
    };
    const payments = paypalPayments({ ...options(), ask, now: () => clock.at });
    double.setFaults([{ fault: 'error', path: '/v2/', times: 15 }]);
    for (let n = 0; n < 5; n += 1) expect(await payments.fetchOrder('A')).toMatchObject({ outcome: 'away' });
    count = 0;
    expect(await payments.fetchOrder('A')).toEqual({ outcome: 'away', reason: 'the provider rests after failures' });
    expect(count).toBe(0);
    clock.at += 31_000;
    expect(await payments.fetchOrder('A')).toMatchObject({ outcome: 'refused' });
  });

  test('by saying odd things is not believed', async () => {
    for (const odd of [
      null,
      [],
      'yes',
      {},
      { id: 'x', status: 'COMPLETED' },
      { id: 'A', status: 'PAID' },
      { id: 'A'.repeat(40), status: 'CREATED' },
    ]) {
      const ask = async (request: Request) => Response.json(request.url.endsWith('/token') ? { access_token: 'x', expires_in: 900 } : odd);
      expect(await paypalPayments({ ...options(), ask }).fetchOrder('A'), JSON.stringify(odd)).toMatchObject({ outcome: 'away' });
    }
  });
});

const options = () => ({
  baseUrl: 'http://sandbox.invalid/',
  clientId: 'sandbox',
  clientSecret: 'sandbox',
  environment: 'double' as const,
  webhookId: 'WH-SANDBOX',
  scriptUrl: '',
  isCertificateAddress: isPaypalCertificate,
  pauseMs: 1,
});

test.each([
  ['Wig #1 <b>"A"</b> / 20\'\' (HD)', 'Wig _1 _b__A___b_ _ 20__ (HD)'],
  ['', 'Product'],
  ['   ', 'Product'],
  ['Body Wave, 20-22 in. (1B)', 'Body Wave, 20-22 in. (1B)'],
  ['发 👩🏽', '_ __'],
  ['x'.repeat(200), 'x'.repeat(127)],
])('the name %j reaches the provider as %j', (name, clean) => {
  expect(providerName(name)).toBe(clean);
});

test('whatever a line is called, the provider takes its name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      expect(providerName(name)).toMatch(/^[A-Za-z0-9 \-.,()_]{1,127}$/);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [1505, '15.05'],
  [-3, '0.00'],
  [123_456_789, '1234567.89'],
])('%d cents are written %s', (amount, text) => {
  expect(amountText(cents(amount))).toBe(text);
});

test.each([
  ['https://api.paypal.com/v1/notifications/certs/CERT-1', true],
  ['https://paypal.com/v1/notifications/certs/CERT-1', true],
  ['http://api.paypal.com/v1/notifications/certs/CERT-1', false],
  ['https://api.paypal.com.evil.test/v1/notifications/certs/CERT-1', false],
  ['https://evilpaypal.com/v1/notifications/certs/CERT-1', false],
  ['https://api.paypal.com:8443/v1/notifications/certs/CERT-1', false],
  ['https://api.paypal.com@evil.test/v1/notifications/certs/CERT-1', false],
  ['https://api.paypal.com/elsewhere', false],
])('%s is a place for certificates: %s', (address, isOne) => {
  expect(isPaypalCertificate(new URL(address))).toBe(isOne);
});
