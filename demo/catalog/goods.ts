/** A demo SKU for the other seeds. */
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
  /** Base address without width and extension. */
  readonly pictureUrl: string;
  readonly isMadeToOrder: boolean;
  readonly isSample: boolean;
  readonly bin: string;
  /** Nothing is sold before. */
  readonly publishedAt: Date;
  /** Sales relative to others; 0 never sells. */
  readonly popularity: number;
};
