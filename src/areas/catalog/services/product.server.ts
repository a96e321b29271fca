import { DomainError } from '#kernel/errors.ts';
import { dollarText } from '#kernel/money.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { ratingOf } from '../rules/card.ts';
import { companionOf } from '../rules/companions.ts';
import { localizeGroupFacts } from '../rules/facts.ts';
import { chosenValueNames, type ProductOffer, type ProductOption, packOffers } from '../rules/offers.ts';
import { firstOffer } from '../rules/options.ts';
import { faqRows } from '../store/categories.server.ts';
import { groupForStaff, liveGroupBySlugs, picturesOfGroup, skusOfGroup, valuesOfGroup } from '../store/goods.server.ts';
import { cards, localizeFaqs } from './home-cards.server.ts';

type Address = {
  readonly category: string;
  readonly spu: string /** Without it the group's first offer is shown. */;
  readonly sku?: string | undefined;
};
const rowCount = 4;
const faqCount = 8;

/** Everything a product page needs: all SKUs of the group, so that choosing options needs no request. Null when this SKU is gone. */
export async function productOf(app: App, language: Language, { category, spu, sku }: Address) {
  const group = await liveGroupBySlugs(app.db, category, spu, app.now());
  if (!group) throw new DomainError('productNotExist');
  return pageOf(app, language, group, sku);
}

/** The page of an unpublished group, for staff. Null while it has no SKU. */
export async function productDraft(app: App, language: Language, id: number) {
  const group = await groupForStaff(app.db, id);
  if (!group) throw new DomainError('productNotExist');
  const hasOffer = (await skusOfGroup(app.db, id)).length > 0;
  return hasOffer ? pageOf(app, language, group, undefined) : null;
}

async function pageOf(app: App, language: Language, group: Group, sku: string | undefined) {
  const { categorySlug: category, slug: spu } = group;
  const offers = (await skusOfGroup(app.db, group.id)).map(offerOf);
  const chosen = sku === undefined ? firstOffer(offers, group.colourCodes[0] ?? '') : offers.find((one) => one.slug === sku);
  if (!chosen) {
    if (sku === undefined) throw new DomainError('productNotExist');
    return null;
  }
  const [values, pictures, rows, faq] = await Promise.all([
    valuesOfGroup(app.db, group.id),
    picturesOfGroup(app.db, group.id),
    rowsBeside(app, language, group),
    faqRows(app.db, group.categoryId, app.now(), faqCount),
  ]);
  const options = optionsOf(group.optionKeys, values, language);
  // A SKU's own address tells it apart by its options and price.
  const own = sku === undefined ? [] : chosenValueNames(options, chosen);
  const price = sku === undefined ? '' : dollarText(chosen.payableCents);
  const description = localizedColumn(group, 'description', language);
  const name = localizedColumn(group, 'name', language);
  return {
    spuId: group.id,
    address: { category, spu },
    chosen: chosen.slug,
    isSkuAddress: sku !== undefined,
    name,
    description,
    category: { slug: group.categorySlug, name: language === 'zh' ? group.categoryNameZh : group.categoryNameEn },
    rating: ratingOf(group.ratingSum, group.reviewCount),
    reviewCount: group.reviewCount,
    /** Samples add no shipping weight. */
    shipsFree: group.shipsFree,
    lead: { isMadeToOrder: group.isMadeToOrder, leadDaysMin: group.leadDaysMin, leadDaysMax: group.leadDaysMax },
    offers: packOffers(offers, options),
    pictures: pictures.map(({ altEn, altZh, ...picture }) => ({ ...picture, alt: localizedColumn({ altEn, altZh }, 'alt', language) })),
    facts: localizeGroupFacts(group.facts, language),
    faq: localizeFaqs(faq, language),
    meta: {
      title: localizedColumn(group, 'metaTitle', language),
      description: [
        [own.join(', '), price].filter(Boolean).join(': '),
        localizedColumn(group, 'metaDescription', language) || description || name,
      ]
        .filter(Boolean)
        .join('. '),
      keywords: [...localizedColumn(group, 'metaKeywords', language).split(/[,，、]\s*/), ...own].filter(Boolean),
    },
    ...rows,
  };
}
export type Product = NonNullable<Awaited<ReturnType<typeof productOf>>>;

const offerOf = ({ priceCents, weightGrams, ...sku }: Awaited<ReturnType<typeof skusOfGroup>>[number]): ProductOffer => ({
  ...sku,
  listCents: priceCents,
  grams: weightGrams,
});

type ValueRow = Awaited<ReturnType<typeof valuesOfGroup>>[number];

/** In the shop's order and the reader's language. */
const optionsOf = (keys: readonly string[], values: readonly ValueRow[], language: Language): ProductOption[] =>
  keys.flatMap((key) => {
    const keyValues = values.filter((row) => row.key === key);
    const [first] = keyValues;
    if (!first) return [];
    return [
      {
        key,
        name: localizedColumn(first, 'keyName', language),
        kind: first.kind,
        values: keyValues.map((row) => ({ value: row.value, name: localizedColumn(row, 'name', language), picture: row.pictureKey })),
      },
    ];
  });

type Group = NonNullable<Awaited<ReturnType<typeof liveGroupBySlugs>>>;

/** Accessories and similar products. */
async function rowsBeside(app: App, language: Language, { id, categorySlug, texture }: Group) {
  const companion = companionOf(categorySlug);
  const row = (category: string) =>
    cards(app, language, { category, exceptId: id, nearTexture: texture, onlyBuyable: true, order: 'best', limit: rowCount });
  const [goesWith, related] = await Promise.all([companion === null ? [] : row(companion), row(categorySlug)]);
  return { goesWith, related };
}
