import { colorPlans } from './data.ts';
import type { CategorySlug, HairPlan } from './plan.ts';

/** Price range of a category by the specification. */
export const priceRangeCents: Partial<Record<CategorySlug, readonly [low: number, high: number]>> = {
  wig: [5000, 50000],
  bundle: [2000, 50000],
  'closure-frontal': [3000, 20000],
  'hair-braiding': [2000, 10000],
  'hair-extensions': [5000, 30000],
};

export type HairChoice = {
  readonly lengthInches: number;
  readonly density: number | null;
  readonly lace: string | null;
  readonly colour: string;
};

const extras = new Map(colorPlans.map((colour) => [colour.code, colour.extraCents]));

/** Cap, lace and labor of a wig, in cents. */
const capCents: Readonly<Record<string, number>> = {
  'Machine Made': 2000,
  Headband: 2200,
  'U Part': 2600,
  'V Part': 2600,
  '2x6': 3000,
  '4x4': 3200,
  '5x5': 4000,
  '6x6': 4800,
  '13x4': 5200,
  '13x6': 6600,
  '360': 8400,
  'Full Lace': 11800,
};
const hdCents = 1200;
/** Lace and knotting relative to a 4x4. */
const laceShare: Readonly<Record<string, number>> = {
  '2x6': 0.88,
  '4x4': 1,
  '5x5': 1.25,
  '6x6': 1.5,
  '7x7': 1.8,
  '13x4': 1.7,
  '13x6': 2.15,
  '360': 2.3,
};
const laceGrams: Readonly<Record<string, readonly [number, number]>> = {
  '2x6': [16, 1],
  '4x4': [22, 1.2],
  '5x5': [26, 1.4],
  '6x6': [30, 1.6],
  '7x7': [34, 1.8],
  '13x4': [30, 2.5],
  '13x6': [34, 2.8],
  '360': [40, 3],
};

const toFive = (grams: number): number => Math.round(grams / 5) * 5;
const quality = (plan: HairPlan): number => (plan.isRaw ? 1.3 : 1) * (plan.isDoubleDrawn ? 1.18 : 1) * (plan.factor ?? 1);
const bundleCents = (inch: number): number => 1400 + 120 * inch + 5 * inch * inch;
const lacePieceCents = (inch: number, size: string): number => (2000 + 150 * inch + 2 * inch * inch) * (laceShare[size] ?? 1);
const steps = (inch: number): readonly number[] => [inch, inch - 2, inch - 4];

export function gramsOf(plan: HairPlan, choice: Pick<HairChoice, 'lengthInches' | 'density'>): number {
  const inch = choice.lengthInches;
  const lacePiece = (size: string, length: number) => {
    const [base, perInch] = laceGrams[size] ?? [22, 1.2];
    return toFive(base + perInch * length);
  };
  if (plan.grams) return inch <= 18 ? plan.grams[0] : plan.grams[1];
  switch (plan.form) {
    case 'wig':
      return toFive(((72 + 4.45 * inch) * (choice.density ?? 150)) / 150);
    case 'bundle':
      return 100;
    case 'bundle-set':
      return 300;
    case 'set-closure':
    case 'set-frontal':
      return 300 + lacePiece(plan.laceSize ?? '4x4', inch - 4);
    case 'pack':
      return 100 * (plan.pieces ?? 10);
    case 'lace-piece':
      return lacePiece(plan.laceSize ?? '4x4', inch);
    case 'braiding':
      return toFive(60 + 4 * inch);
    case 'extension':
      return toFive(60 + 3 * inch);
  }
}

/** List price in whole dollars: hair by inch and gram, then lace, labor and color. Longer or denser is never less. */
export function listCentsOf(plan: HairPlan, choice: HairChoice): number {
  const grams = gramsOf(plan, choice);
  const inch = choice.lengthInches;
  const isHd = choice.lace === 'HD Lace';
  const colourExtra = extras.get(choice.colour) ?? 0;
  const lace = (length: number) => lacePieceCents(length, plan.laceSize ?? '4x4') * (isHd ? 1.18 : 1);
  const sum = (): number => {
    switch (plan.form) {
      case 'wig':
        return (
          (capCents[plan.laceSize ?? plan.cap ?? ''] ?? 3200) +
          (isHd ? hdCents : 0) +
          grams * (32 + 1.42 * inch) * quality(plan) +
          (colourExtra * grams) / 180
        );
      case 'bundle':
        return bundleCents(inch) * quality(plan) + colourExtra * 0.5;
      case 'bundle-set':
        return (steps(inch).reduce((total, length) => total + bundleCents(length), 0) * quality(plan) + colourExtra * 1.5) * 0.95;
      case 'set-closure':
      case 'set-frontal':
        return (
          (steps(inch).reduce((total, length) => total + bundleCents(length), 0) * quality(plan) + lace(inch - 4) + colourExtra * 1.8) *
          0.92
        );
      case 'pack':
        return (bundleCents(inch) * quality(plan) + colourExtra * 0.5) * (plan.pieces ?? 10) * 0.92;
      case 'lace-piece':
        return lace(inch) * quality(plan) + colourExtra * 0.4;
      case 'braiding':
        return (1000 + 100 * inch + 3.5 * inch * inch) * quality(plan) + colourExtra * 0.3;
      case 'extension':
        return (3000 + 220 * inch + 6 * inch * inch) * quality(plan) + colourExtra * 0.6;
    }
  };
  return withinRange(plan.category, Math.round(sum() / 100) * 100);
}

function withinRange(category: CategorySlug, cents: number): number {
  const range = priceRangeCents[category];
  return range ? Math.min(range[1], Math.max(range[0], cents)) : cents;
}
