import { DomainError } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { withLoginThrottle, withPasswordCheckLock } from '#platform/login-throttle.server.ts';
import { fitsPassword } from '#platform/passwords.server.ts';
import { ownAccount } from '../store/credentials.server.ts';

/** A shopper who has just shown her password again. */
export type Proven = NonNullable<Awaited<ReturnType<typeof ownAccount>>>;

/** A login may have been left open: what changes or opens the account asks for the password again, with the counters of the login itself. */
export async function prove(app: App, caller: Caller, password: string, field: string): Promise<Proven> {
  const account = caller.shopperId === null ? null : await ownAccount(app.db, caller.shopperId);
  if (!account) throw new DomainError('userNotLogin');
  const guess = { door: 'shopper', account: account.email, ip: caller.ip, isKnownPlace: true } as const;
  const isRight = await withPasswordCheckLock(() => withLoginThrottle(app, guess, () => fitsPassword(password, account.passwordHash)));
  if (!isRight) throw new DomainError('passwordError', { field });
  return account;
}
