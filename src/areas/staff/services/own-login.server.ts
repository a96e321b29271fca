import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { withLoginThrottle, withPasswordCheckLock } from '#platform/login-throttle.server.ts';
import { fitsPassword } from '#platform/passwords.server.ts';
import { sealed, unsealed } from '#platform/sealed.server.ts';
import { hashToken } from '#platform/tokens.server.ts';
import * as doors from '../store/login.server.ts';
import { hashStaffPassword } from './login.server.ts';
import { newSecret } from './totp.server.ts';
import { enrol, renewCodes } from './two-factor.server.ts';

const purpose = 'staff-own-factor';

/** Second factor, remaining recovery codes, and a secret to set one up. */
export async function ownLogin(app: App, caller: Caller) {
  const own = await atDoor(app, caller);
  const { factorRoles } = await doors.readLoginPolicy(app.db);
  const hasFactor = own.totpSecret !== null;
  return {
    email: own.email,
    hasFactor,
    isFactorMust: factorRoles.some((role) => own.roles.includes(role)),
    codesLeft: hasFactor ? await doors.emergencyCodesLeft(app.db, own.id) : 0,
    passwordSince: own.passwordChangedAt,
    offer: hasFactor ? null : offerOf(app, own.id),
  };
}

/** Stored only after a valid code; until then it travels encrypted. */
function offerOf(app: App, staffId: number) {
  const secret = newSecret();
  return { secret, ticket: sealed(app.secret, purpose, { staffId, secret }) };
}

export async function setUpFactor(app: App, caller: Caller, ticket: string, code: string): Promise<readonly string[]> {
  const own = await atDoor(app, caller);
  const offer = unsealed(app.secret, purpose, ticket);
  const isOwnOffer = typeof offer === 'object' && offer !== null && 'staffId' in offer && 'secret' in offer && offer.staffId === own.id;
  if (!isOwnOffer || own.totpSecret !== null) throw new DomainError('badValue', { field: 'code' });
  return enrol(app, caller, own.id, String(offer.secret), code);
}

/** Only where the roles do not require one. */
export async function removeFactor(app: App, caller: Caller, password: string): Promise<void> {
  const own = await proven(app, caller, password);
  const { factorRoles } = await doors.readLoginPolicy(app.db);
  if (factorRoles.some((role) => own.roles.includes(role))) throw new DomainError('factorNeeded');
  await transact(app, async (inside) => {
    await doors.dropFactor(inside.db, own.id, app.now());
    const sides = { before: { hasFactor: own.totpSecret !== null }, after: { hasFactor: false } };
    await audit(inside, caller, { action: 'staff.factor-removed', subject: ['staff', own.id], ...sides });
  });
}

export async function renewRecoveryCodes(app: App, caller: Caller, password: string): Promise<readonly string[]> {
  const own = await proven(app, caller, password);
  if (own.totpSecret === null) throw new DomainError('factorNeeded');
  return renewCodes(app, caller, own.id);
}

/** Every other session ends. */
export async function changeOwnPassword(app: App, caller: Caller, old: string, wanted: string): Promise<void> {
  const own = await proven(app, caller, old);
  const hash = await hashStaffPassword(wanted);
  await transact(app, async (inside) => {
    const at = app.now();
    if (!(await doors.replaceStaffPassword(inside.db, own.id, { from: own.passwordChangedAt, hash, at })))
      throw new DomainError('passwordError');
    await doors.endSessions(inside.db, own.id, at, caller.staffToken ? hashToken(caller.staffToken) : '');
    const sides = { before: { changedAt: own.passwordChangedAt }, after: { changedAt: at } };
    await audit(inside, caller, { action: 'staff.password', subject: ['staff', own.id], ...sides });
  });
}

async function atDoor(app: App, caller: Caller): Promise<doors.LoginMember> {
  const own = caller.staff && (await doors.loginMemberById(app.db, caller.staff.id));
  if (!own) throw new DomainError('userNotLogin');
  return own;
}

/** An unattended session is not enough: changing credentials needs the password. */
async function proven(app: App, caller: Caller, password: string): Promise<doors.LoginMember> {
  const own = await atDoor(app, caller);
  const guess = { door: 'staff', account: own.email.toLowerCase(), ip: caller.ip, isKnownPlace: true } as const;
  const fits = await withLoginThrottle(app, guess, () => withPasswordCheckLock(() => fitsPassword(password, own.passwordHash)));
  if (!fits) throw new DomainError('passwordError', { field: 'password' });
  return own;
}
