import { Refused } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { countAttempt, forgiveAttempt, type Limit } from '#platform/attempts.server.ts';
import { fitsPassword } from '#platform/passwords.server.ts';
import { loginWindowMs } from '../rules.ts';
import { ownAccount } from '../store/credentials.server.ts';

/** A shopper who has just shown her password again. */
export type Proven = NonNullable<Awaited<ReturnType<typeof ownAccount>>>;

/** A login may have been left open: what changes or opens the account asks for the password again, within the limits of the login. */
export async function prove(app: App, caller: Caller, password: string, field: string): Promise<Proven> {
  const account = caller.shopperId === null ? null : await ownAccount(app.db, caller.shopperId);
  if (!account) throw new Refused('userNotLogin');
  const limits = limitsOf(app, account.email, caller.ip);
  for (const limit of limits) if ((await countAttempt(app, limit)) > limit.most) throw new Refused('tooMany');
  if (!(await fitsPassword(password, account.passwordHash))) throw new Refused('passwordError', { field });
  for (const limit of limits) await forgiveAttempt(app, limit);
  return account;
}

/** The counters of the login itself: who guesses here has no more tries than who guesses there. */
const limitsOf = ({ settings }: App, email: string, ip: string): Limit[] => [
  { bucket: 'shopper-login', key: email, most: settings.RATE_LIMIT_LOGIN_ACCOUNT, windowMs: loginWindowMs },
  { bucket: 'shopper-login-address', key: ip, most: settings.RATE_LIMIT_LOGIN_ADDRESS, windowMs: loginWindowMs },
];
