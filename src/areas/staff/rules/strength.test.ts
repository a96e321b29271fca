import { expect, test } from 'vitest';
import { roles } from '#site/page.ts';
import { grantable, mayManage } from './strength.ts';

test('nobody changes a stronger one, and those of one job change nobody', () => {
  expect(roles.map((whom) => mayManage(['owner'], [whom]))).toEqual([true, true, true, true, true, true]);
  expect(roles.map((whom) => mayManage(['manager'], [whom]))).toEqual([false, false, true, true, true, true]);
  for (const by of ['sales', 'stock', 'finance', 'editor'] as const) expect(roles.some((whom) => mayManage([by], [whom]))).toBe(false);
  expect(mayManage(['manager', 'sales'], ['sales', 'owner'])).toBe(false);
  expect(mayManage(['manager'], [])).toBe(true);
  expect(mayManage([], [])).toBe(false);
});

test('a manager gives the roles below the own', () => {
  expect(grantable(['owner'], roles)).toEqual(roles);
  expect(grantable(['manager'], roles)).toEqual(['sales', 'stock', 'finance', 'editor']);
  expect(grantable(['finance'], roles)).toEqual([]);
});
