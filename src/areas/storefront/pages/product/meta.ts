import type { Product } from '#areas/catalog/services/product.server.ts';
import { asDollarNumber, cents } from '#kernel/money.ts';
import { hrefOf } from '#site/links.ts';
import { absolute, breadcrumbs, type JsonLd, pageMeta, type Site } from '#site/meta.ts';
import type { Route } from './+types/desktop';
import { productTexts } from './texts.ts';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const { product } = loaderData;
  const choice = product.isSkuAddress && product.chosenWords.length ? `, ${product.chosenWords.join(', ')}` : '';
  return pageMeta(site, location.pathname, '', {
    title: `${product.meta.title || product.name}${choice}`,
    description: product.meta.description || product.description || product.name,
    keywords: [...product.meta.keywords, ...(product.isSkuAddress ? product.chosenWords : [])],
    image: product.pictures[0] && fileOf(product.pictures[0]),
    kind: 'product',
    data: [productData(product, site), breadcrumbs(site, crumbsOf(product, site))],
  });
}

const fileOf = ({ base, widths }: { base: string; widths: readonly number[] }): string => `${base}-${widths.at(-1) ?? 900}.webp`;

const crumbsOf = (product: Product, site: Site) => [
  { name: productTexts.home[site.language], path: '/' },
  { name: product.category.name, path: hrefOf('category', { category: product.category.slug }) },
  { name: product.name, path: hrefOf('spu', product.address) },
];

const availabilityOf = { inStock: 'InStock', fewLeft: 'LimitedAvailability', madeToOrder: 'MadeToOrder', soldOut: 'OutOfStock' } as const;

function productData(product: Product, site: Site): JsonLd {
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description || product.name,
    sku: product.code,
    image: product.pictures.map((picture) => absolute(site, fileOf(picture))),
    category: product.category.name,
    brand: { '@type': 'Brand', name: site.shopName },
    weight: { '@type': 'QuantitativeValue', value: product.grams, unitCode: 'GRM' },
    offers: {
      '@type': 'Offer',
      url: absolute(site, hrefOf('sku', product.address)),
      priceCurrency: 'USD',
      price: asDollarNumber(cents(product.payableCents)).toFixed(2),
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${availabilityOf[product.stock]}`,
    },
    ...(product.rating === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.rating.toFixed(1),
            reviewCount: product.reviewCount,
            bestRating: 5,
          },
        }),
  };
}
