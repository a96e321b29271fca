/** Branded packaging: prices in cents by quantity, and lead days. */
export const packagingParts = {
  bag: { label: 'satin bag', prices: [240, 210, 180, 150, 125], mm: [260, 360] },
  box: { label: 'gift box', prices: [420, 365, 320, 275, 235], mm: [280, 200] },
  tag: { label: 'hang tag', prices: [45, 34, 26, 19, 14], mm: [50, 90] },
  sticker: { label: 'seal sticker', prices: [28, 20, 15, 11, 8], mm: [60, 60] },
} as const;
export type PackagingPart = keyof typeof packagingParts;
export const packagingPartNames = Object.keys(packagingParts) as PackagingPart[];

/** Quantity tiers. */
export const packagingTiers = [100, 300, 500, 1000, 3000] as const;
export const minPackagingQuantity = packagingTiers[0];
export const maxPackagingQuantity = 9999;
export const packagingSetupCents = 3500;
export const packagingDays = 12;

export const groundColours = ['ivory', 'blush', 'rosewood', 'black', 'kraft'] as const;
export type Ground = (typeof groundColours)[number];
export const groundHex: Readonly<Record<Ground, string>> = {
  ivory: '#f6efe4',
  blush: '#f0d9d0',
  rosewood: '#8a2f45',
  black: '#1f1a19',
  kraft: '#c3a078',
};
export const printColours = ['gold', 'black', 'white', 'rose'] as const;
export type Print = (typeof printColours)[number];
export const printHex: Readonly<Record<Print, string>> = { gold: '#a9794a', black: '#1f1a19', white: '#ffffff', rose: '#8a2f45' };

const tierOf = (quantity: number): number =>
  Math.max(
    0,
    packagingTiers.findLastIndex((from) => quantity >= from),
  );

export type PackagingPrice = {
  readonly lines: readonly { readonly part: PackagingPart; readonly eachCents: number; readonly totalCents: number }[];
  readonly setupCents: number;
  readonly totalCents: number;
};

/** Every part by its tier, plus one print setup per part. */
export function packagingPrice(parts: readonly PackagingPart[], quantity: number): PackagingPrice {
  const lines = packagingPartNames
    .filter((part) => parts.includes(part))
    .map((part) => {
      const eachCents = packagingParts[part].prices[tierOf(quantity)] ?? 0;
      return { part, eachCents, totalCents: eachCents * quantity };
    });
  const setup = packagingSetupCents * lines.length;
  return { lines, setupCents: setup, totalCents: lines.reduce((sum, line) => sum + line.totalCents, setup) };
}
