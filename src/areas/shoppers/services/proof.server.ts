import { DomainError } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { withLoginThrottle, withPasswordCheckLock } from '#platform/login-throttle.server.ts';
import { fitsPassword } from '#platform/passwords.server.ts';
import { ownAccount } from '../store/credentials.server.ts';

/** A shopper who has just confirmed the password. */
export type Proven = NonNullable<Awaited<ReturnType<typeof ownAccount>>>;

/** Sessions may be left open: critical changes ask for the password again, with the login's rate limits. */
export async function prove(app: App, caller: Caller, password: string, field: string): Promise<Proven> {
  const account = caller.shopperId === null ? null : await ownAccount(app.db, caller.shopperId);
  if (!account) throw new DomainError('userNotLogin');
  const guess = { realm: 'shopper', account: account.email, ip: caller.ip, isKnownPlace: true } as const;
  const isRight = await withPasswordCheckLock(() => withLoginThrottle(app, guess, () => fitsPassword(password, account.passwordHash)));
  if (!isRight) throw new DomainError('passwordError', { field });
  return account;
}
