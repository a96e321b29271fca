import { randomBytes } from 'node:crypto';
import { fileOf } from '#areas/staff/services/list-file.server.ts';
import { later } from '#kernel/dates.ts';
import { normalizeEmail } from '#kernel/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { isUniqueViolation } from '#platform/database/unique-violation.ts';
import { hashPassword, maxPasswordBytes } from '#platform/passwords.server.ts';
import { endOfDay, startOfDay } from '#platform/time-zone.server.ts';
import type { Chosen } from '#site/list.ts';
import { shopperOfficeTexts as texts } from '../office-texts.ts';
import { shopperList, stateOfShopper } from '../rules/shopper-list.ts';
import { endAllSessions, voidLinks } from '../store/auth.server.ts';
import * as store from '../store/office.server.ts';
import { enqueueAuthEmail } from './auth-emails.server.ts';

export type ShopperFields = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly nickname: string;
  readonly phoneNumber: string;
  readonly address: string;
  readonly city: string;
  readonly region: string;
  readonly postCode: string;
  readonly vipLevel: number;
  readonly language: 'en' | 'zh';
  readonly note: string;
};

/** Who may set a customer's level and block the account. */
const canModerate = (caller: Caller): boolean => caller.staff?.roles.some((role) => role === 'owner' || role === 'manager') ?? false;

export function shoppersOf(app: App, { filters, searchText, sort }: Chosen<typeof shopperList>, page: { limit: number; offset: number }) {
  const { state, vip, from, to } = filters;
  return store.selectShoppers(app.db, {
    state,
    vip,
    searchText,
    from: from ? startOfDay(from) : undefined,
    before: to ? later(endOfDay(to), 1) : undefined,
    down: sort.down,
    ...page,
  });
}

export const listShoppers = (app: App, query: store.ShopperQuery) => store.selectShoppers(app.db, query);

export async function shopperDetail(app: App, id: number): Promise<store.Shopper> {
  const found = await store.shopper(app.db, id);
  if (!found) throw new DomainError('userNotExist');
  return found;
}

export async function shopperAddressesAndLogins(app: App, id: number) {
  const [addresses, logins] = await Promise.all([store.addressesOf(app.db, id), store.openLogins(app.db, id, app.now())]);
  return { addresses, logins };
}

/** An account created by staff, with an email to set a password unless one was agreed. */
export async function addShopper(app: App, caller: Caller, fields: ShopperFields, password: string | null): Promise<number> {
  const row = checked(fields);
  if (row.vipLevel !== 0 && !canModerate(caller)) throw new DomainError('forbidden');
  if (password !== null && (password.length < 8 || Buffer.byteLength(password) > maxPasswordBytes))
    throw new DomainError('badValue', { field: 'password' });
  const passwordHash = await hashPassword(password ?? randomBytes(24).toString('base64url'));
  return transact(app, async (inside) => {
    const at = app.now();
    const activatedAt = password === null ? null : at;
    const made = { ...row, passwordHash, activatedAt, passwordChangedAt: at, createdAt: at, updatedAt: at };
    const id = await store.insertShopper(inside.db, made);
    if (id === null) throw new DomainError('emailExisted', { field: 'email' });
    await audit(inside, caller, { action: 'user.add', subject: ['user', id], after: row });
    if (password === null) await enqueueAuthEmail(inside, { ...caller, language: row.language }, { letter: 'reset', userId: id });
    return id;
  });
}

export async function changeShopper(app: App, caller: Caller, id: number, fields: ShopperFields): Promise<void> {
  const row = checked(fields);
  try {
    await transact(app, async (inside) => {
      const before = await living(inside, id);
      if (row.vipLevel !== before.vipLevel && !canModerate(caller)) throw new DomainError('forbidden');
      // Whoever controls the address controls the account: only owners and managers may change it.
      if (row.email !== before.email.toLowerCase() && !canModerate(caller)) throw new DomainError('forbidden');
      await store.updateShopper(inside.db, id, { ...row, updatedAt: app.now() });
      if (row.email !== before.email.toLowerCase()) await voidLinks(inside.db, id, app.now());
      await audit(inside, caller, { action: 'user.change', subject: ['user', id], before: fieldsOf(before), after: row });
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_email')) throw new DomainError('emailExisted', { field: 'email' });
    throw error;
  }
}

/** Blocking ends every session at once. */
export async function setShopperBlocked(app: App, caller: Caller, id: number, isBlocked: boolean): Promise<void> {
  if (!canModerate(caller)) throw new DomainError('forbidden');
  await transact(app, async (inside) => {
    const before = await living(inside, id);
    const at = app.now();
    await store.updateShopper(inside.db, id, { blockedAt: isBlocked ? (before.blockedAt ?? at) : null, updatedAt: at });
    if (isBlocked) {
      await endAllSessions(inside.db, id, at);
      await voidLinks(inside.db, id, at);
    }
    const sides = { before: { isBlocked: before.blockedAt !== null }, after: { isBlocked } };
    await audit(inside, caller, { action: isBlocked ? 'user.block' : 'user.unblock', subject: ['user', id], ...sides });
  });
}

/** Nobody in the office sees or chooses the password. */
export async function sendShopperLink(app: App, caller: Caller, id: number): Promise<void> {
  await transact(app, async (inside) => {
    const { blockedAt, language } = await living(inside, id);
    if (blockedAt) throw new DomainError('userNotExist');
    await enqueueAuthEmail(inside, { ...caller, language }, { letter: 'reset', userId: id });
    await audit(inside, caller, { action: 'user.link', subject: ['user', id], after: { letter: 'reset' } });
  });
}

async function living(app: App, id: number): Promise<store.Shopper> {
  const found = await store.shopper(app.db, id);
  if (!found || found.deletedAt) throw new DomainError('userNotExist');
  return found;
}

function checked(fields: ShopperFields) {
  const email = normalizeEmail(fields.email);
  if (email === null) throw new DomainError('badMailbox', { field: 'email' });
  if (!fields.firstName.trim()) throw new DomainError('lackParameter', { field: 'first_name' });
  return { ...fields, email, firstName: fields.firstName.trim() };
}

const fieldsOf = (row: store.Shopper): ShopperFields => ({
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  nickname: row.nickname,
  phoneNumber: row.phoneNumber,
  address: row.address,
  city: row.city,
  region: row.region,
  postCode: row.postCode,
  vipLevel: row.vipLevel,
  language: row.language,
  note: row.note,
});

export const shopperFile = fileOf({
  spec: shopperList,
  read: async (app, chosen, page) => (await shoppersOf(app, chosen, page)).items,
  columns: [
    { label: texts.number, cell: (row) => row.id },
    { label: texts.email, cell: (row) => row.email },
    { label: texts.firstName, cell: (row) => row.firstName },
    { label: texts.lastName, cell: (row) => row.lastName },
    { label: texts.phone, cell: (row) => row.phoneNumber },
    { label: texts.region, cell: (row) => row.region },
    { label: texts.vip, cell: (row) => row.vipLevel },
    { label: texts.state, cell: (row, language) => texts[stateOfShopper(row)][language] },
    { label: texts.since, cell: (row) => row.createdAt },
    { label: texts.lastLogin, cell: (row) => row.lastLoginAt },
  ],
});
