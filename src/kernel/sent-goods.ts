import type { Cents } from './money.ts';

export type SentOption = { readonly name: string; readonly value: string };
/** One SKU as the other shop keeps it. */
export type SentVariant = {
  readonly sku: string;
  /** One for each option of its product, in their order. */
  readonly options: readonly SentOption[];
  readonly priceCents: Cents;
  readonly compareCents: Cents | null;
  readonly barcode: string | null;
  readonly grams: number;
  readonly quantity: number;
  /** What is made when ordered is sold with an empty shelf. */
  readonly sellsEmpty: boolean;
};
export type SentPicture = { readonly url: string; readonly alt: string };
/** What a product says of itself, without its variants. */
export type SentWords = {
  readonly title: string;
  readonly descriptionHtml: string;
  readonly vendor: string;
  readonly productType: string;
  readonly tags: readonly string[];
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly pictures: readonly SentPicture[];
};
/** What one product of another shop may have. */
export type ShopLimits = { readonly options: number; readonly variants: number };
