import { parseAmount, plainAmount } from '#kernel/money.ts';
import { isLanguage, type Language } from '#kernel/texts.ts';
import { type Markup, priceEndings } from './resale.ts';

/** All pictures, only the first, or none. */
export const pictureChoices = ['all', 'first', 'none'] as const;

export type SyncChoice = Markup & {
  readonly categories: readonly string[];
  readonly skuIds: readonly number[];
  readonly language: Language;
  readonly pictures: (typeof pictureChoices)[number];
  /** The reseller's brand; replaces ours. */
  readonly brand: string;
  /** New products are created as drafts. */
  readonly isDraft: boolean;
};

export const defaultSyncChoice: SyncChoice = {
  categories: [],
  skuIds: [],
  markupBp: 0,
  plusCents: 0,
  roundTo: 'none',
  language: 'en',
  pictures: 'all',
  brand: '',
  isDraft: true,
};

export const maxBrandLength = 60;
export const maxMarkupBp = 100_000;
const maxPlusCents = 1_000_000;
const maxCategories = 40;

/** Invalid values are ignored. */
export function parseSyncChoice(query: URLSearchParams, base = defaultSyncChoice): SyncChoice {
  const textOf = (name: string): string => (query.get(name) ?? '').trim();
  const language = textOf('language');
  const percent = /^\d{1,3}(?:\.\d{1,2})?$/.test(textOf('percent')) ? Math.round(Number(textOf('percent')) * 100) : base.markupBp;
  return {
    categories: query
      .getAll('category')
      .filter((name) => /^[a-z0-9-]{1,60}$/.test(name))
      .slice(0, maxCategories),
    skuIds: [],
    markupBp: Math.min(maxMarkupBp, percent),
    plusCents: Math.min(maxPlusCents, parseAmount(textOf('plus')) ?? base.plusCents),
    roundTo: priceEndings.find((one) => one === textOf('ending')) ?? base.roundTo,
    language: isLanguage(language) ? language : base.language,
    pictures: pictureChoices.find((one) => one === textOf('pictures')) ?? base.pictures,
    brand: plainBrand(textOf('brand')),
    isDraft: textOf('show') !== 'now',
  };
}

export const plainBrand = (typed: string): string => typed.replace(/[<>\p{Cc}]/gu, '').slice(0, maxBrandLength);

export function choiceQuery(choice: SyncChoice): URLSearchParams {
  const query = new URLSearchParams(choice.categories.map((name) => ['category', name]));
  query.set('percent', String(choice.markupBp / 100));
  query.set('plus', plainAmount(choice.plusCents));
  query.set('ending', choice.roundTo);
  query.set('language', choice.language);
  query.set('pictures', choice.pictures);
  if (choice.brand) query.set('brand', choice.brand);
  if (!choice.isDraft) query.set('show', 'now');
  return query;
}
