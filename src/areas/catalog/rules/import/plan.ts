import { denormalizedValuesOf, type SkuValue, slugOfChoice, variantNamesOf } from '../editing/variants.ts';
import type { ImportProblem, ImportRow } from './rows.ts';

export type ExistingSku = {
  readonly id: number;
  readonly spuId: number;
  readonly code: string;
  readonly slug: string;
  readonly barcode: string | null;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly priceCents: number;
  readonly discountBp: number;
  readonly costCents: number;
  readonly weightGrams: number;
  readonly shippingName: string;
  readonly shelf: string;
  readonly isMadeToOrder: boolean;
  readonly isClearance: boolean;
  readonly isHidden: boolean;
  readonly attributes: Readonly<Record<string, string>>;
};
export type ImportGroup = {
  readonly id: number;
  readonly categoryId: number;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly optionKeys: readonly string[];
  readonly isClearance: boolean;
};

export type PlannedImportRow =
  | {
      readonly kind: 'add';
      readonly wish: ImportRow;
      readonly group: ImportGroup;
      readonly row: NewSkuRow;
      readonly valueIds: readonly number[];
    }
  | {
      readonly kind: 'change';
      readonly wish: ImportRow;
      readonly sku: ExistingSku;
      readonly set: Partial<NewSkuRow>;
      readonly price: PriceOf | null;
      readonly valueIds: readonly number[] | null;
    }
  | { readonly kind: 'same'; readonly wish: ImportRow }
  | { readonly kind: 'bad'; readonly wish: ImportRow; readonly problem: ImportProblem };
type PriceOf = { readonly priceCents: number; readonly discountBp: number; readonly isClearance: boolean };
export type NewSkuRow = ReturnType<typeof rowOf>;

export type ImportContext = {
  readonly groupOf: (wish: ImportRow) => ImportGroup | null;
  readonly skuOf: (code: string) => ExistingSku | null;
  /** Code of the SKU that has this slug within the group; deleted SKUs keep theirs. */
  readonly holderOf: (group: ImportGroup, slug: string) => string | null;
  readonly barcodeHolder: (barcode: string) => string | null;
  readonly valueOf: (key: string, value: string) => SkuValue | null;
  readonly usualShipping: string;
};

/** The change one row requests, given what exists. */
export function planImportRow(wish: ImportRow, around: ImportContext): PlannedImportRow {
  const bad = (why: ImportProblem['why'], fill?: ImportProblem['fill']): PlannedImportRow => ({
    kind: 'bad',
    wish,
    problem: { why, ...(fill && { fill }) },
  });
  const group = around.groupOf(wish);
  if (!group) return bad('noGroup', { category: wish.category, group: wish.group });
  const holder = wish.barcode ? around.barcodeHolder(wish.barcode) : null;
  if (holder !== null && holder !== wish.code) return bad('barcodeTaken', { value: wish.barcode, code: holder });
  const sku = around.skuOf(wish.code);
  if (!sku) {
    const row = rowOf(wish, group, around.usualShipping);
    const there = around.holderOf(group, row.slug);
    return there === null
      ? { kind: 'add', wish, group, row, valueIds: wish.values.map(({ id }) => id) }
      : bad('sameChoice', { code: there, slug: row.slug });
  }
  if (sku.spuId !== group.id) return bad('otherGroup', { code: wish.code });
  return changeOf(wish, sku, around);
}

function rowOf(wish: ImportRow, group: ImportGroup, usualShipping: string) {
  const chosen = group.optionKeys.flatMap((key) => wish.values.find((value) => value.key === key) ?? []);
  const names = variantNamesOf(group, chosen.length > 0 ? chosen : wish.values);
  return {
    code: wish.code,
    slug: wish.slug || slugOfChoice(chosen.length > 0 ? chosen : wish.values),
    barcode: wish.barcode || null,
    nameEn: wish.nameEn || names.nameEn,
    nameZh: wish.nameZh || names.nameZh,
    priceCents: wish.priceCents,
    discountBp: wish.discountBp ?? 10_000,
    costCents: wish.costCents ?? 0,
    weightGrams: wish.weightGrams,
    shippingName: wish.shippingName || usualShipping,
    shelf: wish.shelf,
    isMadeToOrder: wish.isMadeToOrder ?? false,
    isClearance: wish.isClearance ?? group.isClearance,
    isHidden: wish.isHidden ?? false,
    ...denormalizedValuesOf(wish.values),
  };
}

/** An empty cell keeps the current value. */
function changeOf(wish: ImportRow, sku: ExistingSku, around: ImportContext): PlannedImportRow {
  const merged = new Map(
    Object.entries(sku.attributes).flatMap(([key, value]) => {
      const known = around.valueOf(key, value);
      return known ? [[key, known] as const] : [];
    }),
  );
  const differs = wish.values.some(({ key, value }) => sku.attributes[key] !== value);
  for (const value of wish.values) merged.set(value.key, value);
  const values = [...merged.values()];
  const set: Partial<NewSkuRow> = {
    ...when(wish.nameEn && wish.nameEn !== sku.nameEn, { nameEn: wish.nameEn }),
    ...when(wish.nameZh && wish.nameZh !== sku.nameZh, { nameZh: wish.nameZh }),
    ...when(wish.barcode && wish.barcode !== sku.barcode, { barcode: wish.barcode }),
    ...when(wish.costCents !== null && wish.costCents !== sku.costCents, { costCents: wish.costCents ?? 0 }),
    ...when(wish.weightGrams !== sku.weightGrams, { weightGrams: wish.weightGrams }),
    ...when(wish.shippingName && wish.shippingName !== sku.shippingName, { shippingName: wish.shippingName }),
    ...when(wish.shelf && wish.shelf !== sku.shelf, { shelf: wish.shelf }),
    ...when(wish.isMadeToOrder !== null && wish.isMadeToOrder !== sku.isMadeToOrder, { isMadeToOrder: wish.isMadeToOrder ?? false }),
    ...when(wish.isHidden !== null && wish.isHidden !== sku.isHidden, { isHidden: wish.isHidden ?? false }),
    ...when(differs, denormalizedValuesOf(values)),
  };
  const price = {
    priceCents: wish.priceCents,
    discountBp: wish.discountBp ?? sku.discountBp,
    isClearance: wish.isClearance ?? sku.isClearance,
  };
  const isMoved = price.priceCents !== sku.priceCents || price.discountBp !== sku.discountBp || price.isClearance !== sku.isClearance;
  if (Object.keys(set).length === 0 && !isMoved) return { kind: 'same', wish };
  return { kind: 'change', wish, sku, set, price: isMoved ? price : null, valueIds: differs ? values.map(({ id }) => id) : null };
}

const when = <T extends object>(is: unknown, what: T): Partial<T> => (is ? what : {});
