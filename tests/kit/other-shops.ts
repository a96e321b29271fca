import { doubleShops } from '#providers/pick.server.ts';
import { type ShopifyDoubleOptions, shopifyDouble } from '#providers/shops/double/shopify-double.server.ts';
import { usualVersion } from '#providers/shops/shopify.server.ts';

/** The double of other shops, and a port whose pauses only move the clock. */
export function testShops(options: Pick<ShopifyDoubleOptions, 'ledger'> & { now: () => number; rest: (ms: number) => void }) {
  const double = shopifyDouble({ ledger: options.ledger, version: usualVersion, now: options.now });
  const shops = doubleShops(double, { now: options.now, wait: async (ms) => options.rest(ms) });
  return { double, shops };
}
