import { effectOfPrices } from '#areas/pricing/services/vendor-effect.server.ts';
import { vendorPriceTexts } from '#areas/pricing/vendor-texts.ts';
import { isValidPriceLine } from '#areas/vendor-prices/rules/dry-run.ts';
import { type PriceSheetLine, parsePriceSheet, parsePriceSheetRows } from '#areas/vendor-prices/rules/price-sheet.ts';
import { dollarCents, isUnit, type SpecDefaults, specKey } from '#areas/vendor-prices/rules/spec.ts';
import { currentPrices } from '#areas/vendor-prices/services/editing.server.ts';
import { alertLimits } from '#areas/vendor-prices/services/limits.server.ts';
import { vendorList } from '#areas/vendor-prices/services/vendors.server.ts';
import { dryRun, revokeVendorPrices, saveVendorPrices } from '#areas/vendor-prices/services/writing.server.ts';
import { dayOf } from '#kernel/dates.ts';
import { DomainError, domainErrorText } from '#kernel/errors.ts';
import { readForm } from '#kernel/form-data.ts';
import { translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { formAction, load } from '#platform/load.server.ts';
import { rowsSent } from '#platform/sheets/rows.server.ts';
import { presentVendorEffect } from '../parts/shown-effect.server.ts';
import { gridLines, writtenOver } from './grid.ts';

const maxFileMb = 2;
const maxRows = 5000;

export const loader = load(async ({ app, caller: { language }, url: { searchParams } }) => {
  const [vendors, limits] = await Promise.all([vendorList(app), alertLimits(app)]);
  const activeVendors = vendors.filter(({ deletedAt }) => deletedAt === null);
  const vendor = activeVendors.find(({ id }) => id === Number(searchParams.get('vendor'))) ?? activeVendors[0];
  const now = vendor ? await currentPrices(app, vendor.id) : [];
  const kinds = [...new Set(now.map(({ productKind }) => productKind))];
  const kind = searchParams.get('kind') || kinds[0] || 'bulk';
  return {
    vendors: activeVendors.map((one) => ({ id: one.id, name: localizedColumn(one, 'name', language), code: one.code })),
    vendor: vendor ? { id: vendor.id, currency: vendor.currency, rate: String((vendor.rateMicros ?? 1_000_000) / 1_000_000) } : null,
    kinds: [...new Set([...kinds, 'bulk', 'closure', 'lace', 'cap'])],
    kind,
    risePercent: limits.risePercent,
    today: dayOf(app.now()),
    now: now
      .filter(({ productKind }) => productKind === kind)
      .map(({ specId: _, priceId: __, version: ___, rateMicros: ____, validFrom: _____, ...price }) => price),
  };
});
export type VendorPriceEntryData = Awaited<ReturnType<typeof loader>>;

export const action = formAction(async ({ app, caller, form }) => {
  const say = translator(vendorPriceTexts, caller.language);
  const typed = readForm(form);
  if (typed.text('intent') === 'take-back') {
    await revokeVendorPrices(app, caller, typed.text('ids', 20_000).split(',').map(Number).filter(Number.isSafeInteger));
    return { done: say('doneTakenBack') };
  }
  const unit = typed.text('unit');
  if (!isUnit(unit)) throw new DomainError('badValue', { field: 'unit' });
  const rate = typed.text('rate');
  if (!/^\d{1,4}(?:\.\d{1,6})?$/.test(rate)) throw new DomainError('badValue', { field: 'rate' });
  const common: SpecDefaults = {
    ...{ productKind: typed.text('kind', 60), unit, minQuantity: typed.wholeOrNone('minQuantity', 999_999) || 1 },
    ...{ origin: '', grade: '', texture: '', colour: '', lace: '' },
  };
  const sent = await rowsSent(form.get('file'), maxFileMb * 1_000_000, maxRows);
  if (sent === null) throw new DomainError('fileUnreadable', { most: maxFileMb });
  const current = await currentPrices(app, typed.id('vendor'));
  const fromSheet = [...parsePriceSheet(String(form.get('sheet') ?? ''), common), ...parsePriceSheetRows(sent, common)];
  // The matrix starts with today's prices: with a spreadsheet, only changed cells count beside it.
  const fromGrid = gridLines(form, common);
  const lines: PriceSheetLine[] = [...(fromSheet.length === 0 ? fromGrid : writtenOver(fromGrid, current)), ...fromSheet];
  const list = {
    ...{
      vendorId: typed.id('vendor'),
      currency: typed.text('currency', 3).toUpperCase(),
      rateMicros: Math.round(Number(rate) * 1_000_000),
    },
    ...{ validFrom: typed.text('validFrom', 10), note: typed.text('note'), lines, oddIsMeant: form.get('oddIsMeant') === 'yes' },
  };
  const saveResult = typed.text('intent') === 'save' ? await saveVendorPrices(app, caller, list).catch(onlyOdd) : null;
  if (saveResult && !(saveResult instanceof DomainError)) {
    const { saved, wrong } = saveResult;
    if (saved.length === 0) return { done: say('doneNothing') };
    const done = say(wrong > 0 ? 'doneSavedSome' : 'doneSaved', { count: saved.length, day: list.validFrom, wrong });
    return { done, undo: { intent: 'take-back', ids: saved.join() } };
  }
  const checkedLines = await dryRun(app, list);
  const specs = new Map(current.map((one) => [specKey(one), one.specId]));
  const quotedBySpec = checkedLines.filter(isValidPriceLine).flatMap(({ spec, quotedCents }) => {
    const specId = specs.get(specKey(spec));
    return specId === undefined ? [] : [[specId, dollarCents(quotedCents, list.rateMicros)] as const];
  });
  return {
    ...(saveResult && { problem: domainErrorText(saveResult, caller.language) }),
    judged: checkedLines,
    effect: presentVendorEffect(await effectOfPrices(app, new Map(quotedBySpec)), caller.language) ?? {
      costs: 0,
      kinds: [],
      unsound: null,
    },
  };
});

/** Odd prices are shown with the refusal, where they can be confirmed. */
function onlyOdd(error: unknown): DomainError {
  if (error instanceof DomainError && error.why === 'vendorPriceOdd') return error;
  throw error;
}
