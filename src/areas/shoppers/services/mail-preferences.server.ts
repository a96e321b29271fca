import { earlier } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, transact } from '#platform/app.ts';
import { decrypt, encrypt } from '#platform/encryption.server.ts';
import { hrefOf } from '#site/links.ts';
import { isMailKind, type MailKind, mailKinds, mailRestMs, maxMailsPerWeek } from '../rules/mail-kinds.ts';
import * as store from '../store/mail-preferences.server.ts';
import { profileOf } from './profile.server.ts';

const stopPurpose = 'mail stop';
export const oneClickUnsubscribePath = '/v1/mail/one_click';

export async function getMailPreferences(app: App, email: string): Promise<Record<MailKind, boolean>> {
  const preferences = await store.selectMailPreferences(app.db, email);
  const isWanted = (kind: MailKind): boolean => preferences.find((preference) => preference.kind === kind)?.isWanted ?? false;
  return { cart: isWanted('cart'), price_drop: isWanted('price_drop') };
}

export async function saveMailPreferences(app: App, shopperId: number | null, kinds: readonly string[]): Promise<void> {
  const { email } = await profileOf(app, shopperId);
  await transact(app, async ({ db }) => {
    for (const kind of mailKinds) await store.saveMailPreference(db, { email, kind, isWanted: kinds.includes(kind), at: app.now() });
  });
}

/** Guest opt-in. Never overrides an earlier choice of the address. Inside the caller's transaction. */
export const optInToMail = (inside: App, email: string, kind: MailKind): Promise<void> =>
  store.insertMailPreference(inside.db, { email, kind, at: inside.now() });

/** Claims the right to send: opted in, none of the kind for a week, and within the total. Inside the email's transaction. */
export async function reserveMailSlot(inside: App, email: string, kind: MailKind): Promise<boolean> {
  const now = inside.now();
  const restedSince = earlier(now, mailRestMs);
  await store.lockMailPreferences(inside.db, email);
  if ((await store.sentSince(inside.db, email, restedSince)) >= maxMailsPerWeek) return false;
  return store.claimMailSlot(inside.db, email, kind, { now, restedSince });
}

export const mailNameOf = (kind: MailKind): string => `asked_${kind}`;

/** Unsubscribe links of every such email: one for the mail program, one for the reader. */
export function unsubscribeLinks(app: App, email: string, kind: MailKind): { oneClick: string; page: string } {
  const token = encrypt(app.secret, stopPurpose, { email, kind });
  return { oneClick: `${oneClickUnsubscribePath}/${token}`, page: `${hrefOf('mail-choices')}?stop=${token}` };
}

/** Null for an invalid token. */
export function readUnsubscribeToken(app: App, token: string): { email: string; kind: MailKind } | null {
  const value = decrypt(app.secret, stopPurpose, token);
  if (typeof value !== 'object' || value === null || !('email' in value) || !('kind' in value)) return null;
  return typeof value.email === 'string' && isMailKind(value.kind) ? { email: value.email, kind: value.kind } : null;
}

/** Unsubscribes one kind or all; idempotent and without login. */
export async function unsubscribeByToken(app: App, token: string, isAll = false): Promise<void> {
  const stop = readUnsubscribeToken(app, token);
  if (!stop) throw new DomainError('linkInvalid', { field: 'token' });
  await transact(app, async ({ db }) => {
    for (const kind of isAll ? mailKinds : [stop.kind]) {
      await store.saveMailPreference(db, { email: stop.email, kind, isWanted: false, at: app.now() });
      await store.cancelQueuedMails(db, stop.email, mailNameOf(kind));
    }
  });
}
