import { z } from 'zod';
import { rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { followedSpecs, followVendor } from '#areas/pricing/services/vendor-effect.server.ts';
import { vendorPriceTexts } from '#areas/pricing/vendor-texts.ts';
import { calendarDayIn } from '#areas/staff/services/when.server.ts';
import { sourceIn } from '#areas/vendor-prices/rules/source-notes.ts';
import { specFields } from '#areas/vendor-prices/rules/spec.ts';
import { compareVendorPrices, vendorPriceAlerts, vendorSpecDetails } from '#areas/vendor-prices/services/comparison.server.ts';
import { setAlertLimits } from '#areas/vendor-prices/services/limits.server.ts';
import { markAlertsSeen } from '#areas/vendor-prices/services/writing.server.ts';
import { dayOf, isDay } from '#kernel/dates.ts';
import { cents, dollars } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { describeSpec, translateTradeTerm } from '#kernel/trade-words.ts';
import type { App } from '#platform/app.ts';
import { actions, load } from '#platform/load.server.ts';
import { trendsOf } from '../parts/trend.server.ts';

const maxAlerts = 8;
const bare = (amount: number): string => dollars(cents(amount)).slice(1);
/** Default selection. */
const usual = { kind: 'bulk', texture: 'Straight', colour: '#1B Natural Black' };

export const loader = load(async ({ app, caller: { language }, url: { searchParams } }) => {
  const param = (name: string): string => (searchParams.get(name) ?? '').replaceAll('\u0000', '').slice(0, 60);
  const isFresh = !searchParams.has('kind');
  const chosen = {
    kind: param('kind') || usual.kind,
    unit: param('unit'),
    day: isDay(param('day')) ? param('day') : dayOf(app.now()),
    ...Object.fromEntries(specFields.map((field) => [field, isFresh ? (usual[field as 'texture'] ?? '') : param(field)])),
  } as Record<'kind' | 'unit' | 'day' | (typeof specFields)[number], string>;
  const specFilter = Object.fromEntries(specFields.filter((field) => chosen[field] !== '').map((field) => [field, chosen[field]]));
  const [first, { followed, missing }, alertList] = await Promise.all([
    compareVendorPrices(app, language, chosen.day, { kind: chosen.kind, unit: chosen.unit || undefined, spec: specFilter }),
    followedSpecs(app),
    vendorPriceAlerts(app, language),
  ]);
  // Only one unit can be compared; the most common by default.
  const unitNow = chosen.unit || (first.kinds.find(({ productKind }) => productKind === chosen.kind)?.unit ?? '100g');
  const comparison = chosen.unit
    ? first
    : await compareVendorPrices(app, language, chosen.day, { kind: chosen.kind, unit: unitNow, spec: specFilter });
  const { table, kinds, limits } = comparison;
  const cells = table.rows.flatMap((row) => row.cells.filter((cell) => cell !== null));
  const requestedSpecId = Number(searchParams.get('spec'));
  const current = cells.find(({ specId }) => specId === requestedSpecId) ?? cells.find(({ isRise }) => isRise) ?? cells[0];
  return {
    chosen: { ...chosen, unit: unitNow },
    mode: searchParams.get('show') === 'against' ? ('against' as const) : ('prices' as const),
    what: [
      translateTradeTerm(chosen.kind, language),
      ...specFields.map((field) => chosen[field] && translateTradeTerm(chosen[field], language)),
    ]
      .filter(Boolean)
      .join(language === 'zh' ? '，' : ', '),
    choices: Object.fromEntries(
      (['kind', ...specFields, 'unit'] as const).map((name) => [
        name,
        [
          ...new Set(
            kinds
              .filter((kind) => name === 'kind' || kind.productKind === chosen.kind)
              .map((kind) => kind[name === 'kind' ? 'productKind' : name]),
          ),
        ]
          .filter(Boolean)
          .map((value) => ({ value, label: name === 'unit' ? value : translateTradeTerm(value, language) })),
      ]),
    ) as Record<'kind' | 'unit' | (typeof specFields)[number], { value: string; label: string }[]>,
    lengths: table.lengths,
    rows: table.rows.map(({ cells: row, words: differing, validFrom, ...rest }) => ({
      ...rest,
      words: differing
        .split(', ')
        .map((value) => translateTradeTerm(value, language))
        .join(language === 'zh' ? '，' : ', '),
      from: calendarDayIn(validFrom, language),
      cells: row.map((cell) => cell && { ...cell, price: bare(cell.priceCents), isUsed: followed.has(cell.specId) }),
    })),
    spread: table.spread.map(({ leastCents, spreadBp }) => ({ least: bare(leastCents), spreadBp })),
    limits,
    current: current ? await currentOf(app, language, current.specId) : null,
    alerts: alertList.alerts.slice(0, maxAlerts).map(({ kind, priceId, specId, figure, row }) => ({
      ...{
        kind,
        priceId,
        specId,
        figure,
        vendor: row.vendor,
        what: describeSpec(row, language) || translateTradeTerm(row.productKind, language),
        inches: row.lengthInches,
        productKind: row.productKind,
      },
      unit: row.unit,
      words: Object.fromEntries(specFields.map((field) => [field, row[field]])),
    })),
    alertCount: alertList.alerts.length,
    missing: missing.map((rule) => ({ id: rule.id, specId: rule.vendorSpecId ?? 0, name: language === 'zh' ? rule.nameZh : rule.nameEn })),
  };
});

export type VendorPricesPageData = Awaited<ReturnType<typeof loader>>;
type Trends = { steps: { day: string; cents: number }[]; vendor: string; specId: number }[];

async function currentOf(app: App, language: Language, specId: number) {
  const { spec, versions, rivals, trend } = await vendorSpecDetails(app, language, specId);
  return {
    ...{ specId, vendor: spec.vendor, what: describeSpec(spec, language), inches: spec.lengthInches },
    priceId: versions.find(({ validTo }) => validTo === null)?.id ?? null,
    ...trendsOf(trend as Trends, app.now(), language),
    rivals: rivals.map((one) => ({
      specId: one.specId,
      priceId: one.priceId,
      vendor: one.vendor,
      price: bare(one.priceCents),
      min: one.minQuantity,
    })),
    versions: versions.slice(0, 6).map((version, index) => {
      const before = versions.slice(index + 1).find(({ takenBackAt }) => takenBackAt === null);
      return {
        ...{
          id: version.id,
          price: bare(version.priceCents),
          note: sourceIn(version.note, language),
          by: version.by ?? '',
          isTakenBack: version.takenBackAt !== null,
        },
        from: calendarDayIn(version.validFrom, language),
        moveBp: before ? Math.round(((version.priceCents - before.priceCents) * 10_000) / before.priceCents) : null,
      };
    }),
  };
}

const limits = z.object({ risePercent: z.number().int().min(0).max(500), staleDays: z.number().int().min(0).max(3650) });
const alerts = z.object({ id: z.array(rowId) });

export const action = actions({
  async limits({ app, caller, form }) {
    await setAlertLimits(app, caller, readForm(form, limits));
    return { done: translator(vendorPriceTexts, caller.language)('doneLimits') };
  },
  async seen({ app, caller, form }) {
    const { id } = readForm(form, alerts);
    await markAlertsSeen(app, caller, id, true);
    return { done: translator(vendorPriceTexts, caller.language)('doneSeen'), undo: { intent: 'unseen', id: id.join() } };
  },
  async unseen({ app, caller, form }) {
    await markAlertsSeen(app, caller, readForm(form, alerts).id, false);
    return { done: translator(vendorPriceTexts, caller.language)('doneUnseen') };
  },
  async follow({ app, caller, form }) {
    const { specId, priceId } = readForm(form, z.object({ specId: rowId, priceId: rowId }));
    const version = await followVendor(app, caller, { fromSpecId: specId, toPriceId: priceId });
    return { done: translator(vendorPriceTexts, caller.language)('doneFollow', { version }) };
  },
});
