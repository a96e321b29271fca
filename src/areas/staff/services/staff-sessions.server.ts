import { randomBytes } from 'node:crypto';
import { normalizeEmail } from '#kernel/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { hashPassword } from '#platform/passwords.server.ts';
import { setTimeZone } from '#platform/time-zone.server.ts';
import { hashToken, tokenFor } from '#platform/tokens.server.ts';
import { isGuessable, isStaffSessionLive } from '../rules.ts';
import { endSessions } from '../store/login.server.ts';
import * as store from '../store/staff-sessions.server.ts';
import { timeZoneIn } from './preferences.server.ts';

const touchEveryMs = 60_000;

/** Roles are read each time, so a change takes effect at once. */
export async function staffOfToken(app: App, text: string | null): Promise<Caller['staff']> {
  const token = tokenFor('a', text);
  if (!token) return null;
  const found = await store.staffSessionByHash(app.db, hashToken(token));
  const now = app.now();
  if (found?.status !== 'active' || !isStaffSessionLive(found, now)) return null;
  if (now.getTime() - found.lastSeenAt.getTime() > touchEveryMs) await store.touchStaffSession(app.db, found.id, now);
  setTimeZone(timeZoneIn(found.settings));
  return { id: found.staffId, roles: found.roles };
}

export async function logoutStaff(app: App, text: string | null): Promise<void> {
  const token = tokenFor('a', text);
  if (token) await store.revokeStaffSessionByHash(app.db, hashToken(token), app.now());
}

export async function infoOf(app: App, caller: Caller) {
  const member = caller.staff && (await store.memberById(app.db, caller.staff.id));
  if (!member || !caller.staff) throw new DomainError('userNotLogin');
  return { ...member, name: staffDisplayName(member), roles: caller.staff.roles };
}

export async function listStaffSessions(app: App, staffId: number, ownToken: string | null) {
  const ownHash = ownToken ? hashToken(ownToken) : '';
  const rows = await store.latestSessions(app.db, staffId, 50);
  return rows.map(({ tokenHash, ...row }) => ({ ...row, isLive: isStaffSessionLive(row, app.now()), isThis: tokenHash === ownHash }));
}

/** Another person's session is answered like a missing one. */
export async function revokeStaffSession(app: App, caller: Caller, sessionId: number): Promise<void> {
  const done = caller.staff && (await store.revokeOwnStaffSession(app.db, caller.staff.id, sessionId, app.now()));
  if (!done) throw new DomainError('userNotExist');
}

/** Returns how many sessions ended. */
export async function signOutEverywhere(app: App, caller: Caller, { keepThis }: { keepThis: boolean }): Promise<number> {
  const { staff, staffToken } = caller;
  if (!staff) throw new DomainError('userNotLogin');
  return transact(app, async (inside) => {
    const ended = await endSessions(inside.db, staff.id, app.now(), keepThis && staffToken ? hashToken(staffToken) : '');
    await audit(inside, caller, { action: 'staff.sign-out', subject: ['staff', staff.id], after: { logins: ended } });
    return ended;
  });
}

/** The first owner: from the settings, else with a random password shown once. */
export async function ensureOwner(app: App): Promise<{ email: string; password: string | null } | null> {
  if (await store.hasOwner(app.db)) return null;
  const email = normalizeEmail(app.settings.ADMIN_EMAIL ?? 'admin@tressline.test') ?? 'admin@tressline.test';
  const given = app.settings.ADMIN_PASSWORD;
  if (given && isGuessable(given)) throw new DomainError('badValue', { field: 'ADMIN_PASSWORD' });
  const password = given ?? randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(password);
  const id = await transact(app, ({ db }) =>
    store.insertOwner(db, { email, username: email.split('@')[0] ?? 'owner', passwordHash, firstName: 'Owner' }),
  );
  return id === null ? null : { email, password: given ? null : password };
}

export const staffDisplayName = (member: { nickname: string; firstName: string; lastName: string } | null): string =>
  member ? member.nickname || `${member.firstName} ${member.lastName}`.trim() : '';
