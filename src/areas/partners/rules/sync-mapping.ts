import type { FeedOffer } from '#areas/catalog/services/offers.server.ts';
import { cents } from '#kernel/money.ts';
import type { SentProductTexts, SentVariant, ShopLimits } from '#kernel/sent-goods.ts';
import { inXml } from '#kernel/xml.ts';
import { absolute, type Site } from '#site/meta.ts';
import { isTradeNumber } from './merchant.ts';
import { resalePrice } from './resale.ts';
import type { SyncChoice } from './sync-choice.ts';

export type MappedVariant = SentVariant & { readonly skuId: number; readonly offer: FeedOffer; readonly picture: string };
/** A group, or one part of it where it was split, as another shop takes it. */
export type MappedProduct = {
  readonly groupId: number;
  /** Empty for a whole group. */
  readonly part: string;
  readonly handle: string;
  readonly words: SentProductTexts;
  readonly category: string;
  readonly optionNames: readonly string[];
  readonly variants: readonly MappedVariant[];
};
export type Misfit = { readonly code: string; readonly why: 'noPrice' | 'twin' | 'badCode'; readonly other: string };
/** Where a group was split, and by which attribute. */
export type Split = { readonly group: string; readonly by: string; readonly parts: number; readonly why: 'options' | 'variants' };
export type Mapped = {
  readonly products: readonly MappedProduct[];
  readonly misfits: readonly Misfit[];
  readonly splits: readonly Split[];
};

/** Shopify's current limits; a shop that reports others is believed. */
export const defaultShopLimits: ShopLimits = { options: 3, variants: 2048 };
/** No list but the variants may be longer. */
const maxValues = 250;
const maxTextLength = 255;
const maxPictures = 10;
const maxCodeLength = 255;
/** A group without options has one default option there. */
export const noOption = { name: 'Title', value: 'Default Title' } as const;

/** `valueNames` are the split values in the reader's language; `marks` the same as in a handle, independent of language. */
type Part = {
  readonly keys: readonly string[];
  readonly valueNames: readonly string[];
  readonly marks: readonly string[];
  readonly offers: readonly FeedOffer[];
};
type Frame = { readonly choice: SyncChoice; readonly limits: ShopLimits; readonly site: Pick<Site, 'origin' | 'shopName'> };

/** A group as products of another shop: at most three options, by splitting per lace, and within the variant limit. */
export function mappedGroup(offers: readonly FeedOffer[], frame: Frame): Mapped {
  const [first] = offers;
  if (!first) return { products: [], misfits: [], splits: [] };
  const { fitting, misfits } = sorted(offers, frame.choice);
  const splits: Split[] = [];
  const note = (by: string, why: Split['why'], parts: number) => splits.push({ group: first.groupName, by: nameOf(first, by), parts, why });
  let parts: Part[] = [{ keys: first.optionKeys, valueNames: [], marks: [], offers: fitting }];
  for (let over = first.optionKeys.length - frame.limits.options; over > 0; over -= 1) {
    const by = keyToSplit(parts[0]?.keys ?? []);
    parts = parts.flatMap((part) => splitBy(part, by));
    note(by, 'options', parts.length);
  }
  parts = parts.flatMap((part) => smallEnough(part, frame.limits, note));
  return { products: parts.filter((part) => part.offers.length > 0).map((part) => productOf(part, frame)), misfits, splits };
}

/** Leaves out SKUs without a price or usable code, and duplicates of the same options. */
function sorted(offers: readonly FeedOffer[], choice: SyncChoice): { fitting: FeedOffer[]; misfits: Misfit[] } {
  const misfits: Misfit[] = [];
  const seen = new Map<string, string>();
  const fitting = offers.filter((offer) => {
    const combination = JSON.stringify(offer.optionKeys.map((key) => rawOf(offer, key)));
    const twin = seen.get(combination);
    if (resalePrice(offer.payableCents, choice) <= 0) misfits.push({ code: offer.code, why: 'noPrice', other: '' });
    else if (!/^[A-Za-z0-9]/.test(offer.code) || offer.code.length > maxCodeLength)
      misfits.push({ code: offer.code, why: 'badCode', other: '' });
    else if (twin !== undefined) misfits.push({ code: offer.code, why: 'twin', other: twin });
    else {
      seen.set(combination, offer.code);
      return true;
    }
    return false;
  });
  return { fitting, misfits };
}

/** Lace first: it makes a different product. Then the last option. */
const keyToSplit = (keys: readonly string[]): string => keys.find((key) => /lace/i.test(key)) ?? keys.at(-1) ?? '';

function splitBy(part: Part, by: string): Part[] {
  const keys = part.keys.filter((key) => key !== by);
  const groups = Map.groupBy(part.offers, (offer) => rawOf(offer, by));
  const slugs = uniqueSlugsOf([...groups.keys()]);
  return [...groups].map(([raw, offers]) => ({
    ...{ keys, offers },
    valueNames: [...part.valueNames, ...offers.slice(0, 1).map((offer) => attributeValueOf(offer, by))],
    marks: [...part.marks, slugs.get(raw) ?? ''],
  }));
}

/** Values as in a handle. Two with the same slug, such as HD and HD+, would overwrite each other: the longer one spells out its signs. */
function uniqueSlugsOf(values: readonly string[]): ReadonlyMap<string, string> {
  const slugs = new Map<string, string>();
  const taken = new Set(['']);
  for (const value of values.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))) {
    let slug = slugged(value);
    if (taken.has(slug)) slug = [slug, signsOf(value)].filter(Boolean).join('-');
    for (let count = 2; taken.has(slug); count += 1) slug = `${slugged(value)}-${count}`;
    taken.add(slug);
    slugs.set(value, slug);
  }
  return slugs;
}
const signsOf = (value: string): string =>
  (value.match(/[^A-Za-z0-9\s-]/gu) ?? []).map((sign) => sign.codePointAt(0)?.toString(16)).join('-');

