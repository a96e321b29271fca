import type { Cents } from './money.ts';

export type SentOption = { readonly name: string; readonly value: string };
/** One SKU as published to another shop. */
export type SentVariant = {
  readonly sku: string;
  /** One per option of its product, in their order. */
  readonly options: readonly SentOption[];
  readonly priceCents: Cents;
  readonly compareCents: Cents | null;
  readonly barcode: string | null;
  readonly grams: number;
  readonly quantity: number;
  /** Made-to-order items are sold without stock. */
  readonly sellsEmpty: boolean;
};
export type SentPicture = { readonly url: string; readonly alt: string };
/** A product's texts and pictures, without its variants. */
export type SentProductTexts = {
  readonly title: string;
  readonly descriptionHtml: string;
  readonly vendor: string;
  readonly productType: string;
  readonly tags: readonly string[];
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly pictures: readonly SentPicture[];
};
/** Limits per product of another shop. */
export type ShopLimits = { readonly options: number; readonly variants: number };
