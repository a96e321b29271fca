import type { BuilderKind, BuilderStep, Configuration } from './configuration.ts';

const laces: Readonly<Record<string, string>> = { hd: 'HD Lace', transparent: 'Transparent Lace', none: 'No Lace' };
const caps: Readonly<Record<string, readonly [attribute: string, value: string]>> = {
  'full-lace': ['Lace Size', 'Full Lace'],
  'u-part': ['Cap', 'U Part'],
  'v-part': ['Cap', 'V Part'],
  headband: ['Cap', 'Headband'],
};
/** A product without a part attribute has a free part. */
export const freePart = 'Free Part';
const parts: Readonly<Record<string, string>> = { free: freePart, middle: 'Middle Part', three: 'Three Part' };
const titled = (slug: string): string =>
  slug.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`);

type SkuAttributes = {
  readonly category: BuilderKind;
  readonly lengthInches: number;
  readonly density: number | null;
  readonly texture: string;
  readonly colourCode: string;
  readonly part: string | null;
  readonly attributes: Readonly<Record<string, string>>;
};

/** The catalog attributes of the same item; null where no SKU can match, as with extras or a custom cap size. */
export function skuAttributesOf(configuration: Configuration): SkuAttributes | null {
  const { kind, extras, texture = '', length, colour = '', cap, size, lace, origin, part, capSize, density } = configuration;
  if (extras.length > 0 || capSize === 'measured') return null;
  const attributes: Record<string, string> = {};
  if (cap !== undefined) {
    const [attribute, value] = caps[cap] ?? ['Lace Size', cap];
    attributes[attribute] = value;
  }
  if (size !== undefined) attributes['Lace Size'] = size;
  if (lace !== undefined) attributes['Lace Design'] = laces[lace] ?? lace;
  if (capSize !== undefined) attributes['Cap Size'] = capSize;
  if (origin !== undefined) attributes.Origin = titled(origin);
  if (kind === 'bundle') attributes.Style = 'Single Bundle';
  return {
    category: kind,
    lengthInches: Number(length),
    // Lace pieces of the catalog have no density attribute: they are made at 150%.
    density: kind === 'wig' ? Number(density) : null,
    texture: titled(texture),
    colourCode: colour,
    part: part === undefined ? null : (parts[part] ?? part),
    attributes,
  };
}

export const canBeSku = (configuration: Configuration): boolean =>
  configuration.kind !== 'closure-frontal' || configuration.density === '150';

/** The inverse: a SKU's attributes as builder answers, where known. */
export function answersOf(sku: {
  readonly lengthInches: number | null;
  readonly density: number | null;
  readonly texture: string;
  readonly colourCode: string;
  readonly attributes: Readonly<Record<string, string>>;
}): { [step in BuilderStep]?: string } {
  const { attributes } = sku;
  const cap = Object.entries(caps).find(([, [attribute, value]]) => attributes[attribute] === value)?.[0] ?? attributes['Lace Size'];
  const lace = Object.entries(laces).find(([, value]) => value === attributes['Lace Design'])?.[0];
  const part = Object.entries(parts).find(([, value]) => value === (attributes.Part ?? freePart))?.[0];
  return {
    ...(cap && { cap, size: cap }),
    ...(part && { part }),
    ...(lace && { lace }),
    ...(sku.texture && { texture: sku.texture.toLowerCase().replaceAll(' ', '-') }),
    ...(sku.lengthInches && { length: String(sku.lengthInches) }),
    ...(sku.density && { density: String(sku.density) }),
    ...(sku.colourCode && { colour: sku.colourCode }),
    ...(attributes['Cap Size'] && { capSize: attributes['Cap Size'] }),
    ...(attributes.Origin && { origin: attributes.Origin.toLowerCase() }),
  };
}
