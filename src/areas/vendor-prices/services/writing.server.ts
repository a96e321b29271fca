import { dayOf, isDay } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { type CheckedPriceLine, checkPriceLines, isValidPriceLine, type ValidPriceLine } from '../rules/dry-run.ts';
import { markDuplicateLines, type PriceSheetLine } from '../rules/price-sheet.ts';
import { specKey } from '../rules/spec.ts';
import * as store from '../store/prices.server.ts';
import { lockVendor } from '../store/vendors.server.ts';
import { alertLimits } from './limits.server.ts';

/** Cache tag of pages with calculated prices, which use current vendor prices. */
const pageTag = 'price-rules';

export type VendorPriceSheet = {
  readonly vendorId: number;
  readonly currency: string;
  readonly rateMicros: number;
  readonly validFrom: string;
  readonly note: string;
  readonly lines: readonly PriceSheetLine[];
  /** Prices that look mistyped were confirmed. */
  readonly oddIsMeant: boolean;
};

/** Line by line; nothing is changed. */
export async function dryRun(
  app: App,
  list: Pick<VendorPriceSheet, 'vendorId' | 'currency' | 'lines'>,
): Promise<readonly CheckedPriceLine[]> {
  const [now, limits] = await Promise.all([store.currentOf(app.db, list.vendorId), alertLimits(app)]);
  return checkPriceLines(markDuplicateLines(list.lines), now, list.currency, limits.risePercent * 100);
}

/** Each different price becomes a new version from its date on. Invalid lines are skipped, odd ones must be confirmed. */
export async function saveVendorPrices(
  app: App,
  caller: Caller,
  list: VendorPriceSheet,
): Promise<{ saved: number[]; same: number; wrong: number }> {
  checkList(list);
  const done = await transact(app, async (inside) => {
    const vendor = await lockVendor(inside.db, list.vendorId);
    if (!vendor) throw new DomainError('vendorNotExist');
    const lines = await dryRun(inside, list);
    const good = lines.filter(isValidPriceLine);
    const odd = good.filter(({ state }) => state === 'odd').length;
    if (odd > 0 && !list.oddIsMeant) throw new DomainError('vendorPriceOdd', { count: odd });
    const { saved, same, before, after } = await writeVersions(inside, caller, list, good);
    if (saved.length > 0)
      await audit(inside, caller, {
        action: 'vendor_price.save',
        subject: ['vendor', list.vendorId],
        before,
        after: {
          from: list.validFrom,
          currency: list.currency,
          rateMicros: list.rateMicros,
          note: list.note,
          ids: saved,
          ...after,
        },
      });
    return { saved, same, wrong: lines.length - good.length };
  });
  if (done.saved.length > 0) await app.pageCache.invalidate([pageTag]);
  return done;
}

async function writeVersions(inside: App, caller: Caller, list: VendorPriceSheet, good: readonly ValidPriceLine[]) {
  if (good.length === 0) return { saved: [], same: 0, before: { prices: [] }, after: { prices: [] } };
  const known = new Map(
    (
      await store.specIds(
        inside.db,
        list.vendorId,
        good.map(({ spec }) => spec),
        inside.now(),
      )
    ).map((spec) => [specKey(spec), spec.id]),
  );
  const current = new Map((await store.currentOf(inside.db, list.vendorId)).map((one) => [one.specId, one]));
  const changes = good.flatMap(({ spec, quotedCents }) => {
    const specId = known.get(specKey(spec));
    if (specId === undefined) throw new Error('a spec disappeared while it was written');
    const now = current.get(specId);
    const isSame = now?.quotedCents === quotedCents && now.currency === list.currency && now.rateMicros === list.rateMicros;
    return isSame ? [] : [{ spec, specId, quotedCents, now }];
  });
  const late = changes.find(({ now }) => now && now.validFrom > list.validFrom);
  if (late?.now) throw new DomainError('vendorPriceMoved', { day: late.now.validFrom });
  const last = await store.lastVersions(
    inside.db,
    changes.map(({ specId }) => specId),
  );
  const closing = changes.flatMap(({ now }) => now?.priceId ?? []);
  if (closing.length > 0) await store.closeVersions(inside.db, closing, list.validFrom);
  const made =
    changes.length === 0
      ? []
      : await store.insertVersions(
          inside.db,
          changes.map(({ specId, quotedCents }) => ({
            ...{ specId, quotedCents, version: (last.get(specId) ?? 0) + 1, currency: list.currency, rateMicros: list.rateMicros },
            ...{
              validFrom: list.validFrom,
              sourceNote: list.note.trim().slice(0, 300),
              staffId: caller.staff?.id ?? null,
              createdAt: inside.now(),
            },
          })),
        );
  return {
    saved: made.map(({ id }) => id),
    same: good.length - changes.length,
    before: { prices: changes.map(({ spec, now }) => [plainKey(spec), now?.quotedCents ?? null]) },
    after: { prices: changes.map(({ spec, quotedCents }) => [plainKey(spec), quotedCents]) },
  };
}

