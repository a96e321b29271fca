import { randomBytes } from 'node:crypto';
import { later } from '#kernel/dates.ts';
import { Refused } from '#kernel/errors.ts';
import { mailbox } from '#kernel/mailbox.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { guarded, inTurn } from '#platform/guesses.server.ts';
import { fitsPassword, hashPassword } from '#platform/passwords.server.ts';
import { hashToken, newToken, tokenFor } from '#platform/tokens.server.ts';
import { isGuessable, isLive, sessionLifeMs } from './rules.ts';
import * as store from './store.server.ts';

export type Login = { readonly token: string; readonly staffId: number; readonly name: string; readonly expiresAt: Date };
const touchEveryMs = 60_000;

type Tried = { readonly email: string; readonly password: string; readonly device: string };

/** Opens the office by e-mail and password. Unknown and wrong are told the same, in the same time. */
export const login = (app: App, caller: Caller, input: Tried): Promise<Login> => inTurn(() => checkedLogin(app, caller, input));

async function checkedLogin(app: App, caller: Caller, input: Tried): Promise<Login> {
  const email = mailbox(input.email);
  const member = email === null ? null : await store.memberByEmail(app.db, email, caller.ip);
  const guess = { door: 'staff', account: email ?? 'no mailbox', ip: caller.ip, isKnownPlace: member?.isKnownPlace ?? false } as const;
  const fits = await guarded(app, guess, async () => {
    const isRight = await fitsPassword(input.password, member?.passwordHash ?? null);
    return isRight && member?.status === 'active';
  });
  if (!member || !fits) {
    await note(app, caller, 'login refused', member?.id ?? 0);
    throw new Refused('passwordError');
  }
  return openSession(app, caller, member.id, input.device);
}

async function openSession(app: App, caller: Caller, staffId: number, device: string): Promise<Login> {
  const token = newToken('a');
  const now = app.now();
  const expiresAt = later(now, sessionLifeMs);
  const name = await transact(app, async ({ db }) => {
    await store.insertSession(db, {
      staffId,
      tokenHash: hashToken(token),
      device: device.slice(0, 200),
      ip: caller.ip,
      createdAt: now,
      lastSeenAt: now,
      expiresAt,
    });
    await store.markLogin(db, staffId, now);
    await note({ ...app, db }, caller, 'login', staffId);
    const member = await store.memberById(db, staffId);
    return nameOf(member);
  });
  return { token, staffId, name, expiresAt };
}

/** Who stands behind a token right now; roles are read each time, so a change counts at once. */
export async function staffBehind(app: App, text: string | null): Promise<Caller['staff']> {
  const token = tokenFor('a', text);
  if (!token) return null;
  const found = await store.sessionByHash(app.db, hashToken(token));
  const now = app.now();
  if (found?.status !== 'active' || !isLive(found, now)) return null;
  if (now.getTime() - found.lastSeenAt.getTime() > touchEveryMs) await store.touchSession(app.db, found.id, now);
  return { id: found.staffId, roles: found.roles };
}

export async function logout(app: App, text: string | null): Promise<void> {
  const token = tokenFor('a', text);
  if (token) await store.revokeByHash(app.db, hashToken(token), app.now());
}

export async function infoOf(app: App, caller: Caller) {
  const member = caller.staff && (await store.memberById(app.db, caller.staff.id));
  if (!member || !caller.staff) throw new Refused('userNotLogin');
  return { ...member, name: nameOf(member), roles: caller.staff.roles };
}

export async function sessionsOf(app: App, staffId: number, ownToken: string | null) {
  const own = ownToken ? hashToken(ownToken) : '';
  const rows = await store.latestSessions(app.db, staffId, 50);
  return rows.map(({ tokenHash, ...row }) => ({ ...row, isLive: isLive(row, app.now()), isThis: tokenHash === own }));
}

/** Somebody else's login answers exactly like a missing one. */
export async function revokeSession(app: App, caller: Caller, sessionId: number): Promise<void> {
  const done = caller.staff && (await store.revokeOwn(app.db, caller.staff.id, sessionId, app.now()));
  if (!done) throw new Refused('userNotExist');
}

/** The first owner: named by the configuration, else made with a random password that is shown once. */
export async function ensureOwner(app: App): Promise<{ email: string; password: string | null } | null> {
  if (await store.hasOwner(app.db)) return null;
  const email = mailbox(app.settings.ADMIN_EMAIL ?? 'admin@tressline.test') ?? 'admin@tressline.test';
  const given = app.settings.ADMIN_PASSWORD;
  if (given && isGuessable(given)) throw new Refused('badValue', { field: 'ADMIN_PASSWORD' });
  const password = given ?? randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(password);
  const id = await transact(app, ({ db }) =>
    store.insertOwner(db, { email, username: email.split('@')[0] ?? 'owner', passwordHash, firstName: 'Owner' }),
  );
  return id === null ? null : { email, password: given ? null : password };
}

export const nameOf = (member: { nickname: string; firstName: string; lastName: string } | null): string =>
  member ? member.nickname || `${member.firstName} ${member.lastName}`.trim() : '';

const note = (app: App, caller: Caller, action: string, staffId: number): Promise<void> =>
  store.writeAudit(app.db, {
    actorKind: staffId ? 'staff' : 'guest',
    actorId: String(staffId),
    action,
    subjectKind: 'staff',
    subjectId: String(staffId),
    requestId: caller.requestId,
  });
