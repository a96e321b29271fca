export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Everything the shop stores in a browser expires after ten days. */
export const browserStorageMs = 10 * dayMs;

export const later = (from: Date, ms: number): Date => new Date(from.getTime() + ms);
export const earlier = (from: Date, ms: number): Date => new Date(from.getTime() - ms);

/** The UTC calendar day: 2026-11-12. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** A valid calendar day, written 2026-11-12. */
export function isDay(typed: unknown): typed is string {
  if (typeof typed !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(typed)) return false;
  const at = new Date(`${typed}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(typed);
}

/** Human-readable number: S-261117-042 is id 42 of that day. */
export const datedNumber = (letter: 'C' | 'S' | 'V', at: Date, id: number): string =>
  `${letter}-${dayOf(at).replaceAll('-', '').slice(2)}-${String(id).padStart(3, '0')}`;
