/** Totes on a trolley; they are one picking wave. */
export const maxTotes = 24;
export const maxParcels = 6;
export const maxParcelGrams = 68_000;
/** Approximate weight of box, paper and tape. */
export const boxGrams = 180;
/** Tolerance of the scale before a warning. */
const slackGrams = 150;

export type PickedLine = { readonly lineId: number; readonly quantity: number; readonly pickedQuantity: number };
export const leftToPick = (lines: readonly PickedLine[]): number =>
  lines.reduce((sum, { quantity, pickedQuantity }) => sum + quantity - pickedQuantity, 0);

/** Measured weight against the calculated one. */
export function checkParcelWeight(grams: number, calculatedGrams: number): 'light' | 'heavy' | 'fits' {
  if (grams < calculatedGrams) return 'light';
  return grams > calculatedGrams + boxGrams + slackGrams + calculatedGrams * 0.15 ? 'heavy' : 'fits';
}

export type ParcelContents = {
  readonly grams: number;
  readonly lines: readonly { readonly lineId: number; readonly quantity: number }[];
  /** The uploaded photo of the packed parcel. */
  readonly photo?: string | undefined;
};

/** Every unit is in exactly one parcel; without lines all are in the only one. */
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
  const isEven = [...left.values()].every((count) => count === 0) && parcels.every((parcel) => parcel.lines.length > 0);
  return isEven ? [...parcels] : null;
}

/** Bins in walking order: by letter, then position; without a bin last. */
export const aisleOf = (bin: string): string => /^[A-Za-z]+/.exec(bin)?.[0]?.toUpperCase() ?? '';
