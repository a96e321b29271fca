import { type ProductOffer, type ProductOption, packOffers } from '#areas/catalog/rules/offers.ts';
import type { Product } from '#areas/catalog/services/product.server.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { sampleTexts } from './texts.ts';

const colours = [
  { code: '1b', value: '#1B Natural Black', word: 'black', swatch: '/media/swatches/1b-876333ea', picture: 'wig-straight-1b-a58c0c62' },
  { code: '613', value: '#613 Blonde', word: 'blonde', swatch: '/media/swatches/613-c2f9bbc5', picture: 'wig-straight-613-be3704f7' },
  { code: '99j', value: '#99J Burgundy', word: 'wine', swatch: '/media/swatches/99j-10e76cba', picture: 'wig-straight-99j-e1dd7bcd' },
] as const;
const lengths = [18, 20, 24] as const;

type State = Partial<Pick<ProductOffer, 'payableCents' | 'available' | 'isMadeToOrder' | 'isClearance'>>;

/** Every option state by color and length; blonde is not made in 24 in. */
const states: Readonly<Record<string, State>> = {
  '1b-18': { available: 12 },
  '1b-20': { available: 12, payableCents: 16_200 },
  '1b-24': { available: 2 },
  '613-18': { available: 0 },
  '613-20': { available: 7, payableCents: 14_400 },
  '99j-18': { available: 0, isMadeToOrder: true },
  '99j-20': { available: 1, isMadeToOrder: true },
  '99j-24': { available: 4, payableCents: 9000, isClearance: true },
};

/** Ids no SKU can have, so that nothing is ever sold. */
const firstId = 2_000_000_001;

export const sampleOffers: readonly ProductOffer[] = colours
  .flatMap(({ code, value }) => lengths.map((inches) => ({ code, value, inches, slug: `${code}-${inches}` })))
  .flatMap(({ code, value, inches, slug }, index) => {
    const state = states[slug];
    if (!state) return [];
    return [
      {
        id: firstId + index,
        slug,
        code: `SAMPLE-${slug.toUpperCase()}`,
        attributes: { Color: value, Length: `${inches} in` },
        listCents: 18_000,
        payableCents: 18_000,
        grams: 150 + inches * 5,
        available: 0,
        isMadeToOrder: false,
        isClearance: false,
        colourCode: code,
        position: index,
        ...state,
      },
    ];
  });

export function sampleProduct(language: Language, requestedSlug: string | null): Product {
  const say = translator(sampleTexts, language);
  const options: ProductOption[] = [
    {
      key: 'Color',
      name: say('colour'),
      kind: 'colour',
      values: colours.map(({ value, word: textKey, swatch }) => ({ value, name: say(textKey), picture: swatch })),
    },
    {
      key: 'Length',
      name: say('length'),
      kind: 'length',
      values: lengths.map((inches) => ({ value: `${inches} in`, name: say('inches', { inches }), picture: '' })),
    },
  ];
  return {
    spuId: 0,
    address: { category: 'wig', spu: 'sample' },
    chosen: sampleOffers.find((offer) => offer.slug === requestedSlug)?.slug ?? '1b-20',
    isSkuAddress: false,
    name: say('name'),
    description: say('description'),
    category: { slug: 'wig', name: say('category') },
    rating: null,
    reviewCount: 0,
    shipsFree: false,
    lead: { isMadeToOrder: true, leadDaysMin: 7, leadDaysMax: 15 },
    offers: packOffers(sampleOffers, options),
    pictures: colours.map(({ code, picture, word: textKey }) => ({
      base: `/media/products/${picture}`,
      widths: [450, 900],
      width: 900,
      height: 1125,
      colour: code,
      skuId: null,
      alt: say('alt', { colour: say(textKey) }),
    })),
    facts: [{ name: say('states'), value: say('statesValue') }],
    faq: [],
    meta: { title: '', description: '', keywords: [say('name')] },
    goesWith: [],
    related: [],
  };
}
