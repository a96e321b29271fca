import { minuteMs } from '#kernel/dates.ts';

/** Counts failures per address, never successes: a busy shop behind one address is fine, a guesser is not. */
export function openFailedCallLimit(maxPerMinute: number, now: () => number) {
  const counted = new Map<string, { count: number; until: number }>();
  return {
    count(address: string): void {
      const at = now();
      const entry = counted.get(address);
      if (entry && entry.until > at) entry.count += 1;
      else counted.set(address, { count: 1, until: at + minuteMs });
      if (counted.size > 50_000) for (const [key, one] of counted) if (one.until <= at) counted.delete(key);
    },
    /** 0 when the address may continue. */
    waitSeconds(address: string): number {
      const entry = counted.get(address);
      if (!entry || entry.count < maxPerMinute || entry.until <= now()) return 0;
      return Math.ceil((entry.until - now()) / 1000);
    },
  };
}
