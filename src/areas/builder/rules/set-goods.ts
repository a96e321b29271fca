/** A bundle in stock, by the builder's options. */
export type StockedBundle = {
  readonly id: number;
  readonly texture: string;
  readonly origin: string;
  readonly colour: string;
  readonly inches: number;
  readonly cents: number;
  readonly grams: number;
  readonly available: number;
  readonly isMade: boolean;
};
export type StockedLace = Omit<StockedBundle, 'origin'> & { readonly size: string; readonly lace: string };

/** Rows of plain values are smaller on the wire than objects. */
export type Packed = readonly (readonly (string | number)[])[];

export const packBundle = (one: StockedBundle): (string | number)[] => [
  one.id,
  one.texture,
  one.origin,
  one.colour,
  one.inches,
  one.cents,
  one.grams,
  one.available,
  one.isMade ? 1 : 0,
];
export const packLace = (one: StockedLace): (string | number)[] => [
  one.id,
  one.texture,
  `${one.size} ${one.lace}`,
  one.colour,
  one.inches,
  one.cents,
  one.grams,
  one.available,
  one.isMade ? 1 : 0,
];

export const unpackBundles = (packed: Packed): StockedBundle[] =>
  packed.map(([id, texture, origin, colour, inches, cents, grams, available, isMade]) => ({
    id: Number(id),
    texture: String(texture),
    origin: String(origin),
    colour: String(colour),
    inches: Number(inches),
    cents: Number(cents),
    grams: Number(grams),
    available: Number(available),
    isMade: isMade === 1,
  }));

export const unpackLaces = (packed: Packed): StockedLace[] =>
  unpackBundles(packed).map(({ origin, ...one }) => {
    const [size = '', lace = ''] = origin.split(' ');
    return { ...one, size, lace };
  });

/** In stock first, then the cheaper. */
export function bundleFor(
  bundles: readonly StockedBundle[],
  spec: Pick<StockedBundle, 'texture' | 'origin' | 'colour' | 'inches'>,
): StockedBundle | null {
  const same = bundles.filter(
    (one) => one.texture === spec.texture && one.origin === spec.origin && one.colour === spec.colour && one.inches === spec.inches,
  );
  return same.find(({ available }) => available > 0) ?? same[0] ?? null;
}
