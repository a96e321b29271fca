import { cents, dollars } from '#kernel/money.ts';
import { isLoweredBelowCost, payableOf } from '../below-cost.ts';
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
  readonly bin: string;
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
      readonly importRow: ImportRow;
      readonly group: ImportGroup;
      readonly row: NewSkuRow;
      readonly valueIds: readonly number[];
    }
  | {
      readonly kind: 'change';
      readonly importRow: ImportRow;
      readonly sku: ExistingSku;
      readonly set: Partial<NewSkuRow>;
      readonly price: PriceOf | null;
      readonly valueIds: readonly number[] | null;
    }
  | { readonly kind: 'same'; readonly importRow: ImportRow }
  | { readonly kind: 'bad'; readonly importRow: ImportRow; readonly problem: ImportProblem };
type PriceOf = { readonly priceCents: number; readonly discountBp: number; readonly isClearance: boolean };
export type NewSkuRow = ReturnType<typeof rowOf>;

/** What only an owner may do, and has said so. */
export type ImportPermissions = { readonly mayForgetCost: boolean; readonly acceptsBelowCost: boolean };

export type ImportContext = {
  readonly permissions: ImportPermissions;
  readonly groupOf: (importRow: ImportRow) => ImportGroup | null;
  readonly skuOf: (code: string) => ExistingSku | null;
  /** Code of the SKU that has this slug within the group; deleted SKUs keep theirs. */
  readonly holderOf: (group: ImportGroup, slug: string) => string | null;
  readonly barcodeHolder: (barcode: string) => string | null;
  readonly valueOf: (key: string, value: string) => SkuValue | null;
  readonly usualShipping: string;
};

/** The change one row requests, given what exists and who imports it. */
export function planImportRow(importRow: ImportRow, around: ImportContext): PlannedImportRow {
  const plan = plannedRow(importRow, around);
  const problem = costProblemOf(plan, around.permissions);
  return problem ? { kind: 'bad', importRow, problem } : plan;
}

/** A price below the known cost, or a known cost that is taken away from under one. */
function costProblemOf(plan: PlannedImportRow, { mayForgetCost, acceptsBelowCost }: ImportPermissions): ImportProblem | null {
  const price = priceAgainstCostOf(plan);
  if (!price) return null;
  const { costBefore, ...judged } = price;
  if (judged.costCents === 0 && costBefore > 0 && !mayForgetCost) return { why: 'costForgotten' };
  if (acceptsBelowCost || !isLoweredBelowCost(judged)) return null;
  return { why: 'belowCost', fill: { price: dollars(cents(judged.toCents)), cost: dollars(cents(judged.costCents)) } };
}

function priceAgainstCostOf(plan: PlannedImportRow) {
  if (plan.kind === 'add') return { fromCents: null, toCents: payableOf(plan.row), costCents: plan.row.costCents, costBefore: 0 };
  if (plan.kind !== 'change') return null;
  const { sku, set, price } = plan;
  const fromCents = payableOf(sku);
  return { fromCents, toCents: price ? payableOf(price) : fromCents, costCents: set.costCents ?? sku.costCents, costBefore: sku.costCents };
}

function plannedRow(importRow: ImportRow, around: ImportContext): PlannedImportRow {
  const bad = (why: ImportProblem['why'], fill?: ImportProblem['fill']): PlannedImportRow => ({
    kind: 'bad',
    importRow,
    problem: { why, ...(fill && { fill }) },
  });
  const group = around.groupOf(importRow);
  if (!group) return bad('noGroup', { category: importRow.category, group: importRow.group });
  const holder = importRow.barcode ? around.barcodeHolder(importRow.barcode) : null;
  if (holder !== null && holder !== importRow.code) return bad('barcodeTaken', { value: importRow.barcode, code: holder });
  const sku = around.skuOf(importRow.code);
  if (!sku) {
    const row = rowOf(importRow, group, around.usualShipping);
    const there = around.holderOf(group, row.slug);
    return there === null
      ? { kind: 'add', importRow, group, row, valueIds: importRow.values.map(({ id }) => id) }
      : bad('sameChoice', { code: there, slug: row.slug });
  }
  if (sku.spuId !== group.id) return bad('otherGroup', { code: importRow.code });
  return changeOf(importRow, sku, around);
}

