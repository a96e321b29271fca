/** English first, then Chinese. */
export type BilingualPair = readonly [en: string, zh: string];

export const categorySlugs = [
  'wig',
  'bundle',
  'closure-frontal',
  'hair-braiding',
  'hair-extensions',
  'hair-sample',
  'accessories',
  'other-channel',
  'start-business',
  'other',
  'sales-promotion',
] as const;
export type CategorySlug = (typeof categorySlugs)[number];

export type Texture = 'Straight' | 'Yaki Straight' | 'Body Wave' | 'Loose Wave' | 'Deep Wave' | 'Water Wave' | 'Kinky Curly';
export type Origin = 'vietnam' | 'myanmar' | 'india' | 'cambodia' | 'china' | 'brazil';
export type Lace = 'HD Lace' | 'Transparent Lace';

/** How a piece of hair is built; decides grams, price, facts and pictures. */
export type Form = 'wig' | 'bundle' | 'bundle-set' | 'set-closure' | 'set-frontal' | 'pack' | 'lace-piece' | 'braiding' | 'extension';

/** A group whose SKUs are all combinations of its choices, priced by the inch and the gram. */
export type HairPlan = {
  readonly category: CategorySlug;
  readonly slug: string;
  readonly code: string;
  readonly name: BilingualPair;
  /** {g 24 180} becomes the grams of that length and density. */
  readonly about: BilingualPair;
  readonly form: Form;
  readonly texture: Texture;
  readonly style: string;
  /** Construction of a wig's cap, or the way an extension is worn. */
  readonly cap?: string;
  readonly laceSize?: string;
  readonly laces?: readonly Lace[];
  readonly lengths: readonly number[];
  readonly densities?: readonly number[];
  readonly capSizes?: readonly string[];
  readonly parts?: readonly string[];
  /** Codes of the colour table; the first is the one on the group's card. */
  readonly colours: readonly string[];
  readonly origin: Origin;
  readonly isRaw?: boolean;
  readonly isDoubleDrawn?: boolean;
  readonly isMadeToOrder?: boolean;
  /** Bleached colours are not made longer than this. */
  readonly lightUpToInches?: number;
  readonly clearanceBp?: number;
  /** How many pieces are in the pack. */
  readonly pieces?: number;
  readonly factor?: number;
  /** Grams up to 18 in and above, where they are fixed by the pack. */
  readonly grams?: readonly [upTo18: number, above: number];
  /** Geometry of the pictures where it does not follow from form, style and texture. */
  readonly geometry?: string;
};

/** One thing with its own price, such as a comb. */
export type PiecePlan = {
  readonly options: Readonly<Record<string, string>>;
  readonly priceCents: number;
  readonly grams: number;
  /** Name of the picture in media.json. */
  readonly picture: string;
  readonly lengthInches?: number;
  readonly discountBp?: number;
  readonly isMadeToOrder?: boolean;
  /** Other seeds never hear of it, so it stays without stock. */
  readonly isSoldOut?: boolean;
};

/** A group whose SKUs are written out one by one. */
export type PiecesPlan = {
  readonly category: CategorySlug;
  readonly slug: string;
  readonly code: string;
  readonly name: BilingualPair;
  readonly about: BilingualPair;
  readonly style: string;
  readonly material: string;
  readonly facts: readonly (readonly [name: BilingualPair, value: BilingualPair])[];
  readonly pieces: readonly PiecePlan[];
  readonly texture?: Texture;
  readonly clearanceBp?: number;
  readonly isHidden?: boolean;
};

export type GroupPlan = HairPlan | PiecesPlan;

export const isHair = (plan: GroupPlan): plan is HairPlan => 'form' in plan;

/** Every second inch, as hair is sold. */
export const inches = (from: number, to: number): readonly number[] => {
  const list: number[] = [];
  for (let length = from; length <= to; length += 2) list.push(length);
  return list;
};

export const shades = (codes: string): readonly string[] => codes.split(' ');
