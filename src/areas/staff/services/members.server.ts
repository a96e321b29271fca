import { randomBytes } from 'node:crypto';
import { normalizeEmail } from '#kernel/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { isUniqueViolation } from '#platform/database/unique-violation.ts';
import { hashPassword } from '#platform/passwords.server.ts';
import type { Chosen } from '#site/list.ts';
import type { Role } from '#site/page.ts';
import type { memberList } from '../rules/member-list.ts';
import { mayManage, strengthOf } from '../rules/strength.ts';
import * as loginStore from '../store/login.server.ts';
import * as store from '../store/members.server.ts';
import { enqueueStaffEmail } from './emails.server.ts';
import { hashStaffPassword } from './login.server.ts';

export type { Member } from '../store/members.server.ts';

export type MemberFields = {
  readonly email: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly nickname: string;
  readonly phoneNumber: string | null;
  readonly address: string;
  readonly introduction: string;
  readonly vipLevel: number;
  readonly language: 'en' | 'zh';
};

export const listMembers = (app: App, query: store.MemberQuery) => store.selectMembers(app.db, query);

export const membersOf = (app: App, { filters, searchText, sort }: Chosen<typeof memberList>, page: { limit: number; offset: number }) =>
  store.selectMembers(app.db, { status: filters.state, role: filters.role, searchText, down: sort.down, ...page });

export async function memberDetail(app: App, id: number): Promise<store.Member> {
  const found = await store.member(app.db, id);
  if (!found) throw new DomainError('userNotExist');
  return found;
}

/** With an email to set a password; one given by staff must be changed at login. */
export async function addMember(
  app: App,
  caller: Caller,
  fields: MemberFields,
  roles: readonly Role[],
  password: string | null,
): Promise<number> {
  requireGrantable(caller, roles);
  // A random password nobody knows: the account is closed until the link is used.
  const passwordHash = password === null ? await hashPassword(randomBytes(24).toString('base64url')) : await hashStaffPassword(password);
  const row = checked(fields);
  return unlessTaken(
    transact(app, async (inside) => {
      const at = app.now();
      const id = await store.insertMember(inside.db, {
        ...row,
        passwordHash,
        mustChangePassword: password !== null,
        passwordChangedAt: at,
        createdAt: at,
        updatedAt: at,
      });
      await store.replaceRoles(inside.db, id, roles, caller.staff?.id ?? 0, at);
      await audit(inside, caller, { action: 'staff.add', subject: ['staff', id], after: { ...row, roles } });
      if (password === null) await enqueueStaffEmail(inside, { letter: 'welcome', staffId: id });
      return id;
    }),
  );
}

/** Nobody may change a higher-ranking person. */
export async function changeMember(app: App, caller: Caller, id: number, fields: MemberFields): Promise<void> {
  const row = checked(fields);
  await unlessTaken(
    transact(app, async (inside) => {
      const before = await managed(inside, caller, id);
      await store.updateMember(inside.db, id, { ...row, updatedAt: app.now() });
      await audit(inside, caller, { action: 'staff.change', subject: ['staff', id], before: auditValues(before), after: row });
    }),
  );
}

/** Nobody changes their own roles, and the last owner stays one. Logins stay open, because roles are read anew with each request. */
export async function setRoles(app: App, caller: Caller, id: number, roles: readonly Role[]): Promise<void> {
  if (id === caller.staff?.id) throw new DomainError('ownRoles');
  await transact(app, async (inside) => {
    const before = await managed(inside, caller, id);
    requireGrantable(caller, roles);
    if (before.roles.includes('owner') && !roles.includes('owner') && (await store.otherOwners(inside.db, id)) === 0)
      throw new DomainError('lastOwner');
    await store.replaceRoles(inside.db, id, roles, caller.staff?.id ?? 0, app.now());
    const { factorRoles } = await loginStore.readLoginPolicy(inside.db);
    if (roles.some((role) => factorRoles.includes(role))) await loginStore.endSessionsWithoutFactor(inside.db, id, app.now());
    const sides = { before: { roles: before.roles }, after: { roles } };
    await audit(inside, caller, { action: 'staff.roles', subject: ['staff', id], ...sides });
  });
}

