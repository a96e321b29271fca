import { randomBytes } from 'node:crypto';
import { dayMs, later } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { mailbox } from '#kernel/mailbox.ts';
import type { App, Caller } from '#platform/app.ts';
import { isUniqueViolation } from '#platform/database/unique-violation.ts';
import { hashPassword, maxPasswordBytes } from '#platform/passwords.server.ts';
import { countAttempt } from '#platform/rate-limit.server.ts';
import { hashToken } from '#platform/tokens.server.ts';
import { emailChangeLifeMs, emailChangesADay } from '../rules/credentials.ts';
import { openSession, type ShopperLogin } from '../service.server.ts';
import * as store from '../store/credentials.server.ts';
import { deviceBehind, revokeOthers } from '../store/sessions.server.ts';
import type { Proven } from './proof.server.ts';

/** Hashing takes its time, so it is done before the transaction that needs it. */
export async function hashShopperPassword(password: string): Promise<string> {
  if (Buffer.byteLength(password) > maxPasswordBytes) throw new DomainError('badValue', { field: 'new_password' });
  return hashPassword(password);
}

/** Ends every login, and every letter that could open the account; this browser gets a login of its own. */
export async function changeShopperPassword(app: App, caller: Caller, her: Proven, passwordHash: string): Promise<ShopperLogin> {
  const at = app.now();
  if (!(await store.replaceShopperPasswordHash(app.db, her.id, { from: her.passwordHash, to: passwordHash, at })))
    throw new DomainError('passwordError', { field: 'old_password' });
  const device = caller.shopperToken === null ? '' : await deviceBehind(app.db, hashToken(caller.shopperToken));
  await revokeOthers(app.db, her.id, '', at);
  await store.spendTokens(app.db, her.id, ['reset', 'email_change'], at);
  return openSession(app, caller, her, device);
}

/** The mailbox she wants to move to. Every try counts, so nobody can ask through a list of mailboxes or fill a strange one. */
export async function checkNewEmail(app: App, caller: Caller, her: Proven, typed: string): Promise<string> {
  const field = 'new_email';
  const email = mailbox(typed);
  if (email === null) throw new DomainError('badMailbox', { field });
  if (email === her.email) throw new DomainError('badValue', { field });
  const counted = [['email-change', String(her.id)] as const, ['email-change-address', caller.ip] as const];
  const asked = app.ports.mail ? [['email-change-mailbox', email] as const] : [];
  for (const [bucket, key] of [...counted, ...asked]) {
    const most = emailChangesADay[bucket];
    if ((await countAttempt(app, { bucket, key, most, windowMs: dayMs })) > most) throw new DomainError('tooMany');
  }
  if (await store.isEmailTaken(app.db, email)) throw new DomainError('emailExisted', { field });
  return email;
}

/** A token for the new mailbox; an older one stops working. */
export async function promiseEmail(app: App, her: Proven, newEmail: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = app.now();
  await store.spendTokens(app.db, her.id, ['email_change'], now);
  await store.insertToken(app.db, {
    userId: her.id,
    kind: 'email_change',
    tokenHash: hashToken(token),
    newEmail,
    createdAt: now,
    expiresAt: later(now, emailChangeLifeMs),
  });
  return token;
}

/** Moves the account; letters sent to the old mailbox open nothing any more. Of several who want one address, the index lets one in. */
export async function moveEmail(app: App, her: Pick<Proven, 'id' | 'email'>, newEmail: string): Promise<void> {
  const at = app.now();
  if (!(await store.replaceEmail(app.db, her.id, { from: her.email, to: newEmail, at })))
    throw new DomainError('badValue', { field: 'email' });
  await store.spendTokens(app.db, her.id, ['reset', 'email_change'], at);
  await store.copyMailPreferences(app.db, her.email, newEmail, at);
}

/** Says in the shop's words that the address went to somebody else; after the transaction, which the database has ended. */
export async function unlessTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error, 'users_email')) throw new DomainError('emailExisted', { field: 'new_email' });
    throw error;
  }
}

/** Uses up the token of a letter; what it asked for, or a refusal. */
export async function redeemEmailChange(app: App, token: string) {
  const taken = await store.consumeEmailChangeToken(app.db, hashToken(token), app.now());
  const her = taken && (await store.accountUnchangedSince(app.db, taken.userId, taken.createdAt));
  if (!her) throw new DomainError('badValue', { field: 'token' });
  return { her, newEmail: taken.newEmail };
}

/** What a letter's link stands for, for the page it opens; looking changes nothing. */
export async function emailChangeState(app: App, token: string): Promise<{ state: 'open' | 'done' | 'dead'; newEmail: string }> {
  const found = await store.emailChangeBehind(app.db, hashToken(token));
  if (!found) return { state: 'dead', newEmail: '' };
  const { newEmail, email, usedAt, expiresAt } = found;
  if (usedAt !== null && email === newEmail) return { state: 'done', newEmail };
  return usedAt === null && app.now() < expiresAt ? { state: 'open', newEmail } : { state: 'dead', newEmail: '' };
}

/** How she signs in today: since when with this password, and which mailbox has been asked to take over. */
export async function signInFacts(app: App, shopperId: number): Promise<{ passwordSince: Date | null; askedEmail: string | null }> {
  return {
    passwordSince: await store.passwordAge(app.db, shopperId),
    askedEmail: await store.pendingEmailOf(app.db, shopperId, app.now()),
  };
}
