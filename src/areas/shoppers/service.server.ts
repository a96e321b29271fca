import { hourMs, later } from '#kernel/dates.ts';
import { Refused } from '#kernel/errors.ts';
import { mailbox } from '#kernel/mailbox.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { countAttempt, forgiveAttempt, type Limit } from '#platform/attempts.server.ts';
import { fitsPassword, hashPassword, longestPassword } from '#platform/passwords.server.ts';
import { hashToken, newToken, tokenFor } from '#platform/tokens.server.ts';
import { isLive, loginWindowMs, nameOf, sessionLifeMs } from './rules.ts';
import * as store from './store.server.ts';

export type Login = { readonly token: string; readonly userId: number; readonly name: string; readonly expiresAt: Date };
export type Newcomer = { readonly email: string; readonly password: string; readonly firstName: string; readonly lastName: string };
const touchEveryMs = hourMs;

/** Opens an account by e-mail and password. Unknown, wrong and blocked are told the same, in the same time. */
export async function login(app: App, caller: Caller, input: { email: string; password: string; device: string }): Promise<Login> {
  const email = mailbox(input.email);
  const limits = limitsOf(app, email ?? 'no mailbox', caller.ip);
  for (const limit of limits) await countOrRefuse(app, limit);
  const account = email === null ? null : await store.accountByEmail(app.db, email);
  const fits = await fitsPassword(input.password, account?.passwordHash ?? null);
  if (!account || !fits || account.blockedAt !== null) throw new Refused('passwordError');
  for (const limit of limits) await forgiveAttempt(app, limit);
  // Only who knows the password learns that the account waits for its mail.
  if (account.activatedAt === null) throw new Refused('notActivated');
  return openSession(app, caller, account, input.device);
}

/** By account and by address; what the body says beyond the e-mail makes no other key. */
const limitsOf = (app: App, email: string, ip: string): Limit[] => [
  { bucket: 'shopper-login', key: email, most: app.settings.RATE_LIMIT_LOGIN_ACCOUNT, windowMs: loginWindowMs },
  { bucket: 'shopper-login-address', key: ip, most: app.settings.RATE_LIMIT_LOGIN_ADDRESS, windowMs: loginWindowMs },
];

/** Opens a new account. Every try counts for its address, so nobody can ask through a list of mailboxes. */
export async function signUp(app: App, caller: Caller, input: Newcomer): Promise<{ userId: number; isActivated: boolean }> {
  const email = mailbox(input.email);
  if (email === null) throw new Refused('badMailbox', { field: 'email' });
  if (Buffer.byteLength(input.password) > longestPassword) throw new Refused('badValue', { field: 'password' });
  const most = app.settings.RATE_LIMIT_LOGIN_ADDRESS;
  await countOrRefuse(app, { bucket: 'shopper-signup-address', key: caller.ip, most, windowMs: loginWindowMs });
  const now = app.now();
  const userId = await store.insertAccount(app.db, {
    email,
    passwordHash: await hashPassword(input.password),
    firstName: input.firstName,
    lastName: input.lastName,
    language: caller.language,
    // No mail leaves the house yet, so nobody can be asked to activate: an account is active at once.
    activatedAt: now,
    passwordChangedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  if (userId === null) throw new Refused('emailExisted', { field: 'email' });
  return { userId, isActivated: true };
}

async function countOrRefuse(app: App, limit: Limit): Promise<void> {
  if ((await countAttempt(app, limit)) > limit.most) throw new Refused('tooMany');
}

type Opening = { readonly id: number; readonly nickname: string; readonly firstName: string; readonly lastName: string };

/** A new login of somebody who proved herself; the token is told once and kept as a hash. */
export async function openSession(app: App, caller: Caller, account: Opening, device: string): Promise<Login> {
  const token = newToken('s');
  const now = app.now();
  const expiresAt = later(now, sessionLifeMs);
  await transact(app, async ({ db }) => {
    await store.insertSession(db, {
      userId: account.id,
      tokenHash: hashToken(token),
      device: device.slice(0, 200),
      ip: caller.ip,
      createdAt: now,
      lastSeenAt: now,
      expiresAt,
    });
    await store.markLogin(db, account.id, now);
  });
  return { token, userId: account.id, name: nameOf(account), expiresAt };
}

/** The shopper behind a token, or null; a staff token is no token here. */
export async function shopperBehind(app: App, text: string | null): Promise<number | null> {
  const token = tokenFor('s', text);
  if (!token) return null;
  const found = await store.sessionByHash(app.db, hashToken(token));
  const now = app.now();
  if (!found || !isLive(found, now)) return null;
  if (now.getTime() - found.lastSeenAt.getTime() > touchEveryMs) await store.touchSession(app.db, found.id, now);
  return found.userId;
}

/** Ends one login on the server; the token opens nothing afterwards. */
export async function logout(app: App, text: string | null): Promise<void> {
  const token = tokenFor('s', text);
  if (token) await store.revokeByHash(app.db, hashToken(token), app.now());
}
