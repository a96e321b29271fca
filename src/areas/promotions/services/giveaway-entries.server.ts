import { dayMs, hourMs } from '#kernel/dates.ts';
import { emailStem, normalizeEmail } from '#kernel/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { countAttempt } from '#platform/rate-limit.server.ts';
import { hashToken } from '#platform/tokens.server.ts';
import { takesEntries } from '../rules/giveaway.ts';
import type { GiveawayRow } from '../store/giveaways.server.ts';
import * as store from '../store/giveaways.server.ts';
import { writeEntryConfirmationEmail, writeEntryReceiptEmail } from './giveaway-emails.server.ts';
import { confirmLink, newReceipt, parseGiveawayLink } from './giveaway-links.server.ts';

const maxRequestsPerHour = 30;
const maxEmailsPerDay = 3;

export type GiveawayEntryInput = {
  readonly slug: string;
  readonly name: string;
  readonly email: string;
  readonly country: string;
  readonly isAdult: boolean;
  /** The referring friend's link. */
  readonly friend: string;
};

/** Stores an entry and sends the confirmation email. Every answer is the same, so the caller learns nothing about the address. */
export async function submitGiveawayEntry(app: App, caller: Caller, input: GiveawayEntryInput): Promise<void> {
  const email = normalizeEmail(input.email);
  if (email === null) throw new DomainError('badMailbox', { field: 'email' });
  const name = input.name
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 60);
  if (name === '') throw new DomainError('lackParameter', { field: 'name' });
  if (!input.isAdult) throw new DomainError('giveawayAdult', { field: 'adult' });
  const attempts = await countAttempt(app, { bucket: 'giveaway-address', key: caller.ip, max: maxRequestsPerHour, windowMs: hourMs });
  if (attempts > maxRequestsPerHour) throw new DomainError('tooMany');
  await transact(app, async (inside) => {
    const giveaway = openAt(await store.giveawayForEntry(inside.db, { slug: input.slug }), app.now());
    if (!giveaway.countries.includes(input.country)) throw new DomainError('giveawayCountry', { field: 'country' });
    const sent = await countAttempt(inside, { bucket: 'giveaway-mailbox', key: emailStem(email), max: maxEmailsPerDay, windowMs: dayMs });
    if (sent > maxEmailsPerDay) return;
    const entry = await store.entryFor(inside.db, {
      giveawayId: giveaway.id,
      userId: caller.shopperId,
      ...{ name, email, emailStem: emailStem(email), country: input.country, isAdult: true, language: caller.language },
      sharedById: giveaway.givesShareEntry ? parseGiveawayLink(app, 'friend', input.friend) : null,
      receipt: newReceipt(),
      createdAt: app.now(),
    });
    if (!entry) throw new DomainError('unavailable');
    if (entry.confirmedAt !== null && entry.withdrawnAt === null) return writeEntryReceiptEmail(inside, giveaway, entry);
    await store.saveConfirmHash(inside.db, entry.id, hashToken(confirmLink(app, entry.id, entry.withdrawnAt)));
    await writeEntryConfirmationEmail(inside, giveaway, entry);
  });
}

function openAt(giveaway: GiveawayRow | null, now: Date): GiveawayRow {
  if (!giveaway || giveaway.state === 'draft') throw new DomainError('giveawayNotExist');
  if (!takesEntries(giveaway, now)) throw new DomainError('giveawayNotOpen');
  return giveaway;
}

/** Until the last minute. Idempotent; the receipt is sent once. */
export async function confirmEntry(app: App, token: string): Promise<{ slug: string }> {
  return transact(app, async (inside) => {
    const entry = await store.entryByConfirm(inside.db, hashToken(token));
    if (!entry) throw new DomainError('prizeEntryGone');
    const giveaway = await store.giveawayForEntry(inside.db, { id: entry.giveawayId });
    if (!giveaway) throw new DomainError('prizeEntryGone');
    const isIn = entry.confirmedAt !== null && entry.withdrawnAt === null;
    if (isIn) return { slug: giveaway.slug };
    openAt(giveaway, app.now());
    if (await store.markEntryConfirmed(inside.db, entry.id, app.now())) {
      if (entry.sharedById !== null && entry.sharedById !== entry.id) await store.giveShareTicket(inside.db, giveaway.id, entry.sharedById);
      await writeEntryReceiptEmail(inside, giveaway, entry);
    }
    return { slug: giveaway.slug };
  });
}

/** Any time before the draw. A closed list keeps its line, but the draw skips it. */
export async function withdrawEntry(app: App, link: string): Promise<void> {
  const id = parseGiveawayLink(app, 'withdraw', link);
  await transact(app, async (inside) => {
    const entry = id === null ? null : await store.selectGiveawayEntry(inside.db, id);
    const giveaway = entry && (await store.giveawayForEntry(inside.db, { id: entry.giveawayId }));
    if (!entry || !giveaway) throw new DomainError('prizeEntryGone');
    if (entry.withdrawnAt !== null) return;
    if (giveaway.state !== 'open' && giveaway.state !== 'closed') throw new DomainError('giveawayState');
    await store.markWithdrawn(inside.db, entry.id, app.now());
  });
}
