import { beforeAll, expect, test } from 'vitest';
import { anonymousCaller } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { listAuditEntries } from './audit-log.server.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  for (const [action, kind, id] of [
    ['coupon.change', 'coupon', 'SPRING'],
    ['coupon.add', 'coupon', 'SUMMER'],
    ['giveaway.draw', 'giveaway', '7'],
    ['office-coupons: save', 'coupon', '3'],
  ] as const)
    await audit(app, anonymousCaller, { action, subject: [kind, id] });
});

const found = async (searchText: string) => {
  const { items, total } = await listAuditEntries(app, { searchText, limit: 20, offset: 0 });
  expect(total).toBe(items.length);
  return items.map(({ action }) => action).toSorted();
};

test('the log is searched by the words it shows, in either language', async () => {
  expect(await found('Updated coupon')).toEqual(['coupon.change']);
  expect(await found('saved coupons')).toEqual(['office-coupons: save']);
  expect(await found('added coupon')).toEqual(['coupon.add']);
  expect(await found('修改优惠码')).toContain('coupon.change');
  expect(await found('修改优惠码')).not.toContain('giveaway.draw');
  expect(await found('giveaway')).toEqual(['giveaway.draw']);
});

test('it is also searched by the name of an action and by the whole number of a subject', async () => {
  expect(await found('coupon.add')).toEqual(['coupon.add']);
  expect(await found('summer')).toEqual(['coupon.add']);
  expect(await found('summ')).toEqual([]);
  expect(await found('')).toHaveLength(4);
});

test('signs with a meaning in patterns are only signs', async () => {
  for (const sign of ['%', '_', '\\', "'", '{', 'thing']) expect(await found(sign), sign).toEqual([]);
  expect(await found('x '.repeat(500))).toEqual([]);
});
