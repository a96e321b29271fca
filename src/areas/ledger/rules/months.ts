/** A month is identified by its first day, 2026-11-01; people and addresses write 2026-11. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

export const monthIn = (typed: unknown): string | null =>
  typeof typed === 'string' && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(typed) ? `${typed}-01` : null;

export function monthAfter(month: string, count = 1): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;
}

/** The last day: 2026-02-28. */
export function endOfMonth(month: string): string {
  const days = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate();
  return `${month.slice(0, 8)}${days}`;
}

/** Oldest first. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month);
  return months;
}

export type CloseState = 'closed' | 'next' | 'waits' | 'running';

/** Months are closed in order and only when over: each balance builds on the one before. */
export function closeStates(months: readonly string[], closed: ReadonlySet<string>, today: string): ReadonlyMap<string, CloseState> {
  const next = months.find((month) => !closed.has(month));
  return new Map(
    months.map((month) => {
      if (closed.has(month)) return [month, 'closed'];
      if (month === monthOf(today)) return [month, 'running'];
      return [month, month === next ? 'next' : 'waits'];
    }),
  );
}
