import { chosenValueNames } from '#areas/catalog/rules/offers.ts';
import { isReadByEngines } from '#site/engines.ts';
import { absolute, pageMeta, type Site } from '#site/meta.ts';
import type { Route } from './+types/page';
import type { ProductData } from './data.ts';
import { fileOf, groupData, pageData, resolveChosenOffer } from './json-ld.ts';
import { titleOf } from './selection.ts';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  return metaOf(loaderData, site, location.pathname);
}

/** A sample gets no structured data that an engine could take for a product. */
export function metaOf(data: ProductData, site: Site, path: string) {
  const { product, isSample } = data;
  const { offer, pictures } = resolveChosenOffer(product);
  const valueNames = product.isSkuAddress && offer ? chosenValueNames(product.offers.options, offer) : [];
  return pageMeta(site, path, '', {
    title: titleOf(product, valueNames),
    description: product.meta.description,
    keywords: product.meta.keywords,
    image: pictures[0] && absolute(site, fileOf(pictures[0])),
    kind: 'product',
    hidden: isSample,
    data: isSample ? undefined : () => (isReadByEngines ? [groupData(data, site), ...pageData(data, site)] : []),
  });
}
