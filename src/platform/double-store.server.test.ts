import { expect, test } from 'vitest';
import { testPayments } from '#providers/pick.server.ts';
import { testStore } from '../../tests/kit/app.ts';
import { done, paymentRequest } from '../../tests/kit/payments.ts';
import { doubleStore } from './double-store.server.ts';

const home = 'http://127.0.0.1:4000/sandbox/paypal';

test('a stand-in started anew goes on with the payments of the one before', async () => {
  const { db } = await testStore();
  const start = () => testPayments({ secret: 'one secret for all', home, ledger: doubleStore(db, 'paypal') });
  const before = start();
  const { providerOrderId: id } = done(await before.payments.create(paymentRequest));
  await before.double.till.approve(id, 'pay', 'paypal');
  const after = start();
  expect(done(await after.payments.create(paymentRequest)).providerOrderId).toBe(id);
  expect(done(await after.payments.capture(id, 'capture:1')).captures).toMatchObject([{ status: 'COMPLETED', amountCents: 21_400 }]);
  await before.double.messages.settled();
  await after.double.messages.settled();
  const [message] = await after.double.messages.kept(id);
  if (!message) throw new Error('nothing was told');
  const { headers, raw } = await before.double.messages.transmission(message);
  expect(await after.payments.handleWebhook(headers, raw)).toMatchObject({ providerOrderId: id });
});

test('many instances at once take one payment once', async () => {
  const { db } = await testStore();
  const instances = Array.from({ length: 5 }, () => testPayments({ secret: 'x', home, ledger: doubleStore(db, 'paypal') }));
  const made = await Promise.all(instances.map(({ payments }) => payments.create(paymentRequest)));
  const ids = new Set(made.map((answer) => done(answer).providerOrderId));
  expect(ids.size).toBe(1);
  const [id = ''] = ids;
  await instances[0]?.double.till.approve(id, 'pay', 'paypal');
  const taken = await Promise.all(instances.map(({ payments }, n) => payments.capture(id, `capture:${n}`)));
  expect(new Set(taken.map((answer) => done(answer).captures[0]?.id)).size).toBe(1);
  for (const { double } of instances) await double.messages.settled();
});

test('what one stand-in keeps is not seen by another, and an old page cannot be written over a new one', async () => {
  const { db } = await testStore();
  const [one, other] = [doubleStore(db, 'one'), doubleStore(db, 'other')];
  expect(await one.write('a:1', { n: 1 }, null)).toBe(true);
  expect(await one.write('a:1', { n: 2 }, null)).toBe(false);
  expect(await one.write('a:1', { n: 2 }, 1)).toBe(true);
  expect(await one.write('a:1', { n: 3 }, 1)).toBe(false);
  await one.write('a:2', { n: 9 }, null);
  await one.write('b:1', {}, null);
  expect(await one.list('a:', 10)).toEqual([{ n: 9 }, { n: 2 }]);
  expect(await one.read('a:1')).toEqual({ value: { n: 2 }, version: 2 });
  expect(await other.read('a:1')).toBeNull();
});
