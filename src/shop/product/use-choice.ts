import { type MouseEvent, useMemo, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { localizeQuestions, type OfferVideo, unpackOffers } from '#areas/catalog/rules/offers.ts';
import type { Product } from '#areas/catalog/services/product.server.ts';
import type { Site } from '#site/meta.ts';
import { writeStored } from '#site/storage.ts';
import { selectProductOffer, titleOf } from './selection.ts';

type Click = MouseEvent<HTMLAnchorElement>;

/**
 * The SKU chosen on this page. Choosing needs no request: the page has the whole group. The address is replaced without the router, which
 * would treat it as another page and render this one again.
 */
export function useChoice(product: Product, videos: readonly OfferVideo[], hrefOfSku: (slug: string) => string) {
  const [slug, setSlug] = useState(product.chosen);
  const [isSkuAddress, setSkuAddress] = useState(product.isSkuAddress);
  const [loaded, setLoaded] = useState(product);
  if (loaded !== product) {
    setLoaded(product);
    setSlug(product.chosen);
    setSkuAddress(product.isSkuAddress);
  }
  const offers = useMemo(() => unpackOffers(product.offers), [product]);
  const site = useRouteLoaderData<{ site: Site }>('root')?.site;
  const offer = offers.find((one) => one.slug === slug) ?? offers.find((one) => one.slug === product.chosen) ?? offers[0];
  if (!offer) throw new Error(`group ${product.spuId} has no SKU`);
  const chosen = useMemo(() => selectProductOffer(product, videos, offer), [product, videos, offer]);
  const questions = useMemo(() => localizeQuestions(product.offers.options, offers, offer), [product, offers, offer]);
  const choose = (event: Click, next: string): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const other = offers.find((one) => one.slug === next);
    if (!other || next === slug) return;
    setSlug(next);
    setSkuAddress(true);
    window.history.replaceState(window.history.state, '', hrefOfSku(next));
    // The frame remembers the router's location, so it is set here.
    if (product.spuId > 0) writeStored('lastVisited', hrefOfSku(next));
    document.title = `${titleOf(product, selectProductOffer(product, videos, other).words)} | ${site?.shopName ?? ''}`;
  };
  return { chosen, offers, questions, choose, isSkuAddress };
}
export type Choose = ReturnType<typeof useChoice>['choose'];
