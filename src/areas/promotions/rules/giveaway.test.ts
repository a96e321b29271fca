import { expect, test } from 'vitest';
import { giveawayStateLabel } from '../giveaway-office-texts.ts';
import { isComing } from './giveaway.ts';

const now = new Date('2026-11-17T08:00:00Z');
const planned = { state: 'open' as const, startsAt: new Date('2026-11-24T00:00:00Z'), endsAt: new Date('2026-12-01T00:00:00Z') };

test.each([
  [planned, true],
  [{ ...planned, startsAt: now }, false],
  [{ ...planned, state: 'draft' as const }, false],
  [{ ...planned, state: 'cancelled' as const }, false],
])('a giveaway %j is still to come: %s', (giveaway, coming) => {
  expect(isComing(giveaway, now)).toBe(coming);
});

test('the office says when it begins instead of calling it open', () => {
  expect([giveawayStateLabel('open', '24 Nov 2026', 'en'), giveawayStateLabel('open', '2026年11月24日', 'zh')]).toEqual([
    'Starts 24 Nov 2026',
    '2026年11月24日 开始',
  ]);
  expect([giveawayStateLabel('open', null, 'en'), giveawayStateLabel('closed', null, 'zh')]).toEqual(['Open', '已截止']);
});