function rowOf(importRow: ImportRow, group: ImportGroup, usualShipping: string) {
  const chosen = group.optionKeys.flatMap((key) => importRow.values.find((value) => value.key === key) ?? []);
  const names = variantNamesOf(group, chosen.length > 0 ? chosen : importRow.values);
  return {
    code: importRow.code,
    slug: importRow.slug || slugOfChoice(chosen.length > 0 ? chosen : importRow.values),
    barcode: importRow.barcode || null,
    nameEn: importRow.nameEn || names.nameEn,
    nameZh: importRow.nameZh || names.nameZh,
    priceCents: importRow.priceCents,
    discountBp: importRow.discountBp ?? 10_000,
    costCents: importRow.costCents ?? 0,
    weightGrams: importRow.weightGrams,
    shippingName: importRow.shippingName || usualShipping,
    bin: importRow.bin,
    isMadeToOrder: importRow.isMadeToOrder ?? false,
    isClearance: importRow.isClearance ?? group.isClearance,
    isHidden: importRow.isHidden ?? false,
    ...denormalizedValuesOf(importRow.values),
  };
}

/** An empty cell keeps the current value. */
function changeOf(importRow: ImportRow, sku: ExistingSku, around: ImportContext): PlannedImportRow {
  const merged = new Map(
    Object.entries(sku.attributes).flatMap(([key, value]) => {
      const known = around.valueOf(key, value);
      return known ? [[key, known] as const] : [];
    }),
  );
  const differs = importRow.values.some(({ key, value }) => sku.attributes[key] !== value);
  for (const value of importRow.values) merged.set(value.key, value);
  const values = [...merged.values()];
  const set: Partial<NewSkuRow> = {
    ...when(importRow.nameEn && importRow.nameEn !== sku.nameEn, { nameEn: importRow.nameEn }),
    ...when(importRow.nameZh && importRow.nameZh !== sku.nameZh, { nameZh: importRow.nameZh }),
    ...when(importRow.barcode && importRow.barcode !== sku.barcode, { barcode: importRow.barcode }),
    ...when(importRow.costCents !== null && importRow.costCents !== sku.costCents, { costCents: importRow.costCents ?? 0 }),
    ...when(importRow.weightGrams !== sku.weightGrams, { weightGrams: importRow.weightGrams }),
    ...when(importRow.shippingName && importRow.shippingName !== sku.shippingName, { shippingName: importRow.shippingName }),
    ...when(importRow.bin && importRow.bin !== sku.bin, { bin: importRow.bin }),
    ...when(importRow.isMadeToOrder !== null && importRow.isMadeToOrder !== sku.isMadeToOrder, {
      isMadeToOrder: importRow.isMadeToOrder ?? false,
    }),
    ...when(importRow.isHidden !== null && importRow.isHidden !== sku.isHidden, { isHidden: importRow.isHidden ?? false }),
    ...when(differs, denormalizedValuesOf(values)),
  };
  const price = {
    priceCents: importRow.priceCents,
    discountBp: importRow.discountBp ?? sku.discountBp,
    isClearance: importRow.isClearance ?? sku.isClearance,
  };
  const isMoved = price.priceCents !== sku.priceCents || price.discountBp !== sku.discountBp || price.isClearance !== sku.isClearance;
  if (Object.keys(set).length === 0 && !isMoved) return { kind: 'same', importRow };
  return {
    kind: 'change',
    importRow,
    sku,
    set,
    price: isMoved ? price : null,
    valueIds: differs ? values.map(({ id }) => id) : null,
  };
}

const when = <T extends object>(is: unknown, what: T): Partial<T> => (is ? what : {});
