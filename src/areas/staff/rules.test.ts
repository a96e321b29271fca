import { expect, test } from 'vitest';
import { earlier, later, minuteMs } from '#kernel/dates.ts';
import { initialsOf, isGuessable, isStaffSessionLive, mayOpen, officeReturnPath } from './rules.ts';

const now = new Date('2026-11-12T10:00:00Z');
const live = { expiresAt: later(now, minuteMs), lastSeenAt: earlier(now, minuteMs), revokedAt: null };

test('a desk is open until its day ends, it was left for half an hour, or it was revoked', () => {
  expect(isStaffSessionLive(live, now)).toBe(true);
  expect(isStaffSessionLive({ ...live, expiresAt: now }, now)).toBe(false);
  expect(isStaffSessionLive({ ...live, lastSeenAt: earlier(now, 30 * minuteMs) }, now)).toBe(true);
  expect(isStaffSessionLive({ ...live, lastSeenAt: earlier(now, 30 * minuteMs + 1) }, now)).toBe(false);
  expect(isStaffSessionLive({ ...live, revokedAt: now }, now)).toBe(false);
});

test('the passwords everybody tries are not taken', () => {
  expect(isGuessable('AdminAdmin')).toBe(true);
  expect(isGuessable('nine lace fronts')).toBe(false);
});

test.each([
  ['/bg/stock/query?q=1', '/bg/stock/query?q=1'],
  ['/bg/login', '/bg/index'],
  ['/bg/login?back=/bg/login', '/bg/index'],
  ['/collections/wig', '/bg/index'],
  ['//evil.example', '/bg/index'],
  ['/bg//evil.example', '/bg/index'],
  ['https://evil.example/bg/', '/bg/index'],
  [null, '/bg/index'],
])('a login that wanted %j leads to %s', (typed, path) => {
  expect(officeReturnPath(typed)).toBe(path);
});

test.each([
  ['Grace Liu', 'GL'],
  ['Anna Maria Bell', 'AB'],
  ['owner', 'OW'],
  ['林悦', '林悦'],
  ['', ''],
])('%j is marked %j', (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});

test('a page opens for one of its roles and for nobody else', () => {
  expect(mayOpen(['stock', 'owner'], ['stock'])).toBe(true);
  expect(mayOpen(['stock', 'owner'], ['finance'])).toBe(false);
  expect(mayOpen('shopper', ['owner'])).toBe(false);
  expect(mayOpen('anyone', [])).toBe(true);
});
