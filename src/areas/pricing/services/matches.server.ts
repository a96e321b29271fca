import type { App } from '#platform/app.ts';
import type { BuilderKind, Configuration } from '../rules/configuration.ts';
import { answersOf, canBeSku, skuAttributesOf } from '../rules/sku-attributes.ts';
import * as store from '../store/matches.server.ts';

/** The SKU that is exactly this piece, if there is one: its price wins. */
export async function findMatchingSku(app: App, configuration: Configuration): Promise<store.FoundSku> {
  const words = canBeSku(configuration) ? skuAttributesOf(configuration) : null;
  return words && store.findExactSku(app.db, words, app.now());
}

/** A finished piece as answers to a builder's questions. */
export async function answersAt(app: App, spuId: number, slug: string) {
  const found = await store.skuAt(app.db, spuId, slug);
  return found && answersOf(found);
}

/** A piece that is no SKU of its own lies in a cart under one of these, which are hidden and cannot be bought by themselves. */
export const placeholderSkuCodes: Readonly<Record<BuilderKind, string>> = {
  wig: 'OTH-MADE-WIG-1',
  'closure-frontal': 'OTH-MADE-LACE-1',
  bundle: 'OTH-MADE-BUNDLE-1',
};

export async function placeholderSkuOf(app: App, kind: BuilderKind): Promise<number | null> {
  const [found] = await store.pricingSkusByCode(app.db, [placeholderSkuCodes[kind]]);
  return found?.id ?? null;
}
