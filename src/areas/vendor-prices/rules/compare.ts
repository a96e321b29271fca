import { priceChangeBp, type Spec, specFields } from './spec.ts';

/** A current price with its vendor and the price before. */
export type VendorPriceToday = Spec & {
  readonly specId: number;
  readonly vendorId: number;
  readonly vendor: string;
  readonly leadDays: number;
  readonly priceCents: number;
  readonly beforeCents: number | null;
  readonly validFrom: string;
};

export type VendorComparisonCell = {
  readonly specId: number;
  readonly priceCents: number;
  readonly moveBp: number | null;
  readonly isCheapest: boolean;
  readonly isRise: boolean;
  /** How much more expensive than the cheapest. */
  readonly overBp: number;
};
export type VendorComparisonRow = {
  readonly key: string;
  readonly vendorId: number;
  readonly vendor: string;
  /** What distinguishes the rows of this table. */
  readonly words: string;
  readonly minQuantity: number;
  readonly leadDays: number;
  /** The newest start date among its prices. */
  readonly validFrom: string;
  readonly cells: readonly (VendorComparisonCell | null)[];
};

/** Vendors down, lengths across; only the same unit can be compared. */
export function compareByLength(prices: readonly VendorPriceToday[], riseBp: number) {
  const lengths = [...new Set(prices.map(({ lengthInches }) => lengthInches))].sort((a, b) => a - b);
  const byLength = Map.groupBy(prices, ({ lengthInches }) => lengthInches);
  const lowest = new Map([...byLength].map(([inches, list]) => [inches, Math.min(...list.map(({ priceCents }) => priceCents))]));
  const differing = specFields.filter((field) => new Set(prices.map((price) => price[field])).size > 1);
  const rowKey = (price: VendorPriceToday): string =>
    [price.vendorId, ...specFields.map((field) => price[field]), price.minQuantity].join('\u0001');
  const rows = [...Map.groupBy(prices, rowKey)].flatMap(([key, list]): VendorComparisonRow[] => {
    const [first] = list;
    if (!first) return [];
    const cells = lengths.map((inches): VendorComparisonCell | null => {
      const price = list.find((one) => one.lengthInches === inches);
      if (!price) return null;
      const lowestCents = lowest.get(inches) ?? price.priceCents;
      const move = price.beforeCents === null ? null : priceChangeBp(price.beforeCents, price.priceCents);
      return {
        specId: price.specId,
        priceCents: price.priceCents,
        moveBp: move,
        isCheapest: price.priceCents === lowestCents && (byLength.get(inches)?.length ?? 0) > 1,
        isRise: move !== null && move > riseBp,
        overBp: priceChangeBp(lowestCents, price.priceCents) ?? 0,
      };
    });
    return [
      {
        ...{ key, vendorId: first.vendorId, vendor: first.vendor, minQuantity: first.minQuantity, leadDays: first.leadDays, cells },
        words: differing
          .map((field) => first[field])
          .filter(Boolean)
          .join(', '),
        validFrom: list.reduce((newest, { validFrom }) => (validFrom > newest ? validFrom : newest), ''),
      },
    ];
  });
  return {
    lengths,
    rows,
    /** Cheapest and most expensive of each length in cents, and their distance. */
    spread: lengths.map((inches) => {
      const all = (byLength.get(inches) ?? []).map(({ priceCents }) => priceCents);
      const [min, max] = [Math.min(...all), Math.max(...all)];
      return { leastCents: min, spreadBp: all.length > 1 ? (priceChangeBp(min, max) ?? 0) : null };
    }),
  };
}
