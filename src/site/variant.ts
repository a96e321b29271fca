export type Variant = 'desktop' | 'mobile';
export const mobileWidth = 1023;

/** User agent, client hint, and the width the page saw last. */
export type Screen = { readonly agent: string; readonly hint?: string | undefined; readonly width?: number | undefined };

const mobileAgent = /Mobi|Android|iPhone|iPad|iPod/i;
/** Prefixes that are not pages and never redirect: office, API, doubles, tools and React Router's own. */
const fixed = new Set(['bg', 'v1', 'sandbox', 'assets', 'media', 'uploads', 'healthz', 'readyz', 'metrics', 'language', '__manifest']);

export const isMobileScreen = ({ agent, hint, width }: Screen): boolean =>
  (width !== undefined && width <= mobileWidth) || hint === '?1' || mobileAgent.test(agent);

export const isMobilePath = (path: string): boolean => path === '/m' || path.startsWith('/m/');
export const variantOf = (path: string): Variant => (isMobilePath(path) ? 'mobile' : 'desktop');

/** Null when a segment could be read as another site's address. */
function segmentsOf(path: string): string[] | null {
  const parts = path.split('/').filter((part) => part !== '');
  return parts.every(isPlain) ? parts : null;
}

function isPlain(part: string): boolean {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
    return !/[/\\\u0000-\u001f\u007f]/.test(decodeURIComponent(part));
  } catch {
    return false;
  }
}

/** The same page in the other variant; null when there is none. Built from segments, so it cannot leave the site. */
export function twinPath(path: string, variant: Variant): string | null {
  const parts = segmentsOf(path);
  if (!parts) return null;
  const plain = isMobilePath(path) ? parts.slice(1) : parts;
  return `/${(variant === 'mobile' ? ['m', ...plain] : plain).join('/')}`;
}

/** Where the visitor should be instead; null when already right. */
export function betterPath(path: string, screen: Screen): string | null {
  const first = path.split('/')[1] ?? '';
  const last = path.split('/').at(-1) ?? '';
  if (fixed.has(first) || /\.[a-z0-9]{1,8}$/i.test(last)) return null;
  const variant: Variant = isMobileScreen(screen) ? 'mobile' : 'desktop';
  if (variant === variantOf(path)) return null;
  return twinPath(path, variant);
}
