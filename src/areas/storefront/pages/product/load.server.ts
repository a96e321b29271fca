import { redirect } from 'react-router';
import { productOf } from '#areas/catalog/services/product.server.ts';
import { gramsLeftInStep, shippingFee } from '#areas/shipping/rules.ts';
import { load } from '#platform/load.server.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { variantOf } from '#site/variant.ts';

export const loader = load(async ({ app, caller, url, params, shows }) => {
  const { category = '', spu = '', sku } = params;
  const product = await productOf(app, caller.language, { category, spu, sku });
  // It may be made again one day, so the way to its group is not for ever.
  if (!product) throw redirect(forVariant(hrefOf('spu', { category, spu }), variantOf(url.pathname)));
  shows('goods', `category:${category}`, `spu:${product.spuId}`);
  return { product, feeCents: shippingFee(product.feeGrams), gramsLeft: gramsLeftInStep(product.feeGrams) };
});
