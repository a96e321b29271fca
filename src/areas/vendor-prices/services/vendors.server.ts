import { DomainError } from '#kernel/errors.ts';
import { checkWithin } from '#kernel/limits.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import * as store from '../store/vendors.server.ts';

export const vendorList = (app: App) => store.allVendors(app.db);
export const vendorNames = (app: App) => store.namesOfVendors(app.db);

/** Without an id it is a new one. */
export async function saveVendor(app: App, caller: Caller, id: number | null, facts: store.VendorFacts): Promise<number> {
  checkFacts(facts);
  return transact(app, async (inside) => {
    const before = id === null ? null : await store.lockVendor(inside.db, id);
    if (id !== null && !before) throw new DomainError('vendorNotExist');
    if (await store.isVendorCodeTaken(inside.db, facts.code, id ?? 0)) throw new DomainError('vendorCodeTaken', { code: facts.code });
    const saved = id ?? (await store.insertVendor(inside.db, facts, app.now()));
    if (saved === null) throw new DomainError('vendorCodeTaken', { code: facts.code });
    if (id !== null) await store.updateVendor(inside.db, id, facts, app.now());
    await audit(inside, caller, { action: id === null ? 'vendor.add' : 'vendor.change', subject: ['vendor', saved], before, after: facts });
    return saved;
  });
}

/** An inactive vendor leaves the comparison; its history stays. */
export async function setVendorActive(app: App, caller: Caller, id: number, isActive: boolean): Promise<void> {
  await transact(app, async (inside) => {
    const before = await store.vendorById(inside.db, id);
    if (!before) throw new DomainError('vendorNotExist');
    await store.updateVendor(inside.db, id, { deletedAt: isActive ? null : app.now() }, app.now());
    await audit(inside, caller, {
      action: isActive ? 'vendor.return' : 'vendor.leave',
      subject: ['vendor', id],
      before: { asked: before.deletedAt === null },
      after: { asked: isActive },
    });
  });
}

function checkFacts(facts: store.VendorFacts): void {
  for (const field of ['code', 'nameEn', 'nameZh'] as const)
    if (facts[field].trim() === '') throw new DomainError('lackParameter', { field });
  if (!/^[A-Z0-9-]{2,20}$/.test(facts.code)) throw new DomainError('badValue', { field: 'code' });
  if (!/^[A-Z]{3}$/.test(facts.currency ?? '')) throw new DomainError('badValue', { field: 'currency' });
  if (!/^[A-Z]{2}$/.test(facts.country ?? '')) throw new DomainError('badValue', { field: 'country' });
  checkWithin('leadDays', facts.leadDays ?? -1, [0, 365]);
}
