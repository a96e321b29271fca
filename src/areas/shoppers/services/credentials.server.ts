import { randomBytes } from 'node:crypto';
import { dayMs, later } from '#kernel/dates.ts';
import { normalizeEmail } from '#kernel/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { isUniqueViolation } from '#platform/database/unique-violation.ts';
import { hashPassword, maxPasswordBytes } from '#platform/passwords.server.ts';
import { countAttempt } from '#platform/rate-limit.server.ts';
import { hashToken } from '#platform/tokens.server.ts';
import { emailChangeLifeMs, emailChangesADay } from '../rules/credentials.ts';
import * as store from '../store/credentials.server.ts';
import { deviceByToken, revokeOthers } from '../store/sessions.server.ts';
import { openSession, type ShopperLogin } from './login.server.ts';
import type { Proven } from './proof.server.ts';

/** Hashing is slow, so it is done before the transaction. */
export async function hashShopperPassword(password: string): Promise<string> {
  if (Buffer.byteLength(password) > maxPasswordBytes) throw new DomainError('badValue', { field: 'new_password' });
  return hashPassword(password);
}

/** Ends every session and pending link; this browser gets a new session. */
export async function changeShopperPassword(app: App, caller: Caller, account: Proven, passwordHash: string): Promise<ShopperLogin> {
  const at = app.now();
  if (!(await store.replaceShopperPasswordHash(app.db, account.id, { from: account.passwordHash, to: passwordHash, at })))
    throw new DomainError('passwordError', { field: 'old_password' });
  const device = caller.shopperToken === null ? '' : await deviceByToken(app.db, hashToken(caller.shopperToken));
  await revokeOthers(app.db, account.id, '', at);
  await store.spendTokens(app.db, account.id, ['reset', 'email_change'], at);
  return openSession(app, caller, account, device);
}

/** Every attempt counts, so nobody can probe addresses or flood a mailbox. */
export async function checkNewEmail(app: App, caller: Caller, account: Proven, typed: string): Promise<string> {
  const field = 'new_email';
  const email = normalizeEmail(typed);
  if (email === null) throw new DomainError('badMailbox', { field });
  if (email === account.email) throw new DomainError('badValue', { field });
  const counted = [['email-change', String(account.id)] as const, ['email-change-address', caller.ip] as const];
  const mailboxBuckets = app.ports.mail ? [['email-change-mailbox', email] as const] : [];
  for (const [bucket, key] of [...counted, ...mailboxBuckets]) {
    const maxAttempts = emailChangesADay[bucket];
    if ((await countAttempt(app, { bucket, key, max: maxAttempts, windowMs: dayMs })) > maxAttempts) throw new DomainError('tooMany');
  }
  if (await store.isEmailTaken(app.db, email)) throw new DomainError('emailExisted', { field });
  return email;
}

/** A token for the new address; an older one stops working. */
export async function promiseEmail(app: App, account: Proven, newEmail: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = app.now();
  await store.spendTokens(app.db, account.id, ['email_change'], now);
  await store.insertToken(app.db, {
    userId: account.id,
    kind: 'email_change',
    tokenHash: hashToken(token),
    newEmail,
    createdAt: now,
    expiresAt: later(now, emailChangeLifeMs),
  });
  return token;
}

/** Moves the account; links sent to the old address are void. Of several claiming one address, the unique index lets one in. */
export async function moveEmail(app: App, account: Pick<Proven, 'id' | 'email'>, newEmail: string): Promise<void> {
  const at = app.now();
  if (!(await store.replaceEmail(app.db, account.id, { from: account.email, to: newEmail, at })))
    throw new DomainError('badValue', { field: 'email' });
  await store.spendTokens(app.db, account.id, ['reset', 'email_change'], at);
  await store.copyMailPreferences(app.db, account.email, newEmail, at);
}

/** Translates the unique violation; after the transaction, which the database has ended. */
export async function unlessTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error, 'users_email')) throw new DomainError('emailExisted', { field: 'new_email' });
    throw error;
  }
}

export async function redeemEmailChange(app: App, token: string) {
  const taken = await store.consumeEmailChangeToken(app.db, hashToken(token), app.now());
  const account = taken && (await store.accountUnchangedSince(app.db, taken.userId, taken.createdAt));
  if (!account) throw new DomainError('linkInvalid', { field: 'token' });
  return { her: account, newEmail: taken.newEmail };
}

/** What a link stands for; GET changes nothing. */
export async function emailChangeState(app: App, token: string): Promise<{ state: 'open' | 'done' | 'dead'; newEmail: string }> {
  const found = await store.emailChangeByToken(app.db, hashToken(token));
  if (!found) return { state: 'dead', newEmail: '' };
  const { newEmail, email, usedAt, expiresAt } = found;
  if (usedAt !== null && email === newEmail) return { state: 'done', newEmail };
  return usedAt === null && app.now() < expiresAt ? { state: 'open', newEmail } : { state: 'dead', newEmail: '' };
}

/** Password age, and a pending new address. */
export async function signInFacts(app: App, shopperId: number): Promise<{ passwordSince: Date | null; askedEmail: string | null }> {
  return {
    passwordSince: await store.passwordAge(app.db, shopperId),
    askedEmail: await store.pendingEmailOf(app.db, shopperId, app.now()),
  };
}
