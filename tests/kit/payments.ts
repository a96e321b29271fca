import { cents } from '#kernel/money.ts';
import { memoryDoubleStore } from '#providers/payments/double/double-store.ts';
import { testPayments } from '#providers/pick.server.ts';
import type { PaymentAnswer, PaymentOrderRequest } from '#providers/ports.ts';

const home = 'http://127.0.0.1:4000/sandbox/paypal';

/** Two wigs to Atlanta: $220 less $22, and $16 shipping. */
export const paymentRequest: PaymentOrderRequest = {
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

/** The adapter with a fresh double, and a clock for both. */
export function freshPayments() {
  const clock = { at: Date.parse('2026-11-12T10:42:00Z') };
  return {
    ...testPayments({ secret: 'the secret of the tests', home, ledger: memoryDoubleStore(), now: () => clock.at, pauseMs: 1 }),
    clock,
  };
}

/** Anything but "done" fails the test with its reason. */
export function done<T>(answer: PaymentAnswer<T>): T {
  if (answer.outcome !== 'done') throw new Error(JSON.stringify(answer));
  return answer.value;
}

/** An approved payment. */
export async function agreed(
  { payments, double }: ReturnType<typeof freshPayments>,
  change: Partial<PaymentOrderRequest> = {},
): Promise<string> {
  const { providerOrderId } = done(await payments.create({ ...paymentRequest, ...change }));
  await double.till.approve(providerOrderId, 'pay', 'paypal');
  return providerOrderId;
}
