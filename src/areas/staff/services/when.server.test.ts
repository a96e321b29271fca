import { expect, test } from 'vitest';
import { setTimeZone, withTimeZone } from '#platform/time-zone.server.ts';
import { calendarDayIn, dayIn, momentField, whenIn } from './when.server.ts';

const now = new Date('2026-11-17T08:00:00Z');

test.each([
  ['2026-11-17T07:05:00Z', 'Nov 17, 3:05 PM', '11月17日 15:05'],
  ['2026-02-01T00:00:00Z', 'Feb 1, 8:00 AM', '2月1日 08:00'],
  ['2025-12-20T00:00:00Z', 'Dec 20, 2025, 8:00 AM', '2025年12月20日 08:00'],
  ['2024-11-17T07:05:00Z', 'Nov 17, 2024, 3:05 PM', '2024年11月17日 15:05'],
  ['2027-10-01T00:00:00Z', 'Oct 1, 2027, 8:00 AM', '2027年10月1日 08:00'],
])('%s is listed as %s and %s: a time far from today has its year', (at, en, zh) => {
  expect([whenIn(new Date(at), 'en', now), whenIn(new Date(at), 'zh', now)]).toEqual([en, zh]);
});

test('dates follow the time zone of the staff member, calendar days do not', () => {
  const at = new Date('2026-11-17T03:05:00Z');
  withTimeZone(() => {
    expect([dayIn(at, 'en'), momentField(at)]).toEqual(['Nov 17, 2026', '2026-11-17T11:05']);
    setTimeZone('America/Los_Angeles');
    expect([dayIn(at, 'en'), momentField(at)]).toEqual(['Nov 16, 2026', '2026-11-16T19:05']);
    expect([whenIn(at, 'en', now), whenIn(at, 'zh', now)]).toEqual(['Nov 16, 7:05 PM', '11月16日 19:05']);
    expect(calendarDayIn('2026-11-17', 'en')).toBe('Nov 17, 2026');
  });
});
