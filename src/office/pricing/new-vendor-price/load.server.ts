import { z } from 'zod';
import { joinedIds } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { effectOfPrices } from '#areas/pricing/services/vendor-effect.server.ts';
import { vendorPriceTexts } from '#areas/pricing/vendor-texts.ts';
import { addVendorPrices } from '#areas/vendor-prices/calls.ts';
import { isValidPriceLine } from '#areas/vendor-prices/rules/dry-run.ts';
import { type PriceSheetLine, parsePriceSheet, parsePriceSheetRows } from '#areas/vendor-prices/rules/price-sheet.ts';
import { dollarCents, type SpecDefaults, specKey } from '#areas/vendor-prices/rules/spec.ts';
import { currentPrices } from '#areas/vendor-prices/services/editing.server.ts';
import { alertLimits } from '#areas/vendor-prices/services/limits.server.ts';
import { vendorList } from '#areas/vendor-prices/services/vendors.server.ts';
import { dryRun, revokeVendorPrices, saveVendorPrices } from '#areas/vendor-prices/services/writing.server.ts';
import { dayOf } from '#kernel/dates.ts';
import { DomainError, domainErrorText } from '#kernel/errors.ts';
import { translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { Caller } from '#platform/app.ts';
import { type ActionContext, actions, load } from '#platform/load.server.ts';
import { rowsSent } from '#platform/sheets/rows.server.ts';
import { presentVendorEffect } from '../parts/shown-effect.server.ts';
import { writtenOver } from './grid.ts';
import { gridLines, gridRowsInput } from './grid-rows.server.ts';

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

const { vendor_id, rate, valid_from, note, odd_is_meant, items } = addVendorPrices.input.shape;
const { product_kind, unit, min_quantity } = items.element.shape;
const listInput = z.object({
  ...{ vendor_id, product_kind, unit, min_quantity, rate, valid_from, note, odd_is_meant },
  currency: z
    .string()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/),
  sheet: z
    .string()
    .max(maxFileMb * 1_000_000)
    .default(''),
  file: z.file().optional(),
  rows: gridRowsInput,
});

/** The price list of a form, and the vendor's prices of today. */
async function readPriceList({ app, form }: ActionContext) {
  const typed = readForm(form, listInput);
  const common: SpecDefaults = {
    ...{ productKind: typed.product_kind, unit: typed.unit, minQuantity: typed.min_quantity },
    ...{ origin: '', grade: '', texture: '', colour: '', lace: '' },
  };
  const sent = await rowsSent(typed.file, maxFileMb * 1_000_000, maxRows);
  if (sent === null) throw new DomainError('fileUnreadable', { most: maxFileMb });
  const current = await currentPrices(app, typed.vendor_id);
  const fromSheet = [...parsePriceSheet(typed.sheet, common), ...parsePriceSheetRows(sent, common)];
  // The matrix starts with today's prices: with a spreadsheet, only changed cells count beside it.
  const fromGrid = gridLines(typed.rows, common);
  const lines: PriceSheetLine[] = [...(fromSheet.length === 0 ? fromGrid : writtenOver(fromGrid, current)), ...fromSheet];
  const list = {
    ...{ vendorId: typed.vendor_id, currency: typed.currency, rateMicros: Math.round(typed.rate * 1_000_000) },
    ...{ validFrom: typed.valid_from, note: typed.note, lines, oddIsMeant: typed.odd_is_meant },
  };
  return { list, current };
}

type PriceList = Awaited<ReturnType<typeof readPriceList>>;

async function judgePrices({ app, caller }: ActionContext, { list, current }: PriceList) {
  const checkedLines = await dryRun(app, list);
  const specs = new Map(current.map((one) => [specKey(one), one.specId]));
  const quotedBySpec = checkedLines.filter(isValidPriceLine).flatMap(({ spec, quotedCents }) => {
    const specId = specs.get(specKey(spec));
    return specId === undefined ? [] : [[specId, dollarCents(quotedCents, list.rateMicros)] as const];
  });
  const effect = await effectOfPrices(app, new Map(quotedBySpec));
  return { judged: checkedLines, effect: presentVendorEffect(effect, caller.language) ?? { costs: 0, kinds: [], unsound: null } };
}

export const action = actions(
  {
    look: async (visit) => judgePrices(visit, await readPriceList(visit)),
    async save(visit) {
      const { app, caller } = visit;
      const priceList = await readPriceList(visit);
      const result = await saveVendorPrices(app, caller, priceList.list).catch(onlyOdd);
      if (result instanceof DomainError)
        return { problem: domainErrorText(result, caller.language), ...(await judgePrices(visit, priceList)) };
      const { saved, wrong } = result;
      if (saved.length === 0) return { done: say(caller)('doneNothing') };
      const done = say(caller)(wrong > 0 ? 'doneSavedSome' : 'doneSaved', { count: saved.length, day: priceList.list.validFrom, wrong });
      return { done, undo: { intent: 'take-back', ids: saved.join() } };
    },
    async 'take-back'({ app, caller, form }) {
      await revokeVendorPrices(app, caller, readForm(form, z.object({ ids: joinedIds })).ids);
      return { done: say(caller)('doneTakenBack') };
    },
  },
  {
    labels: {
      vendor_id: vendorPriceTexts.vendor,
      product_kind: vendorPriceTexts.kind,
      min_quantity: vendorPriceTexts.minQuantity,
      currency: vendorPriceTexts.currency,
      rate: vendorPriceTexts.rate,
      valid_from: vendorPriceTexts.validFrom,
      sheet: vendorPriceTexts.paste,
    },
  },
);

const say = ({ language }: Caller) => translator(vendorPriceTexts, language);

/** Odd prices are shown with the refusal, where they can be confirmed. */
function onlyOdd(error: unknown): DomainError {
  if (error instanceof DomainError && error.why === 'vendorPriceOdd') return error;
  throw error;
}
