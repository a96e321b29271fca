import { normalizeEmail } from '#kernel/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { withPasswordCheckLock } from '#platform/login-throttle.server.ts';
import { hashPassword, maxPasswordBytes } from '#platform/passwords.server.ts';
import { networkOf, takeAttempt } from '#platform/rate-limit.server.ts';
import { hashToken } from '#platform/tokens.server.ts';
import { maxAuthEmailRequestsPerHour, maxAuthEmailsPerHour, requestWindowMs } from '../rules/auth.ts';
import * as store from '../store/auth.server.ts';
import { enqueueAuthEmail } from './auth-emails.server.ts';
import { openSession, type ShopperLogin } from './login.server.ts';

/** The caller learns nothing, neither from the answer nor from its timing. */
export const forgotPassword = (app: App, caller: Caller, typed: string): Promise<void> => requestLink(app, caller, typed, 'reset');

/** Sends the activation email again; the same answer for every address. */
export const activationAgain = (app: App, caller: Caller, typed: string): Promise<void> => requestLink(app, caller, typed, 'activation');

async function requestLink(app: App, caller: Caller, typed: string, linkKind: store.LinkKind): Promise<void> {
  const email = normalizeEmail(typed);
  if (email === null) throw new DomainError('badMailbox', { field: 'email' });
  const byAddress = {
    bucket: 'auth-email-address',
    key: networkOf(caller.ip),
    max: maxAuthEmailRequestsPerHour,
    windowMs: requestWindowMs,
  };
  if (!(await takeAttempt(app, byAddress))) throw new DomainError('tooMany');
  const userId = await store.userIdOf(app.db, email);
  // Limits emails per normalizeEmail silently, or it would reveal that the address is known.
  const isFew = await takeAttempt(app, {
    bucket: `auth-email-${linkKind}`,
    key: email,
    max: maxAuthEmailsPerHour,
    windowMs: requestWindowMs,
  });
  await enqueueAuthEmail(app, caller, { letter: linkKind, userId: isFew ? userId : 0 });
}

/** Idempotent. */
export async function activateAccount(app: App, token: string): Promise<void> {
  const tokenHash = hashToken(token);
  await transact(app, async ({ db }) => {
    const userId = await store.spendLink(db, { kind: 'activation', tokenHash }, app.now());
    if (userId === null) {
      if (await store.hasOpened(db, tokenHash)) return;
      throw badLink();
    }
    if ((await store.activate(db, userId, app.now())) === null) throw badLink();
    await store.voidLinks(db, userId, app.now(), 'activation');
  });
}

export const isResetLinkOpen = (app: App, token: string): Promise<boolean> =>
  store.isLinkOpen(app.db, { kind: 'reset', tokenHash: hashToken(token) }, app.now());

/** Once per link. All sessions end, and no other open link works any more. */
export async function resetPassword(app: App, caller: Caller, { token, password }: { token: string; password: string }) {
  if (Buffer.byteLength(password) > maxPasswordBytes) throw new DomainError('badValue', { field: 'password' });
  // Checked first, so that requests without a valid link cost no hashing.
  if (!(await isResetLinkOpen(app, token))) throw badLink();
  const passwordHash = await withPasswordCheckLock(() => hashPassword(password));
  return transact(app, async (inside) => {
    const { db } = inside;
    const now = app.now();
    const userId = await store.spendLink(db, { kind: 'reset', tokenHash: hashToken(token) }, now);
    const account = userId === null ? null : await store.setPassword(db, userId, passwordHash, now);
    if (!account) throw badLink();
    await store.endAllSessions(db, account.id, now);
    await store.voidLinks(db, account.id, now);
    await enqueueAuthEmail(inside, caller, { letter: 'changed', userId: account.id });
    return account;
  });
}

/** Also signs in: the email proved ownership. */
export async function resetAndEnter(
  app: App,
  caller: Caller,
  input: { token: string; password: string; device: string },
): Promise<ShopperLogin> {
  return openSession(app, caller, await resetPassword(app, caller, input), input.device);
}

const badLink = (): DomainError => new DomainError('linkInvalid', { field: 'token' });
