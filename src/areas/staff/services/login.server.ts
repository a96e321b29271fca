import { z } from 'zod';
import { later, minuteMs } from '#kernel/dates.ts';
import { normalizeEmail } from '#kernel/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { decrypt, encrypt } from '#platform/encryption.server.ts';
import { withLoginThrottle, withPasswordCheckLock } from '#platform/login-throttle.server.ts';
import { fitsPassword, hashPassword } from '#platform/passwords.server.ts';
import { hashToken, newToken } from '#platform/tokens.server.ts';
import { isGuessable, minStaffPasswordLength, staffSessionLifeMs } from '../rules.ts';
import * as loginStore from '../store/login.server.ts';
import * as store from '../store/staff-sessions.server.ts';
import { mayTry } from './allowlist.server.ts';
import { staffDisplayName } from './staff-sessions.server.ts';
import { newSecret } from './totp.server.ts';
import { enrol, isValidRecoveryCode, takeCode } from './two-factor.server.ts';

export type StaffLogin = {
  readonly token: string;
  readonly staffId: number;
  readonly name: string;
  readonly language: Language;
  readonly expiresAt: Date;
};

/** State of a login: signed in, or the next step. The ticket contains what was proved so far. */
export type LoginStep =
  | { readonly kind: 'in'; readonly login: StaffLogin }
  | { readonly kind: 'code'; readonly ticket: string }
  | { readonly kind: 'enrol'; readonly ticket: string; readonly secret: string; readonly email: string }
  | { readonly kind: 'drawer'; readonly ticket: string; readonly codes: readonly string[] }
  | { readonly kind: 'password'; readonly ticket: string };

type Tried = { readonly email: string; readonly password: string; readonly code?: string | undefined; readonly device: string };

/** First step: email, password, and optionally a code. Unknown, wrong and not on the list get the same answer in the same time. */
export const startStaffLogin = (app: App, caller: Caller, input: Tried): Promise<LoginStep> =>
  withPasswordCheckLock(() => checked(app, caller, input));

async function checked(app: App, caller: Caller, input: Tried): Promise<LoginStep> {
  const email = normalizeEmail(input.email);
  const member = email === null ? null : await store.memberByEmail(app.db, email, caller.ip);
  const isListed = email !== null && (await mayTry(app, email, caller.ip));
  let hasFactor = false;
  let refusedFor = 'password';
  const fits = await withLoginThrottle(app, guessOf(email, caller, member?.isKnownPlace ?? false), async () => {
    const isRight = await fitsPassword(input.password, member?.passwordHash ?? null);
    if (!isRight || member?.status !== 'active') return false;
    // The owner's recovery code bypasses the list, never the password.
    if (!isListed && !(member.roles.includes('owner') && (await isValidRecoveryCode(app, member.id, input.code)))) {
      refusedFor = 'list';
      return false;
    }
    if (!input.code) return true;
    refusedFor = 'code';
    hasFactor = (await takeCode(app, member, input.code)) !== null;
    return hasFactor || member.totpSecret === null;
  });
  if (!member || !fits) {
    await noteRefusal(app, caller, member?.id ?? 0, refusedFor);
    throw new DomainError('passwordError');
  }
  return next(app, caller, member, hasFactor, input.device);
}

const guessOf = (email: string | null, caller: Caller, isKnownPlace: boolean) =>
  ({ realm: 'staff', account: email ?? 'no mailbox', ip: caller.ip, isKnownPlace }) as const;

const ticketMs = 10 * minuteMs;
const purpose = 'staff-login';
const Ticket = z.object({
  staffId: z.number().int(),
  /** Version of the proved password: a newer one voids the ticket. */
  passwordAt: z.number(),
  at: z.number(),
  hasFactor: z.boolean(),
  secret: z.string().optional(),
});
type Ticket = z.output<typeof Ticket>;

type Answer = {
  readonly ticket: string;
  readonly code?: string | undefined;
  readonly password?: string | undefined;
  readonly device: string;
};

