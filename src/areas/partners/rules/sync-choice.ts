import { parseAmount, plainAmount } from '#kernel/money.ts';
import { isLanguage, type Language } from '#kernel/texts.ts';
import { type Markup, priceEndings } from './resale.ts';

/** Every picture of a product, the first alone, or none: who has her own takes none. */
export const pictureChoices = ['all', 'first', 'none'] as const;

/** What a reseller wants of our goods, and how. */
export type SyncChoice = Markup & {
  readonly categories: readonly string[];
  readonly skuIds: readonly number[];
  readonly language: Language;
  readonly pictures: (typeof pictureChoices)[number];
  /** Her own name for the goods; it takes the place of ours. */
  readonly brand: string;
  /** New products wait for her eyes before they are shown. */
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
const mostPlusCents = 1_000_000;
const mostCategories = 40;

/** What an address or a form asks for; what is strange in it is as if it were not there. */
export function parseSyncChoice(
  query: { get(name: string): unknown; getAll(name: string): readonly unknown[] },
  base = defaultSyncChoice,
): SyncChoice {
  const said = (name: string): string => {
    const value = query.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const language = said('language');
  const percent = /^\d{1,3}(?:\.\d{1,2})?$/.test(said('percent')) ? Math.round(Number(said('percent')) * 100) : base.markupBp;
  return {
    categories: query
      .getAll('category')
      .filter((name): name is string => typeof name === 'string' && /^[a-z0-9-]{1,60}$/.test(name))
      .slice(0, mostCategories),
    skuIds: [],
    markupBp: Math.min(maxMarkupBp, percent),
    plusCents: Math.min(mostPlusCents, parseAmount(said('plus')) ?? base.plusCents),
    roundTo: priceEndings.find((one) => one === said('ending')) ?? base.roundTo,
    language: isLanguage(language) ? language : base.language,
    pictures: pictureChoices.find((one) => one === said('pictures')) ?? base.pictures,
    brand: said('brand')
      .replace(/[<>\p{Cc}]/gu, '')
      .slice(0, maxBrandLength),
    isDraft: said('show') !== 'now',
  };
}

/** The address that asks for the same again. */
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
