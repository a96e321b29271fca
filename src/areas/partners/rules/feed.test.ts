import { expect, test } from 'vitest';
import { parseFeedSince } from './feed.ts';

test.each([
  ['2026-11-01', '2026-11-01T00:00:00.000Z'],
  ['2026-11-01T08:30:00+08:00', '2026-11-01T00:30:00.000Z'],
  // Dates no database accepts.
  ['+275760-09-13T00:00:00.000Z', null],
  ['-000001-01-01T00:00:00Z', null],
  ['0000-01-01', null],
  ['99999', null],
  ['2026-13-01', null],
  ['yesterday', null],
  ['', null],
  [null, null],
])('orders since %j', (typed, since) => {
  expect(parseFeedSince(typed)?.toISOString() ?? null).toBe(since);
});
