import { type Cents, cents } from '#kernel/money.ts';

/** The home page's example of how a price is made. */
export const examplePricedWig = {
  lengthInches: 22,
  grams: 210,
  gramCents: cents(50),
  picture: '/media/products/wig-loose-wave-p427-f970f241',
} as const;

export type PriceStep = { readonly step: 'hair' | 'lace' | 'handwork' | 'colour' | 'margin'; readonly amount: Cents };

/** What each choice adds, in builder order; hair is weight times price, to the cent. */
export const priceSteps: readonly PriceStep[] = [
  { step: 'hair', amount: cents(examplePricedWig.grams * examplePricedWig.gramCents) },
  { step: 'lace', amount: cents(2600) },
  { step: 'handwork', amount: cents(3100) },
  { step: 'colour', amount: cents(2800) },
  { step: 'margin', amount: cents(3400) },
];

export const addedUp = (steps: readonly PriceStep[]): Cents => cents(steps.reduce((sum, { amount }) => sum + amount, 0));

export type WholesaleTier = { readonly pieces: number; readonly percent: number };

/** Wholesale tiers from the policies, smallest first; a tier without a discount is skipped. */
export const readWholesaleTiers = (policies: ReadonlyMap<string, number>): WholesaleTier[] =>
  [...policies]
    .flatMap(([name, value]) => {
      const pieces = Number(/^wholesale(?:From)?(\d+)(?:Percent|Bp)?$/i.exec(name)?.[1] ?? 0);
      return pieces > 0 && value > 0 ? [{ pieces, percent: /bp$/i.test(name) ? value / 100 : value }] : [];
    })
    .sort((a, b) => a.pieces - b.pieces);

/** "#1B natural black" is the code #1B and the name natural black; a color without a code has its name only. */
export function splitColorName(name: string): { readonly code: string; readonly word: string } {
  const parts = name.split(' ').filter(Boolean);
  const code = parts.find((part) => /\d/.test(part));
  return code ? { code, word: parts.filter((part) => part !== code).join(' ') } : { code: name, word: '' };
}

export const maxComparedSkus = 3;
export const maxRecentSkus = 8;

/** Adds or removes a SKU; a fourth pushes out the oldest. Stored data may be forged: only ids are taken. */
export const compareToggled = (compared: readonly number[], skuId: number): number[] =>
  compared.includes(skuId) ? compared.filter((id) => id !== skuId) : [...compared, skuId].slice(-maxComparedSkus);

/** Most recent first, one SKU per group. */
export const recentWith = (recent: readonly number[], skuId: number, group: readonly number[]): number[] =>
  [skuId, ...recent.filter((id) => !group.includes(id))].slice(0, maxRecentSkus + 1);

export const parseSkuIds = (stored: unknown, limit: number): number[] =>
  Array.isArray(stored) ? [...new Set(stored.filter((id): id is number => Number.isSafeInteger(id) && id > 0))].slice(0, limit) : [];
