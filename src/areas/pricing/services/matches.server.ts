import type { App } from '#platform/app.ts';
import type { BuilderKind, Configuration } from '../rules/configuration.ts';
import { answersOf, canBeSku, skuAttributesOf } from '../rules/sku-attributes.ts';
import * as store from '../store/matches.server.ts';

/** The SKU equal to this item, if any: its price takes precedence. */
export async function findMatchingSku(app: App, configuration: Configuration): Promise<store.FoundSku> {
  const attributes = canBeSku(configuration) ? skuAttributesOf(configuration) : null;
  return attributes && store.findExactSku(app.db, attributes, app.now());
}

/** A product as builder answers. */
export async function answersAt(app: App, spuId: number, slug: string) {
  const found = await store.skuAt(app.db, spuId, slug);
  return found && answersOf(found);
}

/** Hidden placeholder SKUs under which built items are in the cart; they cannot be bought alone. */
export const placeholderSkuCodes: Readonly<Record<BuilderKind, string>> = {
  wig: 'OTH-MADE-WIG-1',
  'closure-frontal': 'OTH-MADE-LACE-1',
  bundle: 'OTH-MADE-BUNDLE-1',
};

export async function placeholderSkuOf(app: App, kind: BuilderKind): Promise<number | null> {
  const [found] = await store.pricingSkusByCode(app.db, [placeholderSkuCodes[kind]]);
  return found?.id ?? null;
}