/** Later steps: the code, a new authenticator, a new password. */
export async function continueStaffLogin(app: App, caller: Caller, answer: Answer): Promise<LoginStep> {
  const ticket = Ticket.safeParse(decrypt(app.secret, purpose, answer.ticket)).data;
  const member = ticket && app.now().getTime() - ticket.at <= ticketMs ? await loginStore.loginMemberById(app.db, ticket.staffId) : null;
  if (!ticket || member?.status !== 'active' || member.passwordChangedAt.getTime() !== ticket.passwordAt)
    throw new DomainError('userNotLogin');
  if (ticket.secret) {
    const memberCaller = { ...caller, staff: { id: member.id, roles: member.roles } };
    const codes = await enrol(app, memberCaller, member.id, ticket.secret, answer.code ?? '');
    return { kind: 'drawer', codes, ticket: ticketFor(app, member, true) };
  }
  if (member.totpSecret !== null && !ticket.hasFactor) {
    await needsCode(app, caller, member, async () => (await takeCode(app, member, answer.code ?? '')) !== null);
    return next(app, caller, member, true, answer.device);
  }
  if (member.mustChangePassword && answer.password !== undefined) {
    if (await fitsPassword(answer.password, member.passwordHash)) throw new DomainError('badValue', { field: 'password' });
    const hash = await hashStaffPassword(answer.password);
    const since = await loginStore.replaceStaffPassword(app.db, member.id, { from: member.passwordChangedAt, hash, at: app.now() });
    if (!since) throw new DomainError('userNotLogin');
    return next(app, caller, { ...member, passwordChangedAt: since, mustChangePassword: false }, ticket.hasFactor, answer.device);
  }
  return next(app, caller, member, ticket.hasFactor, answer.device);
}

/** The step of a ticket, to be repeated; null when invalid. */
export async function resumeStaffLogin(app: App, typed: string): Promise<LoginStep | null> {
  const ticket = Ticket.safeParse(decrypt(app.secret, purpose, typed)).data;
  const member = ticket && (await loginStore.loginMemberById(app.db, ticket.staffId));
  if (!member || app.now().getTime() - ticket.at > ticketMs) return null;
  if (ticket.secret) return { kind: 'enrol', ticket: typed, secret: ticket.secret, email: member.email };
  return { kind: member.totpSecret !== null && !ticket.hasFactor ? 'code' : 'password', ticket: typed };
}

/** Codes are guessed like passwords, so they share the same limit. */
async function needsCode(app: App, caller: Caller, member: loginStore.LoginMember, fits: () => Promise<boolean>): Promise<void> {
  if (await withLoginThrottle(app, guessOf(member.email.toLowerCase(), caller, false), fits)) return;
  await noteRefusal(app, caller, member.id, 'code');
  throw new DomainError('codeRefused', { field: 'code' });
}

/** The next step, or signed in. */
async function next(app: App, caller: Caller, member: loginStore.LoginMember, hasFactor: boolean, device: string): Promise<LoginStep> {
  if (member.totpSecret !== null && !hasFactor) return { kind: 'code', ticket: ticketFor(app, member, false) };
  const { factorRoles } = await loginStore.readLoginPolicy(app.db);
  if (member.totpSecret === null && factorRoles.some((role) => member.roles.includes(role))) {
    const secret = newSecret();
    return { kind: 'enrol', secret, email: member.email, ticket: ticketFor(app, member, hasFactor, secret) };
  }
  if (member.mustChangePassword) return { kind: 'password', ticket: ticketFor(app, member, hasFactor) };
  return { kind: 'in', login: await openSession(app, caller, member.id, device, hasFactor) };
}

function ticketFor(
  app: App,
  member: Pick<loginStore.LoginMember, 'id' | 'passwordChangedAt'>,
  hasFactor: boolean,
  secret?: string,
): string {
  const ticket: Ticket = {
    staffId: member.id,
    passwordAt: member.passwordChangedAt.getTime(),
    at: app.now().getTime(),
    hasFactor,
    ...(secret ? { secret } : {}),
  };
  return encrypt(app.secret, purpose, ticket);
}

async function openSession(app: App, caller: Caller, staffId: number, device: string, hasFactor: boolean): Promise<StaffLogin> {
  const token = newToken('a');
  const now = app.now();
  const expiresAt = later(now, staffSessionLifeMs);
  const member = await transact(app, async (inside) => {
    const { db } = inside;
    await store.insertStaffSession(db, {
      staffId,
      tokenHash: hashToken(token),
      device: device.slice(0, 200),
      ip: caller.ip,
      secondFactorAt: hasFactor ? now : null,
      createdAt: now,
      lastSeenAt: now,
      expiresAt,
    });
    await store.markStaffLogin(db, staffId, now);
    await audit(inside, { ...caller, staff: { id: staffId, roles: [] } }, { action: 'login', subject: ['staff', staffId] });
    return store.memberById(db, staffId);
  });
  return { token, staffId, name: staffDisplayName(member), language: member?.language ?? caller.language, expiresAt };
}

/** Long enough and not a common one. */
export async function hashStaffPassword(password: string): Promise<string> {
  if (password.length < minStaffPasswordLength || Buffer.byteLength(password) > 256 || isGuessable(password))
    throw new DomainError('badValue', { field: 'password' });
  return withPasswordCheckLock(() => hashPassword(password));
}

const noteRefusal = (app: App, caller: Caller, staffId: number, why: string): Promise<void> =>
  audit(
    app,
    { ...caller, staff: staffId ? { id: staffId, roles: [] } : null },
    { action: 'login refused', subject: ['staff', staffId], after: { refusedFor: why } },
  );
