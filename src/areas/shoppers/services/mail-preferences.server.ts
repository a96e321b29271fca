import { earlier } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, transact } from '#platform/app.ts';
import { sealed, unsealed } from '#platform/sealed.server.ts';
import { hrefOf } from '#site/links.ts';
import { isMailKind, type MailKind, mailKinds, mailRestMs, maxMailsPerWeek } from '../rules/mail-kinds.ts';
import * as store from '../store/mail-preferences.server.ts';
import { profileOf } from './profile.server.ts';

const stopPurpose = 'mail stop';
export const oneClickUnsubscribePath = '/v1/mail/one_click';

/** What a mailbox has said yes to. */
export async function getMailPreferences(app: App, email: string): Promise<Record<MailKind, boolean>> {
  const said = await store.selectMailPreferences(app.db, email);
  const isWanted = (kind: MailKind): boolean => said.find((wish) => wish.kind === kind)?.isWanted ?? false;
  return { cart: isWanted('cart'), price_drop: isWanted('price_drop') };
}

/** A member says which letters she wants. */
export async function saveMailPreferences(app: App, shopperId: number | null, wanted: readonly string[]): Promise<void> {
  const { email } = await profileOf(app, shopperId);
  await transact(app, async ({ db }) => {
    for (const kind of mailKinds) await store.saveMailPreference(db, { email, kind, isWanted: wanted.includes(kind), at: app.now() });
  });
}

/** A yes without an account. It never undoes what the mailbox said before. Inside a transaction of its own matter. */
export const optInToMail = (inside: App, email: string, kind: MailKind): Promise<void> =>
  store.insertMailPreference(inside.db, { email, kind, at: inside.now() });

/** Takes the turn to write: she wants it, had none of the kind for a week, and not too many in all. Inside the letter's transaction. */
export async function reserveMailSlot(inside: App, email: string, kind: MailKind): Promise<boolean> {
  const now = inside.now();
  const restedSince = earlier(now, mailRestMs);
  await store.lockMailPreferences(inside.db, email);
  if ((await store.sentSince(inside.db, email, restedSince)) >= maxMailsPerWeek) return false;
  return store.claimMailSlot(inside.db, email, kind, { now, restedSince });
}

/** The name a kind's letters have in the outbox. */
export const mailNameOf = (kind: MailKind): string => `asked_${kind}`;

/** The two ways out that every such letter carries: one for the mail program, one for the reader. */
export function unsubscribeLinks(app: App, email: string, kind: MailKind): { oneClick: string; page: string } {
  const token = sealed(app.secret, stopPurpose, { email, kind });
  return { oneClick: `${oneClickUnsubscribePath}/${token}`, page: `${hrefOf('mail-choices')}?stop=${token}` };
}

/** Whose letters of which kind a link stops; null when it is none of ours. */
export function readUnsubscribeToken(app: App, token: string): { email: string; kind: MailKind } | null {
  const value = unsealed(app.secret, stopPurpose, token);
  if (typeof value !== 'object' || value === null || !('email' in value) || !('kind' in value)) return null;
  return typeof value.email === 'string' && isMailKind(value.kind) ? { email: value.email, kind: value.kind } : null;
}

/** Stops one kind for a mailbox, or all; done twice is no mistake, and nobody need be logged in. */
export async function unsubscribeByToken(app: App, token: string, isAll = false): Promise<void> {
  const stop = readUnsubscribeToken(app, token);
  if (!stop) throw new DomainError('badValue', { field: 'token' });
  await transact(app, async ({ db }) => {
    for (const kind of isAll ? mailKinds : [stop.kind]) {
      await store.saveMailPreference(db, { email: stop.email, kind, isWanted: false, at: app.now() });
      await store.cancelQueuedMails(db, stop.email, mailNameOf(kind));
    }
  });
}
