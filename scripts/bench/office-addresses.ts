import { type ListSpec, maxCountedRows, pathOf } from '#site/list.ts';
import { officePages } from '#site/office-pages.ts';
import type { Page } from '#site/page.ts';
import { exports } from '../../src/exports.server.ts';

/** How many views, filters and pages linked by a page are tried besides its list options. */
const maxLinked = 14;
/** Detail pages of each kind. */
const maxDetails = 2;
/** A name, a product, a number prefix, a country, and a word without matches. */
const searchTerms = ['emma', 'body wave', '2026', 'us', 'zzqqxx'];

const built = Object.values(officePages as Record<string, Page>).filter(({ frame }) => frame === 'office');
export const listPaths = built.map(({ path }) => path).filter((path) => !path.includes(':'));

/** Every list option by its spec: sorts both ways, each filter, search, the last page. */
function listAddresses({ filters, sorts, size }: ListSpec, html: string, path: string): string[] {
  const at = (fields: Record<string, string | number>) =>
    `/${path}?${new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))}`;
  const turned = sorts.flatMap((sort) => [sort, `-${sort}`]);
  const last = Math.ceil(maxCountedRows / size);
  const month = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  const filtered = Object.entries(filters).flatMap(([name, kind]) => {
    if (kind === 'day') return [at({ [name]: month })];
    if (kind === 'number' || kind === 'words')
      return optionsOf(html, name)
        .slice(0, 2)
        .map((value) => at({ [name]: value }));
    return kind.flatMap((value, index) => [
      at({ [name]: value }),
      ...(index === 0 ? [at({ [name]: value, sort: turned.at(-1) ?? '' })] : []),
    ]);
  });
  return [
    ...turned.map((sort) => at({ sort })),
    ...filtered,
    ...(html.includes('name="q"') ? searchTerms.map((q) => at({ q })) : []),
    at({ page: last }),
    ...turned.slice(0, 2).map((sort) => at({ sort, page: last })),
  ];
}

const optionsOf = (html: string, name: string): string[] => {
  const select = new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`, 's').exec(html)?.[1] ?? '';
  return [...select.matchAll(/<option[^>]*value="([^"]+)"/g)].map(([, value = '']) => value.replaceAll('&amp;', '&'));
};

/** Requests for one page: itself, its list options, and links on its own path. */
export function addressesOf(html: string, path: string): string[] {
  const spec = exports.find((file) => pathOf(file.spec) === `/${path}`)?.spec;
  const addresses = spec ? listAddresses(spec, html, path) : html.includes('name="q"') ? searchTerms.map((q) => `/${path}?q=${q}`) : [];
  return [...new Set([`/${path}`, ...addresses, ...linksIn(html, path)])];
}

const hrefsIn = (html: string): string[] => [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

/** Links on its own path: one per set of fields. */
function linksIn(html: string, path: string): string[] {
  const shapes = new Map(
    hrefsIn(html)
      .filter((href) => href.startsWith(`/${path}?`))
      .map((href) => [[...new URLSearchParams(href.split('?')[1]).keys()].join(), href]),
  );
  return [...shapes.values()].slice(0, maxLinked);
}

/** Detail pages it links to: an order, a shopper, a case. */
export function detailsIn(html: string, path: string): { page: string; address: string }[] {
  const kinds = built.map((page) => ({ page: page.path, is: new RegExp(`^/${page.path.replaceAll(/:\w+/g, '[^/?]+')}(\\?.*)?$`) }));
  const found = hrefsIn(html).flatMap((address) => {
    const kind = kinds.find(({ page, is }) => page !== path && (page.includes(':') || address.includes('?')) && is.test(address));
    return kind ? [{ page: kind.page, address }] : [];
  });
  return [...Map.groupBy(found, ({ page }) => page)].flatMap(([, some]) => some.slice(0, maxDetails));
}
