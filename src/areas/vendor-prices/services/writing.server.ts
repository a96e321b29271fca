import { dayOf, isDay } from '#kernel/dates.ts';
import { Refused } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { type Good, isGood, type Judged, judged } from '../rules/dry-run.ts';
import { type Line, onlyOnce } from '../rules/sheet.ts';
import { specKey } from '../rules/spec.ts';
import * as store from '../store/prices.server.ts';
import { lockVendor } from '../store/vendors.server.ts';
import { alertLimits } from './limits.server.ts';

/** Finished pages that show prices of the engine carry this mark: it takes what vendors ask today. */
const pageTag = 'price-rules';

export type PriceList = {
  readonly vendorId: number;
  readonly currency: string;
  readonly rateMicros: number;
  readonly validFrom: string;
  readonly note: string;
  readonly lines: readonly Line[];
  /** Somebody looked at prices that seem mistyped and says that they are meant. */
  readonly oddIsMeant: boolean;
};

/** What a list would do, line by line; nothing is changed. */
export async function dryRun(app: App, list: Pick<PriceList, 'vendorId' | 'currency' | 'lines'>): Promise<readonly Judged[]> {
  const [now, limits] = await Promise.all([store.currentOf(app.db, list.vendorId), alertLimits(app)]);
  return judged(onlyOnce(list.lines), now, list.currency, limits.risePercent * 100);
}

/** Saves a list: each price that differs becomes a new version from its day on. Wrong lines are left out, odd ones must be meant. */
export async function savePrices(app: App, caller: Caller, list: PriceList): Promise<{ saved: number[]; same: number; wrong: number }> {
  checkList(list);
  const done = await transact(app, async (inside) => {
    const vendor = await lockVendor(inside.db, list.vendorId);
    if (!vendor) throw new Refused('vendorNotExist');
    const lines = await dryRun(inside, list);
    const good = lines.filter(isGood);
    const odd = good.filter(({ state }) => state === 'odd').length;
    if (odd > 0 && !list.oddIsMeant) throw new Refused('vendorPriceOdd', { count: odd });
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
  if (done.saved.length > 0) await app.pages.drop([pageTag]);
  return done;
}

async function writeVersions(inside: App, caller: Caller, list: PriceList, good: readonly Good[]) {
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
  const wanted = good.flatMap(({ spec, quotedCents }) => {
    const specId = known.get(specKey(spec));
    if (specId === undefined) throw new Error('a spec vanished while it was written');
    const now = current.get(specId);
    const isSame = now?.quotedCents === quotedCents && now.currency === list.currency && now.rateMicros === list.rateMicros;
    return isSame ? [] : [{ spec, specId, quotedCents, now }];
  });
  const late = wanted.find(({ now }) => now && now.validFrom > list.validFrom);
  if (late?.now) throw new Refused('vendorPriceMoved', { day: late.now.validFrom });
  const last = await store.lastVersions(
    inside.db,
    wanted.map(({ specId }) => specId),
  );
  const closing = wanted.flatMap(({ now }) => now?.priceId ?? []);
  if (closing.length > 0) await store.closeVersions(inside.db, closing, list.validFrom);
  const made =
    wanted.length === 0
      ? []
      : await store.insertVersions(
          inside.db,
          wanted.map(({ specId, quotedCents }) => ({
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
    same: good.length - wanted.length,
    before: { prices: wanted.map(({ spec, now }) => [plainKey(spec), now?.quotedCents ?? null]) },
    after: { prices: wanted.map(({ spec, quotedCents }) => [plainKey(spec), quotedCents]) },
  };
}

/** What it is in one line, for the log. */
const plainKey = (spec: Good['spec']): string => specKey(spec).split('\u0001').filter(Boolean).join(' ');

function checkList({ currency, rateMicros, validFrom, note }: PriceList): void {
  if (!/^[A-Z]{3}$/.test(currency)) throw new Refused('badValue', { field: 'currency' });
  if (!Number.isSafeInteger(rateMicros) || rateMicros < 1 || rateMicros > 1_000_000_000) throw new Refused('badValue', { field: 'rate' });
  if (!isDay(validFrom)) throw new Refused('badValue', { field: 'valid_from' });
  if (!note.isWellFormed() || note.includes('\u0000')) throw new Refused('badValue', { field: 'note' });
}

/** Takes versions back as if they had never been: the ones before hold again. What was replaced meanwhile stays. */
export async function takeBackPrices(app: App, caller: Caller, ids: readonly number[]): Promise<number> {
  const taken = await transact(app, async (inside) => {
    const done: number[] = [];
    for (const id of ids.slice(0, 2000)) {
      const version = await store.versionById(inside.db, id);
      if (!version || !(await store.takeBack(inside.db, id, app.now()))) continue;
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
  if (taken === 0) throw new Refused('vendorPriceNotExist');
  await app.pages.drop([pageTag]);
  return taken;
}

/** Ends a price on a day; the history stays. */
export async function endPrice(
  app: App,
  caller: Caller,
  { id, on, reason }: { id: number; on: string | null; reason: string },
): Promise<void> {
  const day = on ?? dayOf(app.now());
  if (!isDay(day)) throw new Refused('badValue', { field: 'valid_to' });
  await transact(app, async (inside) => {
    const version = await store.versionById(inside.db, id);
    if (!version || version.validTo !== null) throw new Refused('vendorPriceNotExist');
    if (day < version.validFrom) throw new Refused('badValue', { field: 'valid_to' });
    if ((await store.closeVersions(inside.db, [id], day)).length === 0) throw new Refused('vendorPriceNotExist');
    await audit(inside, caller, {
      action: 'vendor_price.end',
      subject: ['vendor_price', id],
      before: { validTo: null, quotedCents: version.quotedCents },
      after: { validTo: day, reason },
    });
  });
  await app.pages.drop([pageTag]);
}

/** Lets an ended price hold again, unless another took its place. */
export async function reopenPrice(app: App, caller: Caller, id: number): Promise<void> {
  await transact(app, async (inside) => {
    const version = await store.versionById(inside.db, id);
    if (!version || !(await store.reopen(inside.db, id))) throw new Refused('vendorPriceNotExist');
    const sides = { before: { validTo: version.validTo }, after: { validTo: null } };
    await audit(inside, caller, { action: 'vendor_price.reopen', subject: ['vendor_price', id], ...sides });
  });
  await app.pages.drop([pageTag]);
}

export async function seeTo(app: App, caller: Caller, priceIds: readonly number[], isSeen: boolean): Promise<void> {
  if (priceIds.length === 0) return;
  await transact(app, async (inside) => {
    await store.markSeen(inside.db, priceIds, isSeen ? app.now() : null);
    await audit(inside, caller, {
      action: isSeen ? 'vendor_alert.seen' : 'vendor_alert.unseen',
      subject: ['vendor_price', priceIds[0] ?? 0],
      before: { ids: priceIds, isSeen: !isSeen },
      after: { ids: priceIds, isSeen },
    });
  });
}