function smallEnough(part: Part, limits: ShopLimits, note: (by: string, why: 'variants', parts: number) => void): Part[] {
  const countOf = (key: string): number => new Set(part.offers.map((offer) => rawOf(offer, key))).size;
  const crowded = part.keys.find((key) => countOf(key) > maxValues);
  if (part.offers.length <= limits.variants && !crowded) return [part];
  const by = crowded ?? part.keys.find((key) => countOf(key) > 1);
  if (!by) return [part];
  const parts = splitBy(part, by);
  note(by, 'variants', parts.length);
  return parts.flatMap((one) => smallEnough(one, limits, note));
}

const attributeValueOf = (offer: FeedOffer, key: string): string => offer.attributes.find((one) => one.key === key)?.value ?? '-';
const rawOf = (offer: FeedOffer, key: string): string => offer.attributes.find((one) => one.key === key)?.raw ?? '-';
const nameOf = (offer: FeedOffer, key: string): string => offer.attributes.find((one) => one.key === key)?.name ?? key;

function productOf({ keys, valueNames, marks, offers }: Part, { choice, site }: Frame): MappedProduct {
  const [first] = offers;
  const part = marks.join('-');
  const rebrand = brandedBy(choice, site);
  const title = rebrand([first?.groupName ?? '', ...valueNames].join(' · ')).slice(0, maxTextLength);
  const variants = offers.map((offer) => variantOf(offer, keys, { choice, site }));
  const pictures = [...new Set(offers.flatMap((offer) => offer.pictures))].slice(0, maxPictures);
  const chosen = choice.pictures === 'none' ? [] : choice.pictures === 'first' ? pictures.slice(0, 1) : pictures;
  return {
    groupId: first?.groupId ?? 0,
    part,
    handle: [first?.category ?? '', first?.groupSlug ?? '', part].filter(Boolean).join('-').slice(0, maxTextLength),
    category: first?.categoryName ?? '',
    optionNames: variants[0]?.options.map(({ name }) => name) ?? [],
    variants,
    words: {
      title,
      descriptionHtml: paragraphs(rebrand(first?.description || first?.groupName || '')),
      vendor: plain(choice.brand || first?.brand || site.shopName).slice(0, maxTextLength),
      productType: (first?.categoryName ?? '').slice(0, maxTextLength),
      tags: tagsOf(first, valueNames),
      // Our own meta texts name our prices, so the reseller's are made from the product's texts.
      seoTitle: title.slice(0, 70),
      seoDescription: shortened(rebrand(first?.description || '')),
      pictures: chosen.map((file) => ({ url: absolute(site, file), alt: title })),
    },
  };
}

function variantOf(offer: FeedOffer, keys: readonly string[], { choice, site }: Pick<Frame, 'choice' | 'site'>): MappedVariant {
  const price = resalePrice(offer.payableCents, choice);
  const before = offer.priceCents > offer.payableCents ? resalePrice(offer.priceCents, choice) : 0;
  const options = keys.map((key) => ({
    name: nameOf(offer, key).slice(0, maxTextLength),
    value: attributeValueOf(offer, key).slice(0, maxTextLength),
  }));
  const [picture] = offer.pictures;
  return {
    skuId: offer.id,
    offer,
    picture: picture && choice.pictures !== 'none' ? absolute(site, picture) : '',
    sku: offer.code,
    options: options.length > 0 ? options : [noOption],
    priceCents: price,
    compareCents: before > price ? cents(before) : null,
    barcode: isTradeNumber(offer.barcode) ? offer.barcode : null,
    grams: offer.weightGrams,
    quantity: offer.available,
    sellsEmpty: offer.isMadeToOrder,
  };
}

/** Replaces our name in texts. */
const brandedBy =
  ({ brand }: SyncChoice, { shopName }: Pick<Site, 'shopName'>) =>
  (text: string): string =>
    plain(brand ? text.replaceAll(shopName, brand) : text);

/** Removes a leading sign that a spreadsheet would take for a formula. */
const plain = (text: string): string => text.replace(/^[=+\-@\t\r\s]+/, '');

const tagsOf = (offer: FeedOffer | undefined, splitValues: readonly string[]): string[] =>
  [...new Set([offer?.categoryName ?? '', ...splitValues, offer?.attributes.find(({ key }) => key === 'Texture')?.value ?? ''])]
    .map((tag) => tag.replaceAll(',', ' ').trim())
    .filter(Boolean);

const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => `<p>${inXml(one).replaceAll('\n', '<br>')}</p>`)
    .join('');

const maxDescriptionLength = 160;
/** Whole sentences as far as they fit. */
function shortened(text: string): string {
  const plainText = text.replace(/\s+/g, ' ').trim();
  if (plainText.length <= maxDescriptionLength) return plainText;
  const cut = plainText.slice(0, maxDescriptionLength);
  const end = Math.max(cut.lastIndexOf('. ') + 1, cut.lastIndexOf('。') + 1);
  return end > 40 ? cut.slice(0, end) : `${cut.slice(0, cut.lastIndexOf(' ') > 40 ? cut.lastIndexOf(' ') : maxDescriptionLength - 1)}…`;
}

const slugged = (value: string): string =>
  value
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
