import { hourMs, later } from '#kernel/dates.ts';
import { normalizeEmail } from '#kernel/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { withLoginThrottle, withPasswordCheckLock } from '#platform/login-throttle.server.ts';
import { fitsPassword, hashPassword, maxPasswordBytes } from '#platform/passwords.server.ts';
import { countAttempt, networkOf } from '#platform/rate-limit.server.ts';
import { hashToken, newToken, tokenFor } from '#platform/tokens.server.ts';
import { isShopperSessionLive, shopperDisplayName, shopperSessionLifeMs, signUpWindowMs } from '../rules.ts';
import * as store from '../store/accounts.server.ts';
import { enqueueAuthEmail } from './auth-emails.server.ts';

export type ShopperLogin = { readonly token: string; readonly userId: number; readonly name: string; readonly expiresAt: Date };
export type Newcomer = {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Referral code as typed; stored until the referral program processes it. */
  readonly referralCode?: string | undefined;
};
const touchEveryMs = hourMs;

type Tried = { readonly email: string; readonly password: string; readonly device: string };

/** Unknown, wrong and blocked get the same answer in the same time. */
export const login = (app: App, caller: Caller, input: Tried): Promise<ShopperLogin> =>
  withPasswordCheckLock(() => checkedLogin(app, caller, input));

async function checkedLogin(app: App, caller: Caller, input: Tried): Promise<ShopperLogin> {
  const email = normalizeEmail(input.email);
  const account = email === null ? null : await store.accountByEmail(app.db, email, caller.ip);
  const guess = { realm: 'shopper', account: email ?? 'no mailbox', ip: caller.ip, isKnownPlace: account?.isKnownPlace ?? false } as const;
  const fits = await withLoginThrottle(app, guess, async () => {
    const isRight = await fitsPassword(input.password, account?.passwordHash ?? null);
    return isRight && account?.blockedAt === null;
  });
  if (!account || !fits) throw new DomainError('passwordError');
  // Only with the right password is it revealed that the account awaits activation.
  if (account.activatedAt === null) throw new DomainError('notActivated');
  return openSession(app, caller, account, input.device);
}

/** Every attempt counts for its address, so nobody can probe a list of email addresses. */
export async function signUp(app: App, caller: Caller, input: Newcomer): Promise<{ userId: number; isActivated: boolean }> {
  const email = normalizeEmail(input.email);
  if (email === null) throw new DomainError('badMailbox', { field: 'email' });
  if (Buffer.byteLength(input.password) > maxPasswordBytes) throw new DomainError('badValue', { field: 'password' });
  const maxAttempts = app.settings.RATE_LIMIT_LOGIN_ADDRESS;
  const limit = { bucket: 'shopper-signup-address', key: networkOf(caller.ip), max: maxAttempts, windowMs: signUpWindowMs };
  if ((await countAttempt(app, limit)) > maxAttempts) throw new DomainError('tooMany');
  const now = app.now();
  // Without a mail server nobody can activate: accounts are active at once.
  const isActivated = app.ports.mail === null;
  const row = {
    email,
    passwordHash: await withPasswordCheckLock(() => hashPassword(input.password)),
    firstName: input.firstName,
    lastName: input.lastName,
    language: caller.language,
    inviteCode: input.referralCode ?? '',
    visitorHash: caller.visitorHash ?? '',
    activatedAt: isActivated ? now : null,
    passwordChangedAt: now,
    createdAt: now,
    updatedAt: now,
  };
  const userId = await transact(app, async (inside) => {
    const made = await store.insertAccount(inside.db, row);
    if (made !== null && !isActivated) await enqueueAuthEmail(inside, caller, { letter: 'activation', userId: made });
    return made;
  });
  if (userId === null) throw new DomainError('emailExisted', { field: 'email' });
  return { userId, isActivated };
}

type Opening = { readonly id: number; readonly nickname: string; readonly firstName: string; readonly lastName: string };

/** The token is returned once and stored as a hash. */
export async function openSession(app: App, caller: Caller, account: Opening, device: string): Promise<ShopperLogin> {
  const token = newToken('s');
  const now = app.now();
  const expiresAt = later(now, shopperSessionLifeMs);
  await transact(app, async ({ db }) => {
    await store.insertShopperSession(db, {
      userId: account.id,
      tokenHash: hashToken(token),
      device: device.slice(0, 200),
      ip: caller.ip,
      createdAt: now,
      lastSeenAt: now,
      expiresAt,
    });
    await store.markShopperLogin(db, account.id, now);
  });
  return { token, userId: account.id, name: shopperDisplayName(account), expiresAt };
}

/** Null for invalid tokens; staff tokens are not accepted. */
export async function shopperIdOfToken(app: App, text: string | null): Promise<number | null> {
  const token = tokenFor('s', text);
  if (!token) return null;
  const found = await store.shopperSessionByHash(app.db, hashToken(token));
  const now = app.now();
  if (!found || !isShopperSessionLive(found, now)) return null;
  if (now.getTime() - found.lastSeenAt.getTime() > touchEveryMs) await store.touchShopperSession(app.db, found.id, now);
  return found.userId;
}

/** Revoked on the server. */
export async function logoutShopper(app: App, text: string | null): Promise<void> {
  const token = tokenFor('s', text);
  if (token) await store.revokeShopperSessionByHash(app.db, hashToken(token), app.now());
}
