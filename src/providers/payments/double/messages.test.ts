import { beforeEach, expect, test } from 'vitest';
import { forgeries } from '../../../../tests/kit/forgeries.ts';
import { agreed, done, freshPayments, paymentRequest } from '../../../../tests/kit/payments.ts';
import { isPaypalCertificate, paypalPayments } from '../paypal.server.ts';
import type { Transmission } from './messages.server.ts';

let shop = freshPayments();
beforeEach(() => {
  shop = freshPayments();
});

/** A captured payment with its webhook messages. */
async function told() {
  const id = await agreed(shop);
  const captureId = done(await shop.payments.capture(id, 'capture:1')).captures[0]?.id ?? '';
  await shop.double.messages.settled();
  return { id, captureId, messages: await shop.double.messages.kept(id) };
}
const heard = ({ headers, raw }: Transmission) => shop.payments.handleWebhook(headers, raw);

test('every step of a payment is told, and each message is heard for what it is', async () => {
  const { id, captureId } = await told();
  await shop.payments.refund({ captureId, amountCents: paymentRequest.totalCents, requestId: 'refund:1', note: '' });
  await shop.double.messages.settled();
  const messages = await shop.double.messages.kept(id);
  const news = await Promise.all(messages.map(async (message) => heard(await shop.double.messages.transmission(message))));
  const order = { eventId: expect.stringMatching(/^WH-/), providerOrderId: id, captureId: null };
  expect(news).toEqual([
    { ...order, kind: 'CHECKOUT.ORDER.APPROVED' },
    { ...order, kind: 'PAYMENT.CAPTURE.COMPLETED', captureId },
    { ...order, kind: 'CHECKOUT.ORDER.COMPLETED' },
    { ...order, kind: 'PAYMENT.CAPTURE.REFUNDED', providerOrderId: null, captureId },
  ]);
});

/** One key pair for all forgers: generating a pair is slow. */
const common = { shop: freshPayments(), told: null as ReturnType<typeof told> | null };

test.each(Object.entries(forgeries))('a forged message is not heard: %s', async (_, forge) => {
  shop = common.shop;
  common.told ??= told();
  const { messages } = await common.told;
  const [message] = messages;
  if (!message) throw new Error('nothing was told');
  const real = await shop.double.messages.transmission(message);
  expect(await heard(real)).not.toBeNull();
  expect(await heard(await forge(real, message, shop.double))).toBeNull();
});

test('a message four days old is a replay, one from the future too', async () => {
  const { messages } = await told();
  const real = await shop.double.messages.transmission(messages[0] ?? never());
  shop.clock.at += 4 * 24 * 3600_000;
  expect(await heard(real)).toBeNull();
  shop.clock.at -= 5 * 24 * 3600_000;
  expect(await heard(real)).toBeNull();
});

test('without a webhook id, or while nobody can be asked, a message is neither believed nor thrown away', async () => {
  const { messages } = await told();
  const real = await shop.double.messages.transmission(messages[0] ?? never());
  const { double } = shop;
  const closed = paypalPayments({
    baseUrl: 'http://sandbox.invalid',
    clientId: 'sandbox',
    clientSecret: 'sandbox',
    environment: 'double',
    webhookId: null,
    scriptUrl: '',
    isCertificateAddress: isPaypalCertificate,
    ask: async (request) => double.web.fetch(request),
  });
  expect(await closed.handleWebhook(real.headers, real.raw)).toBe('away');
  double.setFaults([{ fault: 'error', path: 'verify-webhook-signature', times: 3 }]);
  expect(await heard(real)).toBe('away');
  expect(await heard(real)).not.toBeNull();
});

test('a message is brought until it is taken, in as many copies as asked for', async () => {
  const arrived: string[] = [];
  let refusals = 1;
  shop.double.messages.bringTo(async ({ raw }) => {
    if (refusals-- > 0) return false;
    arrived.push((JSON.parse(new TextDecoder().decode(raw)) as { event_type: string }).event_type);
    return true;
  });
  await agreed(shop);
  await shop.double.messages.settled();
  expect(arrived).toEqual(['CHECKOUT.ORDER.APPROVED']);
  shop.double.messages.travel({ copies: 3, scatterMs: 5 });
  await agreed(shop, { requestId: 'create:W-2:1', number: 'W-2' });
  await shop.double.messages.settled();
  expect(arrived).toHaveLength(4);
});

const never = (): never => {
  throw new Error('nothing was told');
};
