import { describe, expect, test } from 'vitest';
import { formatUtcOffset, isZone, wallClockAt, wallClockToDate } from '#kernel/time-zones.ts';
import { tinyVideo } from '../../../../tests/kit/film.ts';
import { appointmentStatusLabel, plannedTimes } from './appointments.ts';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';
import { readVideoInfo } from './video-info.ts';

describe('clocks of the world', () => {
  test.each([
    ['America/New_York', '2026-11-17', '14:30', '2026-11-17T19:30:00.000Z'],
    ['America/New_York', '2026-07-01', '14:30', '2026-07-01T18:30:00.000Z'],
    ['Asia/Kolkata', '2026-11-17', '00:15', '2026-11-16T18:45:00.000Z'],
    ['Pacific/Auckland', '2026-11-17', '09:00', '2026-11-16T20:00:00.000Z'],
    // The hour that occurs twice means the first one.
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    // The hour that is skipped moves on by an hour.
    ['America/New_York', '2027-03-14', '02:30', '2027-03-14T07:30:00.000Z'],
    ['America/New_York', '2027-03-14', '01:59', '2027-03-14T06:59:00.000Z'],
    ['America/New_York', '2027-03-14', '03:00', '2027-03-14T07:00:00.000Z'],
    ['Europe/London', '2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
    ['UTC', '2026-11-17', '23:59', '2026-11-17T23:59:00.000Z'],
  ])('in %s %s %s is %s', (zone, day, time, moment) => {
    expect(wallClockToDate({ day, time }, zone).toISOString()).toBe(moment);
  });

  test('a moment and its wall clock are each other’s way back, except in the hour that is jumped over', () => {
    for (let hour = 0; hour < 24 * 366; hour += 7) {
      const at = new Date(Date.UTC(2026, 0, 1, hour, 30));
      for (const zone of ['America/New_York', 'Europe/London', 'Asia/Shanghai', 'Australia/Sydney']) {
        const wall = wallClockAt(at, zone);
        expect(wallClockAt(wallClockToDate(wall, zone), zone)).toEqual(wall);
      }
    }
  });

  test('what is no zone is none', () => {
    expect(['Europe/Paris', 'UTC'].every(isZone)).toBe(true);
    expect(['', 'Moon/Base', '<script>', 'a'.repeat(80)].some(isZone)).toBe(false);
    expect(formatUtcOffset(new Date('2026-11-17T12:00:00Z'), 'Asia/Kolkata')).toBe('UTC+5:30');
    expect(formatUtcOffset(new Date('2026-11-17T12:00:00Z'), 'America/New_York')).toBe('UTC-5');
  });
});

describe('the calendar file', () => {
  const event: CalendarEvent = {
    method: 'REQUEST',
    uid: 'V-261117-001@shop.example',
    sequence: 2,
    stampedAt: new Date('2026-11-16T10:00:00Z'),
    startsAt: new Date('2026-11-17T19:30:00Z'),
    endsAt: new Date('2026-11-17T20:00:00Z'),
    title: 'Tressline: see your hair; on video, 视频看货视频看货视频看货视频看货视频看货视频看货',
    description: 'WhatsApp\n+1 404 555, "front"\\back',
    url: 'https://shop.example/video-appointment?number=V-261117-001&key=abc',
    organizer: { name: 'Tressline "Hair"', email: 'desk@shop.example' },
    attendee: { name: 'Ana\r\nATTENDEE:evil', email: 'ana@example.com' },
  };
  const text = calendarFile(event);
  const lines = text.split('\r\n');

  test('says what a calendar needs, line by line, none longer than 75 octets', () => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    for (const line of [
      'METHOD:REQUEST',
      'UID:V-261117-001@shop.example',
      'SEQUENCE:2',
      'DTSTAMP:20261116T100000Z',
      'DTSTART:20261117T193000Z',
      'DTEND:20261117T200000Z',
      'STATUS:CONFIRMED',
    ])
      expect(lines).toContain(line);
  });

  test('unfolded, it holds every word, escaped; a name cannot add a line', () => {
    const whole = text.replaceAll('\r\n ', '');
    expect(whole).toContain('SUMMARY:Tressline: see your hair\\; on video\\, 视频看货');
    expect(whole).toContain('DESCRIPTION:WhatsApp\\n+1 404 555\\, "front"\\\\back');
    expect(whole.split('\r\n').filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
  });

  test('called off, it says so', () => {
    const off = calendarFile({ ...event, method: 'CANCEL', sequence: 3 });
    expect(off).toContain('METHOD:CANCEL\r\n');
    expect(off).toContain('STATUS:CANCELLED\r\n');
    expect(off).toContain('SEQUENCE:3\r\n');
    expect(off).not.toContain('VALARM');
  });
});

test('a plan makes times of working days; nonsense makes none', () => {
  const plan = { from: '2026-11-16', to: '2026-11-22', weekdays: [1, 2, 3, 4, 5], begins: '10:00', ends: '12:00', minutes: 45 };
  const made = plannedTimes(plan);
  expect(made).toHaveLength(10);
  expect(made?.[1]).toEqual({ day: '2026-11-16', begins: '10:45', ends: '11:30' });
  for (const wrong of [{ from: '2026-11-23' }, { ends: '09:00' }, { minutes: 5 }, { begins: 'ten' }, { to: '2027-11-16' }])
    expect(plannedTimes({ ...plan, ...wrong })).toBeNull();
});

test('a recorded video is requested, a call is booked; later states are told alike', () => {
  expect(appointmentStatusLabel({ channel: 'clip', status: 'booked' })).toBe('requested');
  expect(appointmentStatusLabel({ channel: 'zoom', status: 'booked' })).toBe('booked');
  expect(appointmentStatusLabel({ channel: 'clip', status: 'done' })).toBe('done');
});

test('a film says how long and how large it is; anything else is none', () => {
  expect(readVideoInfo(tinyVideo())).toEqual({ durationMs: 2500, width: 720, height: 1280 });
  expect(readVideoInfo(new Uint8Array([1, 2, 3]))).toBeNull();
  expect(readVideoInfo(new TextEncoder().encode('<script>alert(1)</script> not a film at all'))).toBeNull();
});
