import { DomainError } from '#kernel/errors.ts';
import type { App } from '#platform/app.ts';
import { shopperDisplayName } from '../rules.ts';
import { type ProfileChanges, profileById, updateProfileOf } from '../store/accounts.server.ts';

export type Profile = Awaited<ReturnType<typeof profileOf>>;
type Row = NonNullable<Awaited<ReturnType<typeof profileById>>>;

/** Never the password or a token. */
export async function profileOf(app: App, shopperId: number | null) {
  return known(shopperId === null ? null : await profileById(app.db, shopperId));
}

/** Changes the given fields only. */
export async function updateProfile(app: App, shopperId: number | null, changes: Omit<ProfileChanges, 'updatedAt'>): Promise<Profile> {
  return known(shopperId === null ? null : await updateProfileOf(app.db, shopperId, { ...changes, updatedAt: app.now() }));
}

/** A session without an account is no login. */
function known(row: Row | null) {
  if (!row) throw new DomainError('userNotLogin');
  return { ...row, settings: row.settings as Record<string, unknown>, name: shopperDisplayName(row) };
}
