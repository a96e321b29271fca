export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Everything the shop keeps in a browser is forgotten after ten days. */
export const browserStorageMs = 10 * dayMs;

export const later = (from: Date, ms: number): Date => new Date(from.getTime() + ms);
export const earlier = (from: Date, ms: number): Date => new Date(from.getTime() - ms);

/** The calendar day in UTC: 2026-11-12. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
