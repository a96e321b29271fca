import { dayMs, hourMs, minuteMs } from '#kernel/dates.ts';

/** Lifetime of email links. */
export const linkLifeMs = { activation: dayMs, reset: 30 * minuteMs } as const;
/** Emails an address may request in an hour, and how many a mailbox gets in total. */
export const maxAuthEmailRequestsPerHour = 20;
export const maxAuthEmailsPerHour = 3;
export const requestWindowMs = hourMs;

/** A rough location: Lyon, FR (203.0.113.9). */
export function describeLocation(location: { readonly city: string | null; readonly country: string | null }, ip: string): string {
  const named = [location.city, location.country].filter(Boolean).join(', ');
  return named ? `${named} (${ip})` : ip;
}
