import { fileOf } from '#areas/staff/services/list-file.server.ts';
import { vendorPriceList } from '#areas/vendor-prices/rules/price-list.ts';
import { sourceIn } from '#areas/vendor-prices/rules/source-notes.ts';
import { pricesWith } from '#areas/vendor-prices/services/listing.server.ts';
import { translateTradeTerm } from '#kernel/trade-words.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import type { Chosen } from '#site/list.ts';
import { vendorPriceTexts as texts } from '../vendor-texts.ts';

export const vendorVersions = (
  app: App,
  { filters: { state, vendor, kind, texture, length }, searchText, sort }: Chosen<typeof vendorPriceList>,
  page: { readonly limit: number; readonly offset: number },
) => pricesWith(app, { ...page, state, vendorId: vendor, productKind: kind, texture, lengthInches: length, searchText, sort });

export const vendorPriceFile = fileOf({
  spec: vendorPriceList,
  read: async (app, chosen, page) => (await vendorVersions(app, chosen, page)).items,
  columns: [
    { label: texts.vendor, cell: (row, language) => localizedColumn(row, 'vendor', language) },
    { label: texts.kind, cell: (row, language) => translateTradeTerm(row.productKind, language) },
    { label: texts.origin, cell: (row, language) => translateTradeTerm(row.origin, language) },
    { label: texts.grade, cell: (row, language) => translateTradeTerm(row.grade, language) },
    { label: texts.texture, cell: (row, language) => translateTradeTerm(row.texture, language) },
    { label: texts.colour, cell: (row, language) => translateTradeTerm(row.colour, language) },
    { label: texts.lace, cell: (row, language) => translateTradeTerm(row.lace, language) },
    { label: texts.length, cell: (row) => row.lengthInches },
    { label: texts.unit, cell: (row, language) => texts[row.unit][language] },
    { label: texts.minQuantity, cell: (row) => row.minQuantity },
    { label: texts.quoted, cell: (row) => row.quotedCents / 100 },
    { label: texts.currency, cell: (row) => row.currency },
    { label: texts.dollars, cell: (row) => row.priceCents / 100 },
    { label: texts.from, cell: (row) => row.validFrom },
    { label: texts.to, cell: (row) => row.validTo },
    { label: texts.source, cell: (row, language) => sourceIn(row.note, language) },
  ],
});
