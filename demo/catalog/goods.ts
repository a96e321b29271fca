/** A SKU of the demo shop as the other areas' seeds see it. */
export type SeedSku = {
  readonly id: number;
  readonly spuId: number;
  readonly categoryId: number;
  readonly categorySlug: string;
  readonly code: string;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly priceCents: number;
  readonly discountBp: number;
  readonly payableCents: number;
  readonly costCents: number;
  readonly weightGrams: number;
  readonly shippingName: string;
  readonly lengthInches: number | null;
  readonly density: number | null;
  readonly texture: string;
  readonly colourCode: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Base address without width and ending. */
  readonly pictureUrl: string;
  readonly isMadeToOrder: boolean;
  readonly isSample: boolean;
  readonly bin: string;
  /** When it was first offered: nothing is sold before. */
  readonly publishedAt: Date;
  /** How often it sells compared with others; 0 never. */
  readonly popularity: number;
};
