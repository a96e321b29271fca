import { dayMs, dayOf, earlier } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { alertsOf } from '../rules/alerts.ts';
import { compareByLength } from '../rules/compare.ts';
import { comparedKey, specFields } from '../rules/spec.ts';
import * as store from '../store/prices.server.ts';
import { alertLimits } from './limits.server.ts';

/** Vendor prices on a day, lengths across. */
export async function compareVendorPrices(app: App, language: Language, day: string, filter: store.VendorSpecFilter) {
  const [rows, kinds, limits] = await Promise.all([
    store.vendorPricesOn(app.db, day, filter),
    store.soldKinds(app.db, day),
    alertLimits(app),
  ]);
  const named = rows.map((row) => ({ ...row, vendor: localizedColumn(row, 'vendor', language) }));
  return { table: compareByLength(named, limits.risePercent * 100), kinds, limits };
}

/** One spec with its price history, and what other vendors charge. */
export async function vendorSpecDetails(app: App, language: Language, id: number) {
  const spec = await store.specById(app.db, id);
  if (!spec) throw new DomainError('vendorPriceNotExist');
  const { productKind: kind, unit } = spec;
  const words = Object.fromEntries(specFields.map((field) => [field, spec[field]]));
  const rivals = (await store.vendorPricesOn(app.db, dayOf(app.now()), { kind, unit, spec: words })).filter(
    (one) => comparedKey(one) === comparedKey(spec),
  );
  const ids = [...new Set([id, ...rivals.map(({ specId }) => specId)])];
  const versions = await store.priceVersionsOf(app.db, ids);
  return {
    spec: { ...spec, vendor: localizedColumn(spec, 'vendor', language) },
    versions: versions.filter(({ specId }) => specId === id),
    rivals: rivals.map((one) => ({ ...one, vendor: localizedColumn(one, 'vendor', language) })).sort((a, b) => a.priceCents - b.priceCents),
    /** The last year, for a chart. */
    trend: rivals.map((one) => ({
      specId: one.specId,
      vendor: localizedColumn(one, 'vendor', language),
      steps: versions
        .filter(
          ({ specId, takenBackAt, validTo }) =>
            specId === one.specId && takenBackAt === null && (validTo ?? '9999') > dayOf(earlier(app.now(), 365 * dayMs)),
        )
        .map(({ validFrom, priceCents }) => ({ day: validFrom, cents: priceCents }))
        .reverse(),
    })),
  };
}

/** Unseen increases and outdated prices. */
export async function vendorPriceAlerts(app: App, language: Language) {
  const today = dayOf(app.now());
  const [rows, limits] = await Promise.all([store.vendorPricesOn(app.db, today, { spec: {} }), alertLimits(app)]);
  const byId = new Map(rows.map((row) => [row.specId, row]));
  const alerts = alertsOf(rows, limits, today).flatMap((alert) => {
    const row = byId.get(alert.specId);
    return row ? [{ ...alert, row: { ...row, vendor: localizedColumn(row, 'vendor', language) } }] : [];
  });
  // Latest increases first, then outdated prices.
  const rank = (kind: string): number => (kind === 'rise' ? 0 : 1);
  const newest = alerts.toSorted(
    (a, b) => rank(a.kind) - rank(b.kind) || b.row.validFrom.localeCompare(a.row.validFrom) || b.figure - a.figure,
  );
  return { limits, alerts: newest };
}

export const vendorPriceVersion = (app: App, id: number) => store.priceVersionById(app.db, id);
