import { on } from '#api/handle.server.ts';
import { dayOf } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { centsOfDollars } from '#kernel/money.ts';
import { localizedColumn } from '#kernel/words.ts';
import * as calls from './calls.ts';
import { isValidPriceLine } from './rules/dry-run.ts';
import { nextVersion } from './services/editing.server.ts';
import { pricesWith } from './services/listing.server.ts';
import { dryRun, endPrice, revokeVendorPrices, saveVendorPrices } from './services/writing.server.ts';

const micros = (rate: number): number => Math.round(rate * 1_000_000);

export const vendorPriceHandlers = [
  on(calls.vendorPrices, async ({ page, page_size, length, vendor_id, product_kind, keyword, ...rest }, app, caller) => {
    const { items, total } = await pricesWith(app, {
      ...rest,
      ...{ vendorId: vendor_id, productKind: product_kind, lengthInches: length, searchText: keyword || undefined },
      ...{ sort: { by: 'day', down: true }, limit: page_size, offset: (page - 1) * page_size },
    });
    return {
      total,
      page,
      page_size,
      items: items.map((row) => ({
        ...{ id: row.id, spec_id: row.specId, vendor_id: row.vendorId, vendor: localizedColumn(row, 'vendor', caller.language) },
        ...{
          product_kind: row.productKind,
          origin: row.origin,
          grade: row.grade,
          texture: row.texture,
          colour: row.colour,
          lace: row.lace,
        },
        ...{ length: row.lengthInches, unit: row.unit, min_quantity: row.minQuantity, version: row.version, note: row.note },
        ...{ quoted: row.quotedCents / 100, currency: row.currency, rate: row.rateMicros / 1_000_000, price: row.priceCents / 100 },
        ...{ valid_from: row.validFrom, valid_to: row.validTo },
      })),
    };
  }),
  on(calls.addVendorPrices, async (input, app, caller) => {
    const lines = input.items.map(({ price, product_kind, length, min_quantity, ...words }, at) => ({
      ...{ row: at + 1, column: 1, problem: null, quotedCents: centsOfDollars(price) },
      spec: { ...words, productKind: product_kind, lengthInches: length, minQuantity: min_quantity },
    }));
    const list = {
      ...{ vendorId: input.vendor_id, currency: input.currency, rateMicros: micros(input.rate), validFrom: input.valid_from },
      ...{ note: input.note, lines, oddIsMeant: input.odd_is_meant },
    };
    const lineResults = (await dryRun(app, list)).map((line) => ({
      row: line.row,
      state: line.state,
      before: isValidPriceLine(line) && line.beforeCents !== null ? line.beforeCents / 100 : null,
      likely: isValidPriceLine(line) && line.likelyCents !== null ? line.likelyCents / 100 : null,
    }));
    if (input.dry_run)
      return {
        ids: [],
        same: lineResults.filter(({ state }) => state === 'same').length,
        wrong: lineResults.filter(({ state }) => state === 'wrong').length,
        items: lineResults,
      };
    const { saved, same, wrong } = await saveVendorPrices(app, caller, list);
    return { ids: saved, same, wrong, items: lineResults };
  }),
  on(calls.updateVendorPrice, async ({ id, take_back, price, rate, valid_from, odd_is_meant, ...rest }, app, caller) => {
    if (take_back) {
      await revokeVendorPrices(app, caller, [id]);
      return { id };
    }
    if (price === undefined) throw new DomainError('lackParameter', { field: 'price' });
    const made = await nextVersion(app, caller, id, {
      ...rest,
      quotedCents: centsOfDollars(price),
      rateMicros: rate === undefined ? undefined : micros(rate),
      validFrom: valid_from ?? dayOf(app.now()),
      oddIsMeant: odd_is_meant,
    });
    return { id: made ?? id };
  }),
  on(calls.deleteVendorPrice, async ({ id, valid_to, reason }, app, caller) => {
    await endPrice(app, caller, { id, on: valid_to ?? null, reason });
    return {};
  }),
];
