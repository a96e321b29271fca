import { minuteMs } from './dates.ts';
import { dateFormat } from './formats.ts';

/** Whether a time zone exists; validates user input. */
export function isZone(zone: string): boolean {
  if (!/^[A-Za-z][\w+/-]{1,60}$/.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: zone }) !== null;
  } catch {
    return false;
  }
}

const clockOf = (zone: string): Intl.DateTimeFormat =>
  dateFormat('en-GB', {
    ...{ timeZone: zone, hourCycle: 'h23' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  });

export type WallClock = { readonly day: string; readonly time: string };

/** Local date and time in this zone: 2026-11-17 and 14:30. */
export function wallClockAt(at: Date, zone: string): WallClock {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const of = (name: Intl.DateTimeFormatPartTypes): string => parts.get(name) ?? '';
  return { day: `${of('year')}-${of('month')}-${of('day')}`, time: `${of('hour')}:${of('minute')}` };
}

const asUtc = ({ day, time }: WallClock): number => Date.parse(`${day}T${time}:00Z`);

/**
 * The moment of a local time in this zone. An hour that occurs twice in autumn means the first; one skipped in spring moves on by the clock
 * change.
 */
export function wallClockToDate(wall: WallClock, zone: string): Date {
  const targetMs = asUtc(wall);
  const offsets = [-26, 26].map((hours) => {
    const near = new Date(targetMs + hours * 60 * minuteMs);
    return asUtc(wallClockAt(near, zone)) - near.getTime();
  });
  // The larger offset gives the earlier moment.
  const fits = offsets
    .toSorted((a, b) => b - a)
    .map((offset) => new Date(targetMs - offset))
    .find((at) => asUtc(wallClockAt(at, zone)) === targetMs);
  return fits ?? new Date(targetMs - Math.min(...offsets));
}

/** Offset from UTC at a moment: UTC-5, UTC+5:30. */
export function formatUtcOffset(at: Date, zone: string): string {
  const minutes = Math.round((asUtc(wallClockAt(at, zone)) - Math.floor(at.getTime() / minuteMs) * minuteMs) / minuteMs);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}
