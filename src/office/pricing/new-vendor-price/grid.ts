import type { CurrentVendorPrice } from '#areas/vendor-prices/rules/dry-run.ts';
import { type PriceSheetLine, parseQuotedPrice } from '#areas/vendor-prices/rules/price-sheet.ts';
import { type Spec, type SpecDefaults, specFields, specKey } from '#areas/vendor-prices/rules/spec.ts';
import { plainAmount } from '#kernel/money.ts';
import type { Language } from '#kernel/texts.ts';
import { canonicalTradeTerm, translateTradeTerm } from '#kernel/trade-words.ts';

/** A matrix row: the spec, and a typed price per length. */
export type VendorPriceRow = {
  readonly key: string;
  readonly spec: Readonly<Record<(typeof specFields)[number], string>>;
  readonly cells: Readonly<Record<number, string>>;
};

const usualLengths = [10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30];

export const emptyRow = (key: string): VendorPriceRow => ({
  key,
  spec: { origin: '', grade: '', texture: '', colour: '', lace: '' },
  cells: {},
});

/** Today's prices as an editable matrix. */
export function gridOf(now: readonly CurrentVendorPrice[], language: Language): { rows: VendorPriceRow[]; lengths: number[] } {
  const specGroupKey = (price: CurrentVendorPrice): string => specFields.map((field) => price[field]).join('\u0001');
  const rows = [...Map.groupBy(now, specGroupKey)].flatMap(([key, list]): VendorPriceRow[] => {
    const [first] = list;
    if (!first) return [];
    const [origin, grade, texture, colour, lace] = [first.origin, first.grade, first.texture, first.colour, first.lace].map((value) =>
      translateTradeTerm(value, language),
    ) as [string, string, string, string, string];
    const cells = Object.fromEntries(list.map((price) => [price.lengthInches, plainAmount(price.quotedCents)]));
    return [{ key, spec: { origin, grade, texture, colour, lace }, cells }];
  });
  const lengths = [...new Set(now.map(({ lengthInches }) => lengthInches))].sort((a, b) => a - b);
  return { rows: rows.length > 0 ? rows : [emptyRow('new-0')], lengths: lengths.length > 0 ? lengths : usualLengths };
}

/** The names of a row's fields in the form; each row has all of them. */
export const gridFieldName = (field: (typeof specFields)[number] | 'row'): string => `rows.${field}`;
export const gridPriceName = (inches: number): string => `rows.prices.${inches}`;

/** In the stored spelling. */
export const normalizeSpec = (spec: VendorPriceRow['spec']): VendorPriceRow['spec'] => ({
  ...{ origin: canonicalTradeTerm(spec.origin), grade: canonicalTradeTerm(spec.grade), texture: canonicalTradeTerm(spec.texture) },
  ...{ colour: canonicalTradeTerm(spec.colour), lace: canonicalTradeTerm(spec.lace) },
});

/** Each filled cell is a price. */
export function linesOfGrid(rows: readonly VendorPriceRow[], common: SpecDefaults): PriceSheetLine[] {
  return rows.flatMap(({ spec: words, cells }, row) =>
    Object.entries(cells).flatMap(([inches, typed]): PriceSheetLine[] => {
      if (typed.trim() === '') return [];
      const spec: Spec = { ...common, ...normalizeSpec(words), lengthInches: Number(inches) };
      const quotedCents = parseQuotedPrice(typed);
      const at = { row: row + 1, column: Number(inches) };
      return [
        quotedCents === null ? { ...at, spec, typed: typed.slice(0, 60), problem: 'price' } : { ...at, spec, quotedCents, problem: null },
      ];
    }),
  );
}

/** Lines that differ from today's prices. */
export function writtenOver(lines: readonly PriceSheetLine[], now: readonly CurrentVendorPrice[]): PriceSheetLine[] {
  const today = new Map(now.map((one) => [specKey(one), one.quotedCents]));
  return lines.filter((line) => line.problem !== null || today.get(specKey(line.spec)) !== line.quotedCents);
}
