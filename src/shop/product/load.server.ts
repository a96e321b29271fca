import { redirect } from 'react-router';
import { ownLike } from '#areas/builder/services/like-this.server.ts';
import { productOf } from '#areas/catalog/services/product.server.ts';
import { findRedirect } from '#areas/catalog/services/redirects.server.ts';
import { offerVideosOf } from '#areas/content/services/goods-videos.server.ts';
import { policiesOf } from '#areas/content/services/site-settings.server.ts';
import { part } from '#areas/editorial/services/home.server.ts';
import { withNumbers } from '#areas/editorial/services/questions.server.ts';
import { describeQuantityTiers } from '#areas/promotions/services/describe-tiers.server.ts';
import { parseReviewFilter } from '#areas/reviews/rules/review-filter.ts';
import { reviewsOf } from '#areas/reviews/services/of-goods.server.ts';
import { load, type PageContext } from '#platform/load.server.ts';
import { withNotFound } from '#shop/parts/not-found.server.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { variantOf } from '#site/variant.ts';
import { readGuarantees } from './guarantees.ts';

export const loader = load(async (visit) => {
  const { app, caller, url, shows } = visit;
  const product = await withNotFound(visit, () => productHere(visit));
  shows('goods', `category:${product.address.category}`, `spu:${product.spuId}`, 'reviews', 'videos', 'policies', 'faqs', 'categories');
  const reader = { language: caller.language, variant: variantOf(url.pathname) };
  const { address, chosen, spuId } = product;
  const [reviews, videos, policies, faq, steps, own] = await Promise.all([
    part(visit, 'reviews', () => reviewsOf(app, caller.language, product.spuId, parseReviewFilter(url.searchParams))),
    part(visit, 'videos', () => offerVideosOf(app, caller.language, product.spuId)),
    part(visit, 'policies', () => policiesOf(app)),
    part(visit, 'questions', () => withNumbers(app, caller.language, product.faq)),
    part(visit, 'steps', () => describeQuantityTiers(app, caller.language, product.spuId)),
    part(visit, 'own build', () => ownLike(app, reader, { category: address.category, spuId, slug: chosen })),
  ]);
  const promises = readGuarantees(policies ?? new Map());
  return { product: { ...product, faq: faq ?? [] }, reviews, videos: videos ?? [], promises, steps, own };
});

async function productHere({ app, caller, url, params: { category = '', spu = '', sku } }: PageContext) {
  const product = await productOf(app, caller.language, { category, spu, sku });
  if (product) return product;
  const variant = variantOf(url.pathname);
  const moved = sku === undefined ? null : await findRedirect(app, hrefOf('sku', { category, spu, sku }));
  if (moved !== null && moved !== 'gone') throw redirect(forVariant(moved.path, variant), 301);
  // It may be made again one day, so the redirect to its group is temporary.
  throw redirect(forVariant(hrefOf('spu', { category, spu }), variant));
}
