import { dayMs, hourMs, minuteMs } from '#kernel/dates.ts';

/** How long the link of a letter works. */
export const linkLifeMs = { activation: dayMs, reset: 30 * minuteMs } as const;
/** How many letters an address may ask for in an hour, and how many a mailbox gets in one, whoever asks. */
export const maxAuthEmailRequestsPerHour = 20;
export const maxAuthEmailsPerHour = 3;
export const askWindowMs = hourMs;

/** Where a mail came from, as far as it is known: Lyon, FR (203.0.113.9). */
export function placeWords(place: { readonly city: string | null; readonly country: string | null }, ip: string): string {
  const named = [place.city, place.country].filter(Boolean).join(', ');
  return named ? `${named} (${ip})` : ip;
}
