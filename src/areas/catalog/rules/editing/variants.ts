import { slugOf } from './spelling.ts';

export type SkuValue = {
  readonly id: number;
  readonly key: string;
  readonly kind: 'choice' | 'colour' | 'length' | 'number';
  readonly value: string;
  readonly code: string;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly amount: number | null;
};

/** Values copied to a SKU, so that lists need no join. */
export function denormalizedValuesOf(values: readonly SkuValue[]) {
  const of = (is: (value: SkuValue) => boolean): SkuValue | undefined => values.find(is);
  return {
    attributes: Object.fromEntries(values.map(({ key, value }) => [key, value])),
    lengthInches: whole(of(({ kind }) => kind === 'length')?.amount),
    density: whole(of(({ key }) => key === 'Density')?.amount),
    texture: of(({ key }) => key === 'Texture')?.value ?? '',
    colourCode: of(({ kind }) => kind === 'colour')?.code ?? '',
  };
}
const whole = (amount: number | null | undefined): number | null => (amount === null || amount === undefined ? null : Math.round(amount));

type Named = { readonly nameEn: string; readonly nameZh: string };

/** The group's name followed by the chosen values. */
export const variantNamesOf = (group: Named, chosen: readonly SkuValue[]): Named =>
  chosen.length === 0
    ? { nameEn: group.nameEn, nameZh: group.nameZh }
    : {
        nameEn: `${group.nameEn}, ${chosen.map(({ nameEn }) => nameEn).join(', ')}`,
        nameZh: `${group.nameZh} ${chosen.map(({ nameZh }) => nameZh).join(' ')}`,
      };

export const slugOfChoice = (chosen: readonly SkuValue[]): string =>
  chosen
    .map(({ kind, code, value }) => slugOf(kind === 'colour' && code ? code : value) || slugOf(code))
    .filter(Boolean)
    .join('-') || 'one';

/** WIG-BW-22-1B-180: short enough for a label. */
const codeTail = (chosen: readonly SkuValue[]): string =>
  chosen
    .map(({ kind, code, value, amount }) =>
      kind === 'length' || kind === 'number' ? String(whole(amount) ?? slugOf(value)) : slugOf(code || value),
    )
    .filter(Boolean)
    .join('-')
    .toUpperCase();

export type VariantOptions = {
  /** Values to combine per attribute, in the order of the attributes. */
  readonly choices: readonly (readonly SkuValue[])[];
  /** Values all of them share, such as the texture. */
  readonly shared: readonly SkuValue[];
  readonly codeStart: string;
  readonly priceCents: number;
  readonly centsPerInch: number;
  readonly weightGrams: number;
  readonly gramsPerInch: number;
};
export type Variant = ReturnType<typeof denormalizedValuesOf> &
  Named & {
    readonly slug: string;
    readonly code: string;
    readonly valueIds: readonly number[];
    readonly priceCents: number;
    readonly weightGrams: number;
    /** An equal SKU already exists. */
    readonly isThere: boolean;
  };

export const maxVariantsPerGroup = 400;
export const countCombinations = (choices: readonly (readonly unknown[])[]): number =>
  choices.reduce((product, { length }) => product * length, 1);

type Existing = { readonly slug: string; readonly attributes: Readonly<Record<string, string>> };

/** Every combination of the choices; longer items cost and weigh more by their inches. */
export function combineVariants(group: Named, options: VariantOptions, existing: readonly Existing[]): Variant[] {
  const combined = options.choices.reduce<SkuValue[][]>(
    (sets, values) => sets.flatMap((set) => values.map((value) => [...set, value])),
    [[]],
  );
  const lengths = options.choices.flat().flatMap(({ kind, amount }) => (kind === 'length' && amount !== null ? [amount] : []));
  const minInches = lengths.length > 0 ? Math.min(...lengths) : 0;
  return combined.map((chosen) => {
    const values = [...options.shared.filter(({ key }) => !chosen.some((one) => one.key === key)), ...chosen];
    const repeated = denormalizedValuesOf(values);
    const inches = repeated.lengthInches === null ? 0 : Math.max(0, repeated.lengthInches - minInches);
    const slug = slugOfChoice(chosen);
    return {
      ...repeated,
      ...variantNamesOf(group, chosen),
      slug,
      code: [options.codeStart.toUpperCase(), codeTail(chosen)].filter(Boolean).join('-'),
      valueIds: values.map(({ id }) => id),
      priceCents: options.priceCents + options.centsPerInch * inches,
      weightGrams: options.weightGrams + options.gramsPerInch * inches,
      isThere: existing.some((sku) => sku.slug === slug || chosen.every(({ key, value }) => sku.attributes[key] === value)),
    };
  });
}
