import { leadTimeOf, stockState } from '#areas/catalog/rules/lead-time.ts';
import { chosenValueNames, type OfferPicture, type ProductOffer, picturesOfOffer, unpackOffers } from '#areas/catalog/rules/offers.ts';
import { isBuyable } from '#areas/catalog/rules/options.ts';
import type { Product } from '#areas/catalog/services/product.server.ts';
import { shippingFee } from '#areas/shipping/rules.ts';
import { asDollarNumber, cents } from '#kernel/money.ts';
import { hrefOf } from '#site/links.ts';
import { absolute, breadcrumbs, type JsonLd, type Site } from '#site/meta.ts';
import type { ProductData } from './data.ts';
import type { ShopGuarantees } from './guarantees.ts';
import { productTexts } from './texts.ts';

/** Part of every page, so large groups list at most this many: the chosen SKU, then the cheapest of each length and color. */
export const maxVariants = 30;

export const fileOf = ({ base, widths }: Pick<OfferPicture, 'base' | 'widths'>): string => `${base}-${widths.at(-1) ?? 900}.webp`;

export function resolveChosenOffer(product: Product) {
  const offers = unpackOffers(product.offers);
  const offer = offers.find((one) => one.slug === product.chosen) ?? null;
  return { offers, offer, pictures: offer ? picturesOfOffer(product.pictures, offer) : [] };
}

function selectVariants(product: Product) {
  const { offers, offer, pictures } = resolveChosenOffer(product);
  const cheapest = new Map<string, ProductOffer>();
  for (const one of [...offers].sort((a, b) => Number(isBuyable(b)) - Number(isBuyable(a)) || a.payableCents - b.payableCents)) {
    const variantKey = `${one.attributes.Length ?? ''} ${one.colourCode}`;
    if (!cheapest.has(variantKey)) cheapest.set(variantKey, one);
  }
  const variants =
    offers.length <= maxVariants ? offers : [...new Set([...(offer ? [offer] : []), ...cheapest.values()])].slice(0, maxVariants);
  return { shown: variants, pictures };
}

/** One group with its variants as offers and its rating; only what the page shows. */
export function groupData(data: ProductData, site: Site): JsonLd {
  const { product, reviews, promises } = data;
  const { shown, pictures } = selectVariants(product);
  const varies = new Set(
    product.offers.options.map((option) => (option.key === 'Color' ? 'color' : option.key === 'Material' ? 'material' : 'size')),
  );
  return {
    '@type': 'ProductGroup',
    '@id': `${absolute(site, hrefOf('spu', product.address))}#group`,
    name: product.name,
    description: product.description || product.name,
    url: absolute(site, hrefOf('spu', product.address)),
    productGroupID: `G-${product.spuId}`,
    variesBy: [...varies].map((name) => `https://schema.org/${name}`),
    brand: { '@type': 'Brand', name: site.shopName },
    category: product.category.name,
    image: pictures.map((picture) => absolute(site, fileOf(picture))),
    ...(product.rating === null || !reviews?.total ? {} : ratingData(product, reviews.items)),
    hasVariant: shown.map((offer) => variantData(offer, product, promises, site)),
  };
}

type Items = NonNullable<ProductData['reviews']>['items'];

const ratingData = (product: Product, items: Items) => ({
  aggregateRating: {
    '@type': 'AggregateRating',
    ratingValue: product.rating?.toFixed(1),
    reviewCount: product.reviewCount,
    bestRating: 5,
    worstRating: 1,
  },
  review: items.map((review) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name: review.shownName },
    datePublished: review.day,
    reviewBody: review.text,
    reviewRating: { '@type': 'Rating', ratingValue: review.stars, bestRating: 5, worstRating: 1 },
  })),
});

/** Made to order can be bought today, so it counts as in stock; the handling time says the rest. */
const availabilityOf = { inStock: 'InStock', fewLeft: 'LimitedAvailability', madeToOrder: 'InStock', soldOut: 'OutOfStock' } as const;

function variantData(offer: ProductOffer, product: Product, promises: ShopGuarantees, site: Site) {
  const { options } = product.offers;
  const worded = (key: string): string | undefined =>
    options.find((option) => option.key === key)?.values.find((one) => one.value === offer.attributes[key])?.name;
  const [picture] = picturesOfOffer(product.pictures, offer);
  const valueNames = chosenValueNames(options, offer);
  return {
    '@type': 'Product',
    sku: offer.code,
    name: [product.name, ...valueNames].join(', '),
    inProductGroupWithID: `G-${product.spuId}`,
    ...(picture ? { image: absolute(site, fileOf(picture)) } : {}),
    ...(worded('Length') ? { size: worded('Length') } : {}),
    ...(worded('Color') ? { color: worded('Color') } : {}),
    weight: { '@type': 'QuantitativeValue', value: offer.grams, unitCode: 'GRM' },
    offers: {
      '@type': 'Offer',
      url: absolute(site, hrefOf('sku', { ...product.address, sku: offer.slug })),
      priceCurrency: 'USD',
      price: asDollarNumber(cents(offer.payableCents)).toFixed(2),
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${availabilityOf[stockState(offer)]}`,
      shippingDetails: shippingData(offer, product),
      hasMerchantReturnPolicy: returnData(offer, promises),
    },
  };
}

function shippingData(offer: ProductOffer, product: Product) {
  const ready = leadTimeOf(offer, product.lead) ?? leadTimeOf({ available: 1, isMadeToOrder: false }, product.lead);
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: asDollarNumber(shippingFee(product.shipsFree ? 0 : offer.grams)).toFixed(2),
      currency: 'USD',
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: { '@type': 'QuantitativeValue', minValue: ready?.min ?? 1, maxValue: ready?.max ?? 2, unitCode: 'DAY' },
    },
  };
}

/** Made-to-order and clearance items are not returnable. */
function returnData(offer: ProductOffer, { returnDays, returnFeePercent }: ShopGuarantees) {
  const isFinal = offer.isClearance || (offer.isMadeToOrder && offer.available === 0) || returnDays === 0;
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'US',
    returnPolicyCountry: 'US',
    ...(isFinal
      ? { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
      : {
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: returnDays,
          returnMethod: 'https://schema.org/ReturnByMail',
          returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
          ...(returnFeePercent > 0 ? { restockingFee: returnFeePercent } : {}),
        }),
  };
}

/** Breadcrumbs, FAQs and videos. */
export const pageData = ({ product, videos }: ProductData, site: Site): JsonLd[] => [
  breadcrumbs(site, [
    { name: productTexts.home[site.language], path: '/' },
    { name: product.category.name, path: hrefOf('category', { category: product.category.slug }) },
    { name: product.name, path: hrefOf('spu', product.address) },
  ]),
  ...(product.faq.length > 0
    ? [
        {
          '@type': 'FAQPage',
          mainEntity: product.faq.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ]
    : []),
  ...videos.map((video) => ({
    '@type': 'VideoObject',
    name: video.title,
    description: video.about || video.title,
    thumbnailUrl: absolute(site, `${video.poster}-900.webp`),
    uploadDate: video.publishedAt,
    contentUrl: absolute(site, video.url),
    duration: `PT${video.seconds}S`,
  })),
];