/** Deactivation ends every session at once. Former staff are kept, because records refer to them. */
export async function setMemberStatus(app: App, caller: Caller, id: number, status: store.Member['status']): Promise<void> {
  if (id === caller.staff?.id) throw new DomainError('ownRoles');
  await transact(app, async (inside) => {
    const before = await managed(inside, caller, id);
    if (status !== 'active' && before.roles.includes('owner') && (await store.otherOwners(inside.db, id)) === 0)
      throw new DomainError('lastOwner');
    const at = app.now();
    await store.updateMember(inside.db, id, { status, deletedAt: status === 'left' ? at : null, updatedAt: at });
    if (status !== 'active') await loginStore.endSessions(inside.db, id, at);
    const sides = { before: { status: before.status }, after: { status } };
    await audit(inside, caller, { action: 'staff.status', subject: ['staff', id], ...sides });
  });
}

/** The old password works until the link is used. */
export async function sendStaffLink(app: App, caller: Caller, id: number): Promise<void> {
  await transact(app, async (inside) => {
    const { status } = await managed(inside, caller, id);
    if (status !== 'active') throw new DomainError('userNotExist');
    await enqueueStaffEmail(inside, { letter: 'reset', staffId: id });
    await audit(inside, caller, { action: 'staff.link', subject: ['staff', id], after: { letter: 'reset' } });
  });
}

/** Removes a lost second factor: a new one is set up at the next login. */
export async function clearFactor(app: App, caller: Caller, id: number): Promise<void> {
  await transact(app, async (inside) => {
    const before = await managed(inside, caller, id);
    await loginStore.dropFactor(inside.db, id, app.now());
    await loginStore.endSessions(inside.db, id, app.now());
    const sides = { before: { hasFactor: before.hasFactor }, after: { hasFactor: false } };
    await audit(inside, caller, { action: 'staff.factor-removed', subject: ['staff', id], ...sides });
  });
}

export async function signOutMember(app: App, caller: Caller, id: number): Promise<void> {
  await transact(app, async (inside) => {
    await managed(inside, caller, id);
    const logins = await loginStore.endSessions(inside.db, id, app.now());
    await audit(inside, caller, { action: 'staff.sign-out', subject: ['staff', id], after: { logins } });
  });
}

/** The person to change, if the caller may. */
async function managed(app: App, caller: Caller, id: number): Promise<store.Member> {
  const found = await store.member(app.db, id);
  if (!found) throw new DomainError('userNotExist');
  if (!mayManage(caller.staff?.roles ?? [], found.roles)) throw new DomainError('strongerRole');
  return found;
}

function requireGrantable(caller: Caller, roles: readonly Role[]): void {
  if (strengthOf(roles) === 0) throw new DomainError('lackParameter', { field: 'roles' });
  if (roles.some((role) => !mayManage(caller.staff?.roles ?? [], [role]))) throw new DomainError('strongerRole');
}

function checked(fields: MemberFields) {
  const email = normalizeEmail(fields.email);
  if (email === null) throw new DomainError('badMailbox', { field: 'email' });
  if (!fields.firstName.trim()) throw new DomainError('lackParameter', { field: 'first_name' });
  const username = fields.username.trim().toLowerCase() || email;
  return { ...fields, email, username, firstName: fields.firstName.trim(), phoneNumber: fields.phoneNumber?.trim() || null };
}

const auditValues = ({
  email,
  username,
  firstName,
  lastName,
  nickname,
  phoneNumber,
  address,
  introduction,
  vipLevel,
  language,
}: store.Member) => ({
  email,
  username,
  firstName,
  lastName,
  nickname,
  phoneNumber,
  address,
  introduction,
  vipLevel,
  language,
});

const taken = {
  staff_members_email: 'emailExisted',
  staff_members_username: 'usernameExisted',
  staff_members_phone: 'phoneExisted',
} as const;
const fieldOf = { emailExisted: 'email', usernameExisted: 'username', phoneExisted: 'phone_number' } as const;

async function unlessTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    for (const [index, why] of Object.entries(taken))
      if (isUniqueViolation(error, index)) throw new DomainError(why, { field: fieldOf[why] });
    throw error;
  }
}