/** For the audit log. */
const plainKey = (spec: ValidPriceLine['spec']): string => specKey(spec).split('\u0001').filter(Boolean).join(' ');

function checkList({ currency, rateMicros, validFrom, note }: VendorPriceSheet): void {
  if (!/^[A-Z]{3}$/.test(currency)) throw new DomainError('badValue', { field: 'currency' });
  if (!Number.isSafeInteger(rateMicros) || rateMicros < 1 || rateMicros > 1_000_000_000)
    throw new DomainError('badValue', { field: 'rate' });
  if (!isDay(validFrom)) throw new DomainError('badValue', { field: 'valid_from' });
  if (!note.isWellFormed() || note.includes('\u0000')) throw new DomainError('badValue', { field: 'note' });
}

/** Revokes versions: the previous ones apply again. Versions replaced meanwhile stay. */
export async function revokeVendorPrices(app: App, caller: Caller, ids: readonly number[]): Promise<number> {
  const taken = await transact(app, async (inside) => {
    const done: number[] = [];
    for (const id of ids.slice(0, 2000)) {
      const version = await store.priceVersionById(inside.db, id);
      if (!version || !(await store.revokePriceVersion(inside.db, id, app.now()))) continue;
      await store.reopenBefore(inside.db, { specId: version.specId, version: version.version, day: version.validFrom });
      done.push(id);
    }
    if (done.length > 0)
      await audit(inside, caller, {
        action: 'vendor_price.take_back',
        subject: ['vendor_price', done[0] ?? 0],
        before: { ids: done, isTakenBack: false },
        after: { ids: done, isTakenBack: true },
      });
    return done.length;
  });
  if (taken === 0) throw new DomainError('vendorPriceNotExist');
  await app.pageCache.invalidate([pageTag]);
  return taken;
}

/** The history stays. */
export async function endPrice(
  app: App,
  caller: Caller,
  { id, on, reason }: { id: number; on: string | null; reason: string },
): Promise<void> {
  const day = on ?? dayOf(app.now());
  if (!isDay(day)) throw new DomainError('badValue', { field: 'valid_to' });
  await transact(app, async (inside) => {
    const version = await store.priceVersionById(inside.db, id);
    if (!version || version.validTo !== null) throw new DomainError('vendorPriceNotExist');
    if (day < version.validFrom) throw new DomainError('badValue', { field: 'valid_to' });
    if ((await store.closeVersions(inside.db, [id], day)).length === 0) throw new DomainError('vendorPriceNotExist');
    await audit(inside, caller, {
      action: 'vendor_price.end',
      subject: ['vendor_price', id],
      before: { validTo: null, quotedCents: version.quotedCents },
      after: { validTo: day, reason },
    });
  });
  await app.pageCache.invalidate([pageTag]);
}

/** Unless another price replaced it. */
export async function reopenPrice(app: App, caller: Caller, id: number): Promise<void> {
  await transact(app, async (inside) => {
    const version = await store.priceVersionById(inside.db, id);
    if (!version || !(await store.reopenPriceVersion(inside.db, id))) throw new DomainError('vendorPriceNotExist');
    const sides = { before: { validTo: version.validTo }, after: { validTo: null } };
    await audit(inside, caller, { action: 'vendor_price.reopen', subject: ['vendor_price', id], ...sides });
  });
  await app.pageCache.invalidate([pageTag]);
}

export async function markAlertsSeen(app: App, caller: Caller, priceIds: readonly number[], isSeen: boolean): Promise<void> {
  if (priceIds.length === 0) return;
  await transact(app, async (inside) => {
    await store.markPricesSeen(inside.db, priceIds, isSeen ? app.now() : null);
    await audit(inside, caller, {
      action: isSeen ? 'vendor_alert.seen' : 'vendor_alert.unseen',
      subject: ['vendor_price', priceIds[0] ?? 0],
      before: { ids: priceIds, isSeen: !isSeen },
      after: { ids: priceIds, isSeen },
    });
  });
}
