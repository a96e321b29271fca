/** Totes on a trolley: a wave is what stands in them. */
export const maxTotes = 24;
export const maxParcels = 6;
export const maxParcelGrams = 68_000;
/** Box, paper and tape of one parcel, about. */
export const boxGrams = 180;
/** On the scale it may weigh so much more or less than by the book before somebody should look. */
const slackGrams = 150;

export type PickedLine = { readonly lineId: number; readonly quantity: number; readonly pickedQuantity: number };
export const leftToPick = (lines: readonly PickedLine[]): number =>
  lines.reduce((sum, { quantity, pickedQuantity }) => sum + quantity - pickedQuantity, 0);

/** What the scale says about a parcel, against its goods by the book. */
export function checkParcelWeight(grams: number, bookGrams: number): 'light' | 'heavy' | 'fits' {
  if (grams < bookGrams) return 'light';
  return grams > bookGrams + boxGrams + slackGrams + bookGrams * 0.15 ? 'heavy' : 'fits';
}

export type ParcelContents = {
  readonly grams: number;
  readonly lines: readonly { readonly lineId: number; readonly quantity: number }[];
  /** The finished upload that shows it packed. */
  readonly photo?: string | undefined;
};

/** Every piece lies in exactly one parcel; without a word about lines all lie in the only one. */
export function assignLinesToParcels(parcels: readonly ParcelContents[], lines: readonly PickedLine[]): ParcelContents[] | null {
  const whole = lines.map(({ lineId, quantity }) => ({ lineId, quantity }));
  const [only] = parcels;
  if (parcels.length === 1 && only && only.lines.length === 0) return [{ ...only, lines: whole }];
  const left = new Map(whole.map(({ lineId, quantity }) => [lineId, quantity]));
  for (const parcel of parcels)
    for (const { lineId, quantity } of parcel.lines) {
      if (!left.has(lineId) || quantity < 1) return null;
      left.set(lineId, (left.get(lineId) ?? 0) - quantity);
    }
  const isEven = [...left.values()].every((pieces) => pieces === 0) && parcels.every((parcel) => parcel.lines.length > 0);
  return isEven ? [...parcels] : null;
}

/** Shelves in walking order: by their letter, then by place; what has no shelf comes last. */
export const aisleOf = (shelf: string): string => /^[A-Za-z]+/.exec(shelf)?.[0]?.toUpperCase() ?? '';
