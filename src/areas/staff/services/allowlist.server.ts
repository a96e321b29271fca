import { isIP } from 'node:net';
import { normalizeEmail } from '#kernel/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { isUniqueViolation } from '#platform/database/unique-violation.ts';
import { isWithin, trustedList } from '#platform/http/visit.server.ts';
import type { Role } from '#site/page.ts';
import * as store from '../store/login.server.ts';
import { memberById } from '../store/staff-sessions.server.ts';

/** Whether an address may try to sign in from here. The list only restricts: a password is always needed. */
export async function mayTry(app: App, email: string, ip: string): Promise<boolean> {
  const { isListOn } = await store.readLoginPolicy(app.db);
  return !isListOn || isOnList(app, email, ip);
}

async function isOnList(app: App, email: string, ip: string): Promise<boolean> {
  const ranges = await store.rangesFor(app.db, email, app.now());
  return ranges !== null && (ranges.length === 0 || isWithin(ip, trustedList(ranges)));
}

export const getLoginPolicy = (app: App): Promise<store.LoginPolicy> => store.readLoginPolicy(app.db);

/** Turns the list on or off and sets who needs a second factor. Nobody can lock themselves out. */
export async function updateLoginPolicy(
  app: App,
  caller: Caller,
  settings: { isListOn: boolean; factorRoles: readonly Role[] },
): Promise<void> {
  const self = caller.staff && (await memberById(app.db, caller.staff.id));
  if (!self) throw new DomainError('userNotLogin');
  if (settings.isListOn && !(await isOnList(app, self.email.toLowerCase(), caller.ip))) throw new DomainError('listLocksYou');
  await transact(app, async (inside) => {
    const before = await store.readLoginPolicy(inside.db);
    const after = { isListOn: settings.isListOn, factorRoles: [...settings.factorRoles] };
    await store.saveLoginPolicy(inside.db, after, app.now());
    await audit(inside, caller, { action: 'doors.change', subject: ['doors', 'office'], before, after });
  });
}

export type AllowlistEntryInput = {
  readonly email: string;
  readonly area: 'office' | 'wholesale';
  readonly addressRanges: readonly string[];
  readonly note: string;
  readonly expiresAt: Date | null;
};

export async function saveAllowlistEntry(app: App, caller: Caller, id: number | null, entry: AllowlistEntryInput): Promise<number> {
  const email = normalizeEmail(entry.email);
  if (email === null) throw new DomainError('badMailbox', { field: 'email' });
  const odd = entry.addressRanges.find((range) => !isRange(range));
  if (odd !== undefined) throw new DomainError('badValue', { field: 'address_ranges' });
  const row = { ...entry, email, addressRanges: [...entry.addressRanges], updatedAt: app.now() };
  try {
    return await onTheList(app, caller, async (inside) => {
      const before = id === null ? null : await store.allowlistEntryById(inside.db, id);
      if (id !== null && !before) throw new DomainError('userNotExist');
      if (id !== null) await store.updateAllowlistEntry(inside.db, id, row);
      const entryId =
        id ?? (await store.insertAllowlistEntry(inside.db, { ...row, createdBy: caller.staff?.id ?? null, createdAt: app.now() }));
      const action = id === null ? 'white-list.add' : 'white-list.change';
      await audit(inside, caller, {
        action,
        subject: ['white-list', entryId],
        before: before && auditValues(before),
        after: auditValues(row),
      });
      return entryId;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'allowlist_entries_email')) throw new DomainError('emailExisted', { field: 'email' });
    throw error;
  }
}

export async function removeAllowlistEntry(app: App, caller: Caller, id: number): Promise<void> {
  await onTheList(app, caller, async (inside) => {
    const before = await store.allowlistEntryById(inside.db, id);
    if (!before) throw new DomainError('userNotExist');
    await store.deleteAllowlistEntry(inside.db, id);
    await audit(inside, caller, { action: 'white-list.remove', subject: ['white-list', id], before: auditValues(before) });
  });
}

/** A list change must not lock out the person making it; whoever came in past the list is already outside. */
async function onTheList<Done>(app: App, caller: Caller, work: (inside: App) => Promise<Done>): Promise<Done> {
  const self = caller.staff && (await memberById(app.db, caller.staff.id));
  const email = self?.email.toLowerCase() ?? '';
  const wasOn = (await store.readLoginPolicy(app.db)).isListOn && (await isOnList(app, email, caller.ip));
  return transact(app, async (inside) => {
    const done = await work(inside);
    if (wasOn && !(await isOnList(inside, email, caller.ip))) throw new DomainError('listLocksYou');
    return done;
  });
}

export const listAllowlistEntries = (app: App, query: store.AllowlistQuery) => store.selectAllowlistEntries(app.db, query);

const auditValues = ({ email, area, addressRanges, note, expiresAt }: AllowlistEntryInput) => ({
  email,
  area,
  addressRanges,
  note,
  expiresAt,
});

/** An address, or a CIDR range. */
export function isRange(typed: string): boolean {
  const [address = '', bits, more] = typed.split('/');
  const family = isIP(address);
  if (family === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
}
