import { pageAt } from '#site/match.ts';
import { cacheKeysOf } from '#site/pages.server.ts';
import { twinPath } from '#site/variant.ts';

/** Views are all counted; the other events once per visitor and day. */
export type VisitEvent = 'view' | 'visit' | 'product' | 'cart' | 'checkout';
export type VisitEvents = { readonly events: readonly VisitEvent[]; readonly path: string };
type VisitedRequest = { readonly method: string; readonly path: string; readonly search: URLSearchParams; readonly isDocument: boolean };

const addedPaths = /^\/v1\/shoppingcart\/add_shopping_carts?$/;

/** Events of a request; null when it counts as nothing. Client-side navigation requests a page's data (.data). */
export function visitEventsOf({ method, path, search, isDocument }: VisitedRequest): VisitEvents | null {
  if (method === 'POST') return addedPaths.test(path) ? { events: ['cart'], path: '' } : null;
  if (method !== 'GET' || path.startsWith('/bg') || path.startsWith('/v1')) return null;
  const isData = path.endsWith('.data');
  const found = isDocument || isData ? pageAt(path) : null;
  if (found?.page.who !== 'anyone') return null;
  const plain = twinPath(path.replace(/\.data$/, '').replace(/\/_root$/, ''), 'desktop') ?? '/';
  if (found.name === 'cart') {
    if (search.has('step')) return { events: ['checkout'], path: '' };
    if (search.get('sku') || search.get('estimate')) return { events: ['cart'], path: '' };
  }
  // Uncached pages revalidate their own data while in use, so only their documents count as views.
  if (isData && cacheKeysOf(found.name) === null) return null;
  const isProduct = found.name === 'spu' || found.name === 'sku';
  return { events: ['view', 'visit', ...(isProduct ? (['product'] as const) : [])], path: isProduct ? groupPath(plain) : plain };
}

/** A product group is one page, whatever its lengths and colors. */
const groupPath = (path: string): string => path.split('/').slice(0, 4).join('/');

/** Names shared by several hosts. */
const known: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)google\./, 'google'],
  [/(^|\.)bing\.com$/, 'bing'],
  [/(^|\.)duckduckgo\.com$/, 'duckduckgo'],
  [/(^|\.)baidu\.com$/, 'baidu'],
  [/(^|\.)instagram\.com$/, 'instagram'],
  [/(^|\.)(facebook\.com|fb\.me)$/, 'facebook'],
  [/(^|\.)tiktok\.com$/, 'tiktok'],
  [/(^|\.)(youtube\.com|youtu\.be)$/, 'youtube'],
  [/(^|\.)pinterest\./, 'pinterest'],
  [/(^|\.)(twitter\.com|x\.com|t\.co)$/, 'x'],
];
const sourcePattern = /^[a-z0-9][a-z0-9._-]{0,39}$/;

/** Traffic source: what the link's parameters say, else the referrer's host, else direct. */
export function sourceOf(search: URLSearchParams, referrer: string | null, ownHosts: readonly string[]): string {
  const [medium, utmSource] = ['utm_medium', 'utm_source'].map((key) => search.get(key)?.trim().toLowerCase() ?? '');
  if (medium === 'email') return 'email';
  if (utmSource && sourcePattern.test(utmSource)) return utmSource;
  const host = hostOf(referrer);
  if (!host || ownHosts.includes(host)) return 'direct';
  const name = host.split(':', 1)[0]?.replace(/^www\./, '') ?? '';
  return known.find(([shape]) => shape.test(name))?.[1] ?? (sourcePattern.test(name) ? name : 'other');
}

function hostOf(address: string | null): string | null {
  try {
    return address ? new URL(address).host : null;
  } catch {
    return null;
  }
}
