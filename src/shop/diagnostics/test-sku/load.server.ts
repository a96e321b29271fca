import { policiesOf } from '#areas/content/services/site-settings.server.ts';
import { formAction, load } from '#platform/load.server.ts';
import { readGuarantees } from '#shop/product/guarantees.ts';
import { sampleProduct } from './sample.ts';

export const loader = load(async ({ app, caller, url, shows }) => {
  shows('policies');
  return {
    product: sampleProduct(caller.language, url.searchParams.get('sku')),
    reviews: null,
    videos: [],
    promises: readGuarantees(await policiesOf(app)),
    isSample: true,
  };
});

/** Its form answers like the real page and stores nothing. */
export const action = formAction(async () => ({ problem: null }));
