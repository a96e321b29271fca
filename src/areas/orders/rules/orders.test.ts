import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { trackingUrl } from './carriers.ts';
import { describeLineAttributes } from './line-attributes.ts';
import { buildOrderBreakdown } from './money.ts';
import { orderPath, ordersPath, parseOrdersPageQuery } from './query.ts';
import { countMilestonesReached, orderStatuses, statusGroupNames, statusGroupOf, statusGroups } from './status.ts';
import { timelineEventName } from './timeline.ts';

test('every status stands in exactly one group', () => {
  expect(statusGroupNames.flatMap((name) => [...statusGroups[name]]).toSorted((a, b) => a - b)).toEqual([...orderStatuses]);
  for (const status of orderStatuses) expect(statusGroups[statusGroupOf(status)]).toContain(status);
});

test.each([
  [1, 1],
  [2, 2],
  [4, 4],
  [6, 5],
  [7, 0],
  [9, 0],
  [42, 0],
])('an order of status %d has passed %d stations', (status, passed) => {
  expect(countMilestonesReached(status)).toBe(passed);
});

test('the rows of a bill always add up to its total, and say nothing about nothing', () => {
  const amount = fc.nat({ max: 5_000_000 });
  fc.assert(
    fc.property(amount, amount, amount, amount, amount, (itemsCents, shippingCents, handlingCents, taxCents, off) => {
      const before = itemsCents + shippingCents + handlingCents + taxCents;
      const discountCents = Math.min(off, before);
      const rows = buildOrderBreakdown({
        itemsCents,
        shippingCents,
        handlingCents,
        taxCents,
        discountCents,
        totalCents: before - discountCents,
      });
      expect(rows.reduce((sum, row) => sum + row.cents, 0)).toBe(before - discountCents);
      expect(rows.filter(({ part, cents }) => cents === 0 && part !== 'items' && part !== 'shipping')).toEqual([]);
    }),
  );
});

describe('the address of the list', () => {
  test('is read and written the same', () => {
    const address = { group: 'onTheWay', q: 'TL-26', page: 3 } as const;
    const path = ordersPath(address);
    expect(path).toBe('/user/order?status=onTheWay&q=TL-26&page=3');
    expect(parseOrdersPageQuery(new URL(path, 'http://x').searchParams)).toEqual(address);
    expect(ordersPath({})).toBe('/user/order');
    expect(orderPath('TL-1')).toBe('/user/order?number=TL-1');
  });
  test('nonsense is passed over', () => {
    const read = parseOrdersPageQuery(new URLSearchParams(`status=2;drop&q=${'x'.repeat(500)}&page=-4&sort=total_cents`));
    expect(read).toEqual({ group: null, q: 'X'.repeat(40), page: 1 });
  });
});

test.each([
  [{ event: 'placed', toStatus: 1, toPaymentState: 'unpaid', fromPaymentState: null }, 'placed'],
  [{ event: 'status', toStatus: 3, toPaymentState: 'part_paid', fromPaymentState: 'unpaid' }, 'partPaid'],
  [{ event: 'status', toStatus: 3, toPaymentState: 'paid', fromPaymentState: 'paid' }, 'preparing'],
  [{ event: 'payment', toStatus: 3, toPaymentState: 'paid', fromPaymentState: 'part_paid' }, 'balancePaid'],
  [{ event: 'refund', toStatus: 5, toPaymentState: 'part_refunded', fromPaymentState: 'paid' }, 'partRefunded'],
  [{ event: 'refund', toStatus: 2, toPaymentState: 'part_refunded', fromPaymentState: 'part_refunded' }, 'partRefunded'],
  [{ event: 'payment', toStatus: 2, toPaymentState: 'needs_attention', fromPaymentState: 'paid' }, null],
  [{ event: 'address', toStatus: 2, toPaymentState: 'paid', fromPaymentState: 'paid' }, null],
])('of %j the buyer reads %s', (step, name) => {
  expect(timelineEventName(step)).toBe(name);
});

test.each([
  ['FedEx', '794600049606', 'https://www.fedex.com/fedextrack/?trknbr=794600049606'],
  ['ups ground', '1Z999AA10123456784', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
  ['Staff member', '794600049606', null],
  ['FedEx', '"><script>', null],
  ['', '', null],
])('a parcel of %s with %s is followed at %s', (carrier, code, url) => {
  expect(trackingUrl(carrier, code)).toBe(url);
});

test('properties are said in the reader’s words, in the catalogue’s order; what it forgot stays', () => {
  const known = [
    { key: 'Length', value: '20 in', labelEn: 'Length', labelZh: '长度', nameEn: '20 in', nameZh: '20 英寸' },
    { key: 'Color', value: '#1B', labelEn: 'Color', labelZh: '颜色', nameEn: '#1B black', nameZh: '#1B 黑' },
    { key: 'Color', value: '#613', labelEn: 'Color', labelZh: '颜色', nameEn: '#613', nameZh: '#613' },
  ];
  expect(describeLineAttributes({ Color: '#1B', Length: '20 in', Era: 'old', items: { price: 3 } }, known, 'zh')).toEqual([
    { label: '长度', value: '20 英寸' },
    { label: '颜色', value: '#1B 黑' },
    { label: 'Era', value: 'old' },
  ]);
});
