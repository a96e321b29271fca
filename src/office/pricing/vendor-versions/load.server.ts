import { vendorVersions } from '#areas/pricing/services/vendor-list.server.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { calendarDayIn } from '#areas/staff/services/when.server.ts';
import { vendorPriceList } from '#areas/vendor-prices/rules/price-list.ts';
import { sourceIn } from '#areas/vendor-prices/rules/source-notes.ts';
import { priceCounts } from '#areas/vendor-prices/services/listing.server.ts';
import { vendorNames } from '#areas/vendor-prices/services/vendors.server.ts';
import { plainAmount } from '#kernel/money.ts';
import { describeSpec, translateTradeTerm } from '#kernel/trade-words.ts';
import { localizedColumn } from '#kernel/words.ts';
import { load } from '#platform/load.server.ts';

export const loader = load(async ({ app, caller, url }) => {
  const { language } = caller;
  const [list, counts, vendors] = await Promise.all([
    loadListPage({ app, caller, url }, vendorPriceList, async (chosen, page) => {
      const { items, total } = await vendorVersions(app, chosen, page);
      return {
        total,
        rows: items.map((row) => ({
          ...{
            id: row.id,
            specId: row.specId,
            version: row.version,
            inches: row.lengthInches,
            unit: row.unit,
            min: row.minQuantity,
            note: sourceIn(row.note, language),
          },
          vendor: localizedColumn(row, 'vendor', language),
          kind: translateTradeTerm(row.productKind, language),
          what: describeSpec(row, language),
          quoted: `${plainAmount(row.quotedCents)} ${row.currency}`,
          price: plainAmount(row.priceCents),
          from: calendarDayIn(row.validFrom, language),
          to: row.validTo === null ? null : calendarDayIn(row.validTo, language),
          isTakenBack: row.takenBackAt !== null,
        })),
      };
    }),
    priceCounts(app),
    vendorNames(app),
  ]);
  return { list, counts, vendors: vendors.map((vendor) => ({ value: vendor.id, label: localizedColumn(vendor, 'name', language) })) };
});
export type ListedPrice = Awaited<ReturnType<typeof loader>>['list']['rows'][number];
