import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canRewriteInvoice,
  type InvoiceState,
  invoiceAmountDue,
  invoiceBalance,
  invoiceCode,
  invoiceNumber,
  invoiceStates,
  invoiceStatesBefore,
  invoiceSums,
  invoiceTransitions,
  isInvoiceCode,
  stateAfterMoney,
  whyNotPayable,
} from './invoice.ts';

const wig = { quantity: 2, priceCents: 18_050, weightGrams: 260 };
const words = { quantity: 1, priceCents: 9500, weightGrams: 0 };
const plain = { lines: [wig, words], discountCents: 0, shippingCents: null, shippingPaidCents: 0, handlingCents: 0, taxCents: 0 };

test.each([
  ['By weight', {}, { itemsCents: 45_600, grams: 520, shippingCents: 3200, totalCents: 48_800 }],
  ['Manual', { shippingCents: 1000 }, { shippingCents: 1000, totalCents: 46_600 }],
  ['shipping already paid in part', { shippingPaidCents: 2600 }, { shippingCents: 600, totalCents: 46_200 }],
  ['shipping already paid and more', { shippingPaidCents: 9900 }, { shippingCents: 0, totalCents: 45_600 }],
  ['handling and tax', { handlingCents: 500, taxCents: 3648 }, { totalCents: 52_948 }],
  ['a discount', { discountCents: 5000 }, { discountCents: 5000, totalCents: 43_800 }],
  ['a discount above all', { discountCents: 999_999 }, { discountCents: 48_800, totalCents: 0 }],
  ['words only', { lines: [words] }, { grams: 0, shippingCents: 0, totalCents: 9500 }],
])('the bill: %s', (_, change, expected) => {
  expect(invoiceSums({ ...plain, ...change })).toMatchObject(expected);
});

test('whatever staff write, the parts add up and nothing is below nothing', () => {
  const amount = fc.nat(5_000_000);
  const line = fc.record({ quantity: fc.integer({ min: 1, max: 99 }), priceCents: fc.nat(500_000), weightGrams: fc.nat(5000) });
  const wish = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    discountCents: amount,
    shippingCents: fc.option(amount),
    shippingPaidCents: amount,
    handlingCents: amount,
    taxCents: amount,
  });
  fc.assert(
    fc.property(wish, (any) => {
      const sums = invoiceSums(any);
      expect(sums.totalCents).toBe(sums.itemsCents + sums.shippingCents + sums.handlingCents + sums.taxCents - sums.discountCents);
      expect(Math.min(...Object.values(sums))).toBeGreaterThanOrEqual(0);
    }),
  );
});

test.each([
  ['all of it', 10_000, 0, { cents: 10_001, purpose: 'full' }],
  ['half first, the odd cent with it', 5000, 0, { cents: 5001, purpose: 'deposit' }],
  ['the rest of the deposit', 5000, 1000, { cents: 4001, purpose: 'deposit' }],
  ['the balance', 5000, 5001, { cents: 5000, purpose: 'balance' }],
  ['a balance after a part', 10_000, 4000, { cents: 6001, purpose: 'balance' }],
  ['nothing', 5000, 10_001, { cents: 0, purpose: 'balance' }],
  ['nothing, and no money back by itself', 5000, 20_000, { cents: 0, purpose: 'balance' }],
])('asked now: %s', (_, depositBp, paidCents, expected) => {
  expect(invoiceAmountDue({ totalCents: 10_001, depositBp, paidCents })).toEqual(expected);
});

test('deposit and balance are all of it, to the cent', () => {
  fc.assert(
    fc.property(fc.nat(9_000_000), fc.integer({ min: 1, max: 10_000 }), (totalCents, depositBp) => {
      const first = invoiceAmountDue({ totalCents, depositBp, paidCents: 0 });
      const then = invoiceAmountDue({ totalCents, depositBp, paidCents: first.cents });
      expect(first.cents + then.cents).toBe(totalCents);
      expect(invoiceBalance({ totalCents, depositBp, paidCents: first.cents + then.cents })).toBe(0);
    }),
  );
});

const now = new Date('2026-11-12T10:00:00Z');
const open = { status: 'sent' as InvoiceState, totalCents: 1000, paidCents: 0, depositBp: 10_000, expiresAt: null };
test.each([
  [{}, null],
  [{ status: 'viewed' }, null],
  [{ status: 'overdue' }, null],
  [{ status: 'part_paid', paidCents: 400 }, null],
  [{ expiresAt: new Date('2026-11-12T10:00:01Z') }, null],
  [{ expiresAt: now }, 'expired'],
  [{ status: 'draft' }, 'draft'],
  [{ status: 'cancelled' }, 'cancelled'],
  [{ status: 'paid', paidCents: 1000 }, 'paid'],
  [{ status: 'refunded' }, 'paid'],
  [{ totalCents: 0 }, 'paid'],
  [{ paidCents: 1500 }, 'paid'],
] as const)('%j may not be paid because: %s', (change, why) => {
  expect(whyNotPayable({ ...open, ...change }, now)).toBe(why);
});

test('the table of moves: no way out of an end, and cancelled only while nothing was paid', () => {
  expect([invoiceTransitions.cancelled, invoiceTransitions.refunded]).toEqual([[], []]);
  expect(invoiceStatesBefore('cancelled')).toEqual(['draft', 'sent', 'viewed', 'overdue']);
  expect(invoiceStatesBefore('draft')).toEqual([]);
  expect(invoiceStatesBefore('refunded')).toEqual(['part_paid', 'paid']);
  for (const from of invoiceStates) expect(invoiceTransitions[from]).not.toContain(from);
});

test.each([
  ['sent', 400, 'part_paid'],
  ['overdue', 1000, 'paid'],
  ['part_paid', 1200, 'paid'],
  ['cancelled', 1000, 'cancelled'],
] as const)('%s with %d cents paid is %s', (status, paidCents, after) => {
  expect(stateAfterMoney({ ...open, status, paidCents })).toBe(after);
});

test.each([
  ['draft', 0, false, true],
  ['viewed', 0, false, true],
  ['viewed', 0, true, false],
  ['part_paid', 400, true, false],
  ['cancelled', 0, false, false],
] as const)('%s, %d paid, with an order %s: may be rewritten %s', (status, paidCents, hasOrder, may) => {
  expect(canRewriteInvoice({ status, paidCents, hasOrder })).toBe(may);
});

test('a code reads well and cannot be guessed', () => {
  const bytes = new Uint8Array(32).map((_, index) => index * 7);
  expect(invoiceCode('Bridal wig — own measures!', bytes)).toMatch(/^bridal-wig-own-measu-[a-z0-9]{26}$/);
  expect(invoiceCode('新娘假发', bytes)).toMatch(/^invoice-[a-z0-9]{26}$/);
  for (const words of ['新娘', '', '---', 'A'.repeat(99)]) expect(isInvoiceCode(invoiceCode(words, bytes))).toBe(true);
  expect([isInvoiceCode('short'), isInvoiceCode("' or 1=1 --".padEnd(40)), isInvoiceCode('A'.repeat(30))]).toEqual([false, false, false]);
  expect(invoiceNumber('2026-11-16', bytes)).toMatch(/^INV-261116-[A-Z0-9]{6}$/);
});
