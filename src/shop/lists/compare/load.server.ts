import { parseCartSkuIds } from '#areas/cart/rules/lines.ts';
import { fetchProductSnapshots } from '#areas/cart/services/product-snapshots.server.ts';
import { comparableOf } from '#areas/catalog/services/compare.server.ts';
import { maxComparedSkus } from '#areas/editorial/rules/example-price.ts';
import { load } from '#platform/load.server.ts';

/** Up to three SKUs: ?sku=12,7 in the chosen order. */
export const loader = load(async ({ app, caller, url }) => {
  const ids = parseCartSkuIds(url.searchParams.get('sku')).slice(0, maxComparedSkus);
  const snapshots = await fetchProductSnapshots(app, caller.language, ids);
  const facts = await comparableOf(
    app,
    caller.language,
    snapshots.map((snapshot) => snapshot.id),
  );
  const products = ids.flatMap((id) => {
    const [snapshot, known] = [snapshots.find((one) => one.id === id), facts.find((one) => one.skuId === id)];
    return snapshot && known ? [{ ...snapshot, rating: known.rating, reviewCount: known.reviewCount, facts: known.facts }] : [];
  });
  return { asked: ids, pieces: products };
});
export type ComparedProduct = Awaited<ReturnType<typeof loader>>['pieces'][number];
