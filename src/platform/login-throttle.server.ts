import { minuteMs } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App } from './app.ts';
import { networkOf, type RateLimit, secondsLeft, takeAttempt, uncountAttempt } from './rate-limit.server.ts';
import { createSemaphore } from './semaphore.server.ts';

/** Window in which failed logins are counted. */
const windowMs = 15 * minuteMs;
/** Extra tries beyond one address's limit: a few elsewhere, and a few more from an address that signed in before. */
const [elsewhere, atKnownAddress] = [2, 5] as const;

/** Form, account, address, and whether this account signed in from there before. */
export type LoginAttempt = {
  readonly realm: 'shopper' | 'staff';
  readonly account: string;
  readonly ip: string;
  readonly isKnownPlace: boolean;
};

/**
 * Checks a password unless too many attempts failed. One IP address uses up only its own attempts, so that nobody can lock an account of
 * others from elsewhere; all addresses together get too few to guess a password. Successful logins are not counted.
 */
export async function withLoginThrottle(app: App, guess: LoginAttempt, fits: () => Promise<boolean>): Promise<boolean> {
  const taken: RateLimit[] = [];
  const giveBack = async () => {
    for (const limit of taken) await uncountAttempt(app, limit);
  };
  for (const limit of limitsOf(app, guess)) {
    if (await takeAttempt(app, limit)) {
      taken.push(limit);
      continue;
    }
    // An attempt that was not evaluated is not a failure.
    await giveBack();
    throw new DomainError('tooMany', { seconds: secondsLeft(app, limit) });
  }
  const isRight = await fits();
  if (isRight) await giveBack();
  return isRight;
}

/** Only the email address makes the key, nothing else in the body. */
function limitsOf({ settings }: App, { realm, account, ip, isKnownPlace }: LoginAttempt): RateLimit[] {
  const network = networkOf(ip);
  const maxAttempts = settings.RATE_LIMIT_LOGIN_ACCOUNT;
  return [
    { bucket: `${realm}-login`, key: `${account} ${network}`, max: maxAttempts, windowMs },
    { bucket: `${realm}-login-account`, key: account, max: maxAttempts + (isKnownPlace ? atKnownAddress : elsewhere), windowMs },
    { bucket: `${realm}-login-address`, key: network, max: settings.RATE_LIMIT_LOGIN_ADDRESS, windowMs },
  ];
}

/** Checking a password occupies a core; more at once would only be slower and count legitimate logins as open attempts. */
export const withPasswordCheckLock = createSemaphore(4, 1000);
