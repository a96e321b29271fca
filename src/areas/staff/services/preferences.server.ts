import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import { isZone } from '#kernel/time-zones.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { factoryZone } from '#platform/time-zone.server.ts';
import { updateMember } from '../store/members.server.ts';
import { memberById } from '../store/staff-sessions.server.ts';

/** How the office is written for one staff member. */
export type Preferences = { readonly language: Language; readonly timeZone: string };

/** The stored time zone, or the factory's. */
export const timeZoneIn = (settings: unknown): string => {
  const zone = typeof settings === 'object' && settings !== null && 'timeZone' in settings ? settings.timeZone : null;
  return typeof zone === 'string' && isZone(zone) ? zone : factoryZone;
};

export async function readPreferences(app: App, caller: Caller): Promise<Preferences> {
  const member = caller.staff && (await memberById(app.db, caller.staff.id));
  if (!member) throw new DomainError('userNotLogin');
  return { language: member.language, timeZone: timeZoneIn(member.settings) };
}

export async function savePreferences(app: App, caller: Caller, after: Preferences): Promise<void> {
  if (!isZone(after.timeZone)) throw new DomainError('badValue', { field: 'timeZone' });
  await transact(app, async (inside) => {
    const member = caller.staff && (await memberById(inside.db, caller.staff.id));
    if (!member) throw new DomainError('userNotLogin');
    const before = { language: member.language, timeZone: timeZoneIn(member.settings) };
    await updateMember(inside.db, member.id, {
      language: after.language,
      settings: { ...(member.settings as object), timeZone: after.timeZone },
    });
    await audit(inside, caller, { action: 'staff.preferences', subject: ['staff', member.id], before, after });
  });
}
