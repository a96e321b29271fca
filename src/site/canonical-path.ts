import { forVariant } from './links.ts';
import { type PageName, pages } from './pages.ts';
import { twinPath, variantOf } from './variant.ts';

/** Misspelled addresses of the specification stay; correct spellings redirect to them. */
const respelt: Readonly<Record<string, PageName>> = {
  '/bg/gh-product/category': 'office-categories',
  '/bg/gh-product/spu': 'office-spus',
  '/bg/gh-product/sku': 'office-skus',
  '/sync-product-to-other-platform': 'sync-product',
};

/** An invoice's payment page requested below the invoice. */
const payBelowInvoice = /^(\/paypal\/[^/]+(?:\/shipping-address)?\/online)\/invoice\/pay$/;

/** The address as we write it, for one that was spelt right; null when it is none of those. */
export function asWeSpell(path: string): string | null {
  const plain = twinPath(path, 'desktop') ?? '';
  const [, invoice] = payBelowInvoice.exec(plain) ?? [];
  if (invoice) return forVariant(`${invoice}/pay`, variantOf(path));
  const name = Object.hasOwn(respelt, plain) ? respelt[plain] : undefined;
  return name ? forVariant(`/${pages[name].path}`, variantOf(path)) : null;
}
