import { expect, test } from 'vitest';
import { earlier, later, minuteMs } from '#kernel/dates.ts';
import { isGuessable, isLive } from './rules.ts';

const now = new Date('2026-11-12T10:00:00Z');
const live = { expiresAt: later(now, minuteMs), lastSeenAt: earlier(now, minuteMs), revokedAt: null };

test('a desk is open until its day ends, it was left for half an hour, or it was revoked', () => {
  expect(isLive(live, now)).toBe(true);
  expect(isLive({ ...live, expiresAt: now }, now)).toBe(false);
  expect(isLive({ ...live, lastSeenAt: earlier(now, 30 * minuteMs) }, now)).toBe(true);
  expect(isLive({ ...live, lastSeenAt: earlier(now, 30 * minuteMs + 1) }, now)).toBe(false);
  expect(isLive({ ...live, revokedAt: now }, now)).toBe(false);
});

test('the passwords everybody tries are not taken', () => {
  expect(isGuessable('AdminAdmin')).toBe(true);
  expect(isGuessable('nine lace fronts')).toBe(false);
});
