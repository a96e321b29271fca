import { idsIn } from '#areas/cart/rules/lines.ts';
import { looksOf } from '#areas/cart/service.server.ts';
import { load } from '#platform/load.server.ts';

/** The page is the same for everybody; alive, it asks here about the SKUs it keeps: ?sku=12,7 */
export const loader = load(async ({ app, caller, url }) => {
  const asked = idsIn(url.searchParams.get('sku'));
  return { asked, looks: await looksOf(app, caller.language, asked) };
});
