import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { decrypt, encrypt } from '#platform/encryption.server.ts';
import { withLoginThrottle, withPasswordCheckLock } from '#platform/login-throttle.server.ts';
import { fitsPassword } from '#platform/passwords.server.ts';
import { hashToken } from '#platform/tokens.server.ts';
import * as loginStore from '../store/login.server.ts';
import { hashStaffPassword } from './login.server.ts';
import { newSecret } from './totp.server.ts';
import { enrol, renewCodes } from './two-factor.server.ts';

const purpose = 'staff-own-factor';

/** Second factor, remaining recovery codes, and a secret to set one up. */
export async function ownLogin(app: App, caller: Caller) {
  const member = await requireLoginMember(app, caller);
  const { factorRoles } = await loginStore.readLoginPolicy(app.db);
  const hasFactor = member.totpSecret !== null;
  return {
    email: member.email,
    hasFactor,
    isFactorMust: factorRoles.some((role) => member.roles.includes(role)),
    codesLeft: hasFactor ? await loginStore.recoveryCodesLeft(app.db, member.id) : 0,
    passwordSince: member.passwordChangedAt,
    offer: hasFactor ? null : offerOf(app, member.id),
  };
}

/** Stored only after a valid code; until then it travels encrypted. */
function offerOf(app: App, staffId: number) {
  const secret = newSecret();
  return { secret, ticket: encrypt(app.secret, purpose, { staffId, secret }) };
}

export async function setUpFactor(app: App, caller: Caller, ticket: string, code: string): Promise<readonly string[]> {
  const member = await requireLoginMember(app, caller);
  const offer = decrypt(app.secret, purpose, ticket);
  const isValidOffer =
    typeof offer === 'object' && offer !== null && 'staffId' in offer && 'secret' in offer && offer.staffId === member.id;
  if (!isValidOffer || member.totpSecret !== null) throw new DomainError('badValue', { field: 'code' });
  return enrol(app, caller, member.id, String(offer.secret), code);
}

/** Only where the roles do not require one. */
export async function removeFactor(app: App, caller: Caller, password: string): Promise<void> {
  const member = await proven(app, caller, password);
  const { factorRoles } = await loginStore.readLoginPolicy(app.db);
  if (factorRoles.some((role) => member.roles.includes(role))) throw new DomainError('factorNeeded');
  await transact(app, async (inside) => {
    await loginStore.dropFactor(inside.db, member.id, app.now());
    const sides = { before: { hasFactor: member.totpSecret !== null }, after: { hasFactor: false } };
    await audit(inside, caller, { action: 'staff.factor-removed', subject: ['staff', member.id], ...sides });
  });
}

export async function renewRecoveryCodes(app: App, caller: Caller, password: string): Promise<readonly string[]> {
  const member = await proven(app, caller, password);
  if (member.totpSecret === null) throw new DomainError('factorNeeded');
  return renewCodes(app, caller, member.id);
}

/** Every other session ends. */
export async function changeOwnPassword(app: App, caller: Caller, old: string, newPassword: string): Promise<void> {
  const member = await proven(app, caller, old);
  const hash = await hashStaffPassword(newPassword);
  await transact(app, async (inside) => {
    const at = app.now();
    if (!(await loginStore.replaceStaffPassword(inside.db, member.id, { from: member.passwordChangedAt, hash, at })))
      throw new DomainError('passwordError');
    await loginStore.endSessions(inside.db, member.id, at, caller.staffToken ? hashToken(caller.staffToken) : '');
    const sides = { before: { changedAt: member.passwordChangedAt }, after: { changedAt: at } };
    await audit(inside, caller, { action: 'staff.password', subject: ['staff', member.id], ...sides });
  });
}

async function requireLoginMember(app: App, caller: Caller): Promise<loginStore.LoginMember> {
  const member = caller.staff && (await loginStore.loginMemberById(app.db, caller.staff.id));
  if (!member) throw new DomainError('userNotLogin');
  return member;
}

/** An unattended session is not enough: changing credentials needs the password. */
async function proven(app: App, caller: Caller, password: string): Promise<loginStore.LoginMember> {
  const member = await requireLoginMember(app, caller);
  const guess = { realm: 'staff', account: member.email.toLowerCase(), ip: caller.ip, isKnownPlace: true } as const;
  const fits = await withLoginThrottle(app, guess, () => withPasswordCheckLock(() => fitsPassword(password, member.passwordHash)));
  if (!fits) throw new DomainError('passwordError', { field: 'password' });
  return member;
}
