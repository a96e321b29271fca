import { variantKey } from '#areas/content/rules/uploads.ts';
import { shopperDetail } from '#areas/shoppers/services/office.server.ts';
import { type Proven, prove } from '#areas/shoppers/services/proof.server.ts';
import { dayOf } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { enqueue, type Job } from '#platform/jobs.server.ts';
import * as store from '../store/account.server.ts';
import { sendAccountDeletedEmail } from './account-emails.server.ts';

export type AccountFile = { readonly fileName: string; readonly account: Record<string, unknown> };

/** Everything stored about the shopper. */
export async function exportAccount(app: App, caller: Caller, password: string): Promise<AccountFile> {
  const owner = await prove(app, caller, password, 'password');
  const now = app.now();
  const { profile, ...rest } = await store.ownData(app.db, { ...owner, now });
  const account = { made_at: now.toISOString(), profile: Array.isArray(profile) ? profile[0] : null, ...rest };
  // As it will be read: dates and numbers in the file's format.
  return { fileName: `tressline-account-${dayOf(now)}.json`, account: JSON.parse(JSON.stringify(account)) as Record<string, unknown> };
}

export const forgetFilesJob = 'delete-files';

/** All or nothing; files follow by a job, since storage has no transactions. */
export async function deleteAccount(app: App, caller: Caller, password: string): Promise<void> {
  const owner = await prove(app, caller, password, 'password');
  await eraseAccount(app, owner, async () => undefined);
}

/** By staff on written request. The audit log records only that it happened. */
export async function deleteAccountOf(app: App, caller: Caller, id: number): Promise<void> {
  const { email, language, deletedAt } = await shopperDetail(app, id);
  if (deletedAt) throw new DomainError('userNotExist');
  const sides = { before: { isGone: false }, after: { isGone: true } };
  await eraseAccount(app, { id, email, language }, (inside) =>
    audit(inside, caller, { action: 'user.delete', subject: ['user', id], ...sides }),
  );
}

type Account = Pick<Proven, 'id' | 'email' | 'language'>;

async function eraseAccount(app: App, owner: Account, recordErasure: (inside: App) => Promise<void>): Promise<void> {
  await transact(app, async (inside) => {
    if (!(await store.lockAccount(inside.db, owner.id))) throw new DomainError('userNotLogin');
    await recordErasure(inside);
    const files = await store.dropFiles(inside.db, owner.id);
    await store.letAllGo(inside.db, { ...owner, now: app.now() });
    if (files.length > 0) await enqueue(inside, forgetFilesJob, { keys: files.flatMap(keysOf) });
    await sendAccountDeletedEmail(inside, owner);
  });
  await app.pageCache.invalidate(['reviews']);
}

const keysOf = ({ key, widths }: { key: string; widths: readonly number[] }): string[] => widths.map((width) => variantKey(key, width));

/** Idempotent. */
export async function forgetFiles(app: App, { payload }: Job): Promise<void> {
  const keys = typeof payload === 'object' && payload !== null && 'keys' in payload && Array.isArray(payload.keys) ? payload.keys : [];
  for (const key of keys) await app.ports.storage.remove(String(key));
}

export const atStakeFor = (app: App, shopperId: number) => store.atStake(app.db, shopperId);
export const accountCountsOf = (app: App, shopperId: number) => store.accountCounts(app.db, shopperId);
