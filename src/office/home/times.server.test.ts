import { expect, test } from 'vitest';
import { formatRecentTime } from './times.server.ts';

test('today’s action shows its time, an older one its day too', () => {
  const now = new Date('2026-11-12T02:42:00Z');
  expect(formatRecentTime(new Date('2026-11-12T02:41:00Z'), now, 'en')).toBe('10:41 AM');
  expect(formatRecentTime(new Date('2026-11-11T02:41:00Z'), now, 'en')).toBe('Nov 11 10:41 AM');
});
