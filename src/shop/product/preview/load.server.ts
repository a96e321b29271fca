import { productDraft } from '#areas/catalog/services/product.server.ts';
import { offerVideosOf } from '#areas/content/services/goods-videos.server.ts';
import { policiesOf } from '#areas/content/services/site-settings.server.ts';
import { load } from '#platform/load.server.ts';
import { numberFrom } from '#site/list.ts';
import { readGuarantees } from '../guarantees.ts';

/** The product page including drafts and hidden groups. */
export const loader = load(async ({ app, caller, params }) => {
  const id = numberFrom(params.id ?? '') ?? 0;
  const product = await productDraft(app, caller.language, id);
  if (!product) return { id, data: null };
  const [videos, policies] = await Promise.all([offerVideosOf(app, caller.language, id), policiesOf(app)]);
  return { id, data: { product, reviews: null, videos, promises: readGuarantees(policies), isSample: true } };
});
