import { DomainError } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { combineVariants, countCombinations, maxVariantsPerGroup, type SkuValue, type Variant } from '../../rules/editing/variants.ts';
import { attributeValueRows } from '../../store/editing/attributes.server.ts';
import { groupById, skusForEditing } from '../../store/editing/groups.server.ts';
import { addSkus } from './skus.server.ts';

export type VariantSelection = {
  /** Values to combine; several of one attribute are alternatives, a single one is shared by all. */
  readonly valueIds: readonly number[];
  readonly codeStart: string;
  readonly priceCents: number;
  readonly centsPerInch: number;
  readonly weightGrams: number;
  readonly gramsPerInch: number;
  readonly discountBp?: number | undefined;
  readonly costBp?: number | undefined;
  readonly isMadeToOrder?: boolean | undefined;
};

/** Every variant with its price, and whether it exists already. */
export async function previewVariants(app: App, spuId: number, selection: VariantSelection): Promise<Variant[]> {
  const group = await groupById(app.db, spuId);
  if (!group) throw new DomainError('productNotExist');
  const valueIds = new Set(selection.valueIds);
  const chosen: SkuValue[] = (await attributeValueRows(app.db, null)).filter(({ id }) => valueIds.has(id));
  if (chosen.length !== valueIds.size) throw new DomainError('badValue', { field: 'value_ids' });
  const byKey = Map.groupBy(chosen, ({ key }) => key);
  const isOption = (key: string): boolean => group.optionKeys.includes(key) || (byKey.get(key)?.length ?? 0) > 1;
  const keys = [...group.optionKeys, ...byKey.keys()].filter((key, at, all) => byKey.has(key) && isOption(key) && all.indexOf(key) === at);
  const choices = keys.map((key) => byKey.get(key) ?? []);
  if (countCombinations(choices) > maxVariantsPerGroup) throw new DomainError('tooManyVariants', { most: maxVariantsPerGroup });
  const shared = [...byKey].flatMap(([key, values]) => (keys.includes(key) ? [] : values));
  return combineVariants(group, { ...selection, choices, shared }, await skusForEditing(app.db, spuId));
}

/** Creates the missing variants except those struck out. */
export async function createVariants(
  app: App,
  caller: Caller,
  spuId: number,
  selection: VariantSelection,
  struckOut: readonly string[] = [],
): Promise<number[]> {
  const missing = (await previewVariants(app, spuId, selection)).filter(({ isThere, slug }) => !isThere && !struckOut.includes(slug));
  if (missing.length === 0) return [];
  return addSkus(
    app,
    caller,
    spuId,
    missing.map(({ slug, code, nameEn, nameZh, priceCents, weightGrams, valueIds }) => ({
      slug,
      code,
      nameEn,
      nameZh,
      priceCents,
      weightGrams,
      valueIds,
      discountBp: selection.discountBp,
      costCents: Math.round((priceCents * (selection.costBp ?? 0)) / 10_000),
      isMadeToOrder: selection.isMadeToOrder,
    })),
  );
}
