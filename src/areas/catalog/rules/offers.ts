import { type Choosable, type OptionChoice, optionQuestionsOf } from './options.ts';

export type ProductOptionValue = { readonly value: string; readonly name: string; readonly picture: string };
/** An attribute by which the SKUs of a group differ, with its values in the shop's order. */
export type ProductOption = {
  readonly key: string;
  readonly name: string;
  readonly kind: 'choice' | 'colour' | 'length' | 'number';
  readonly values: readonly ProductOptionValue[];
};

/** A SKU's data for the product page. */
export type ProductOffer = Choosable & {
  readonly code: string;
  readonly listCents: number;
  readonly grams: number;
  readonly isClearance: boolean;
};

/**
 * The SKUs of a group as sent to the browser, compact because a group may have hundreds: one row per SKU. Colors and values are indexes
 * into the lists beside it (-1 for none); flags are 1 for made to order and 2 for clearance.
 */
export type PackedOffers = { readonly options: readonly ProductOption[]; readonly colours: readonly string[]; readonly skus: string };

const madeToOrder = 1;
const clearance = 2;

/** SKU order is preserved, so positions need not be sent. */
export function packOffers(offers: readonly ProductOffer[], options: readonly ProductOption[]): PackedOffers {
  const colours = [...new Set(offers.map((offer) => offer.colourCode))];
  const places = options.map(({ values }) => new Map(values.map(({ value }, index) => [value, index])));
  const line = (offer: ProductOffer): string =>
    [
      offer.id,
      offer.slug,
      offer.code.replaceAll(' ', '\u00a0'),
      offer.payableCents,
      offer.listCents,
      offer.grams,
      offer.available,
      (offer.isMadeToOrder ? madeToOrder : 0) + (offer.isClearance ? clearance : 0),
      colours.indexOf(offer.colourCode),
      ...options.map(({ key }, at) => places[at]?.get(offer.attributes[key] ?? '') ?? -1),
    ].join(' ');
  return { options, colours, skus: offers.map(line).join('\n') };
}

export const unpackOffers = ({ options, colours, skus }: PackedOffers): ProductOffer[] =>
  skus
    .split('\n')
    .filter(Boolean)
    .map((line, position) => {
      const [id, slug = '', code = '', ...numbers] = line.split(' ');
      const [payableCents = 0, listCents = 0, grams = 0, available = 0, flags = 0, colour = -1, ...values] = numbers.map(Number);
      return {
        id: Number(id),
        slug,
        code: code.replaceAll('\u00a0', ' '),
        payableCents,
        listCents,
        grams,
        available,
        isMadeToOrder: (flags & madeToOrder) > 0,
        isClearance: (flags & clearance) > 0,
        colourCode: colours[colour] ?? '',
        position,
        attributes: attributesAt(options, values),
      };
    });

const attributesAt = (options: readonly ProductOption[], places: readonly number[]): Record<string, string> =>
  Object.fromEntries(
    options.flatMap(({ key, values }, at) => {
      const value = values[places[at] ?? -1]?.value;
      return value === undefined ? [] : [[key, value]];
    }),
  );

export type LocalizedChoice = Omit<OptionChoice, 'clash'> &
  ProductOptionValue & {
    /** The conflicting value, and the values it is available in; an empty list where a range says nothing. */
    readonly clash: { readonly with: string; readonly madeIn: readonly string[] } | null;
  };
export type LocalizedQuestion = Omit<ProductOption, 'values'> & { readonly choices: readonly LocalizedChoice[] };

/** The options of a product page in the reader's language, relative to the chosen SKU. */
export function localizeQuestions(
  options: readonly ProductOption[],
  offers: readonly ProductOffer[],
  chosen: ProductOffer,
): LocalizedQuestion[] {
  const order = new Map(options.flatMap(({ key, values }) => values.map(({ value }, index) => [`${key}: ${value}`, index])));
  const keys = options.map((option) => option.key);
  return optionQuestionsOf(keys, offers, chosen, order).flatMap(({ key, choices }) => {
    const option = options.find((one) => one.key === key);
    if (!option) return [];
    const { values, ...about } = option;
    return [
      {
        ...about,
        choices: choices.map((choice) => ({
          ...(values.find((one) => one.value === choice.value) ?? { name: choice.value, picture: '' }),
          ...choice,
          clash: choice.clash && describeClash(choice.clash, options),
        })),
      },
    ];
  });
}

/** A length shows its available range; other attributes only the conflict. */
function describeClash(clash: NonNullable<OptionChoice['clash']>, options: readonly ProductOption[]) {
  const option = options.find((one) => one.key === clash.key);
  const named = (value: string): string => option?.values.find((one) => one.value === value)?.name ?? value;
  const inOrder = option?.values.filter((one) => clash.madeIn.includes(one.value)) ?? [];
  return { with: named(clash.with), madeIn: option?.kind === 'length' ? inOrder.map((one) => one.name) : [] };
}

/** In the order of the options. */
export const chosenValueNames = (options: readonly ProductOption[], chosen: Pick<ProductOffer, 'attributes'>): string[] =>
  options.flatMap(({ key, values }) => values.find((one) => one.value === chosen.attributes[key])?.name ?? []);

export type OfferPicture = {
  readonly base: string;
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** Empty when it fits every color. */
  readonly colour: string;
  readonly skuId: number | null;
};

const maxPictures = 8;

/** A SKU's own pictures, then its color's, then those for every color. */
export const picturesOfOffer = (pictures: readonly OfferPicture[], sku: Pick<ProductOffer, 'id' | 'colourCode'>): OfferPicture[] =>
  pictures
    .filter(({ skuId, colour }) => (skuId === null || skuId === sku.id) && (colour === '' || colour === sku.colourCode))
    .map((picture, place) => ({ picture, rank: (picture.skuId === null ? 2 : 0) + (picture.colour === '' ? 1 : 0), place }))
    .sort((a, b) => a.rank - b.rank || a.place - b.place)
    .slice(0, maxPictures)
    .map(({ picture }) => picture);

export type OfferVideo = {
  readonly slug: string;
  readonly title: string;
  readonly about: string;
  readonly url: string;
  readonly poster: string;
  readonly captions: string;
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  readonly publishedAt: string;
  readonly skuId: number | null;
};

/** A video shows one color: that of its poster. A video of one SKU is shown with no other. */
export const videoFor = (
  videos: readonly OfferVideo[],
  pictures: readonly OfferPicture[],
  sku: Pick<ProductOffer, 'id' | 'colourCode'>,
): OfferVideo | null =>
  videos.find(({ skuId, poster }) => {
    if (skuId !== null) return skuId === sku.id;
    const colours = pictures.filter((picture) => picture.base === poster).map((picture) => picture.colour);
    return colours.length === 0 || colours.some((colour) => colour === '' || colour === sku.colourCode);
  }) ?? null;
