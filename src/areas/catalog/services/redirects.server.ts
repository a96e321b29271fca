import { data, redirect } from 'react-router';
import { DomainError } from '#kernel/errors.ts';
import { type App, transact } from '#platform/app.ts';
import type { PageContext } from '#platform/load.server.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { twinPath, variantOf } from '#site/variant.ts';
import * as store from '../store/redirects.server.ts';

const root = '/collections';
const maxHops = 5;

export type RedirectTarget = { readonly path: string } | 'gone' | null;

/**
 * Current address of an old one, in one step however often it was renamed, since redirects name the product and not the next address. The
 * longest known prefix decides; the rest is appended.
 */
export async function findRedirect(app: App, path: string): Promise<RedirectTarget> {
  let at = path;
  const seen = new Set([path]);
  for (let step = 0; step < maxHops; step += 1) {
    const next = await oneStep(app, at);
    if (next === 'gone') return 'gone';
    if (next === null || seen.has(next)) break;
    seen.add(next);
    at = next;
  }
  return at === path ? null : { path: at };
}

async function oneStep(app: App, path: string): Promise<string | 'gone' | null> {
  const [, , category, spu, sku, ...more] = path.split('/');
  if (!path.startsWith(`${root}/`) || !category || more.length > 0) return null;
  const prefixes = [`${root}/${category}`, ...(spu ? [`${root}/${category}/${spu}`] : []), ...(sku ? [path] : [])].reverse();
  const rows = await store.redirectRows(app.db, prefixes);
  for (const prefix of prefixes) {
    const row = rows.find((one) => one.oldPath === prefix);
    if (!row) continue;
    if (row.isGone || row.isEnded) return 'gone';
    if (row.isHidden || !row.categorySlug) continue;
    return pathOf(row.categorySlug, row.spuSlug, row.isSkuOffered ? row.skuSlug : null) + path.slice(prefix.length);
  }
  return null;
}

const pathOf = (category: string, spu: string | null, sku: string | null): string =>
  spu === null ? hrefOf('category', { category }) : sku === null ? hrefOf('spu', { category, spu }) : hrefOf('sku', { category, spu, sku });

/** Runs a page's loader; what is not found is redirected to its new address (301) or reported as gone (410). */
export async function withRedirects<T>({ app, url }: Pick<PageContext, 'app' | 'url'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError) || error.why !== 'productNotExist') throw error;
    const plain = twinPath(url.pathname.replace(/\.data$/, ''), 'desktop') ?? url.pathname;
    const moved = await findRedirect(app, plain);
    if (moved === 'gone') throw data({ why: 'gone' }, { status: 410 });
    if (moved === null) throw error;
    throw redirect(forVariant(moved.path, variantOf(url.pathname)) + url.search, 301);
  }
}

const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const requireSlug = (slug: string): void => {
  if (slug.length > 120 || !slugShape.test(slug)) throw new DomainError('badValue', { field: 'slug' });
};
const requireFree = (isTaken: boolean): void => {
  if (isTaken) throw new DomainError('badValue', { field: 'slug' });
};

/** The old slug redirects forever, unless something new takes it. */
export const renameCategory = (app: App, id: number, slug: string): Promise<void> =>
  renamed(app, async (inside) => {
    requireSlug(slug);
    const before = await store.categoryAddress(inside.db, id);
    if (!before) throw new DomainError('productNotExist');
    if (before.category === slug) return [];
    requireFree(await store.isCategorySlugTaken(inside.db, slug));
    await store.setCategorySlug(inside.db, id, slug, app.now());
    await replaceRedirect(inside, hrefOf('category', before), hrefOf('category', { category: slug }), { categoryId: id });
    return [`category:${before.category}`, `category:${slug}`, 'categories'];
  });

export const moveSpu = (app: App, id: number, to: { readonly slug: string; readonly categoryId?: number | undefined }): Promise<void> =>
  renamed(app, async (inside) => {
    requireSlug(to.slug);
    const before = await store.spuAddress(inside.db, id);
    if (!before) throw new DomainError('productNotExist');
    const categoryId = to.categoryId ?? before.categoryId;
    if (before.spu === to.slug && before.categoryId === categoryId) return [];
    const target = await store.categoryAddress(inside.db, categoryId);
    if (!target) throw new DomainError('productNotExist');
    requireFree(await store.isSpuSlugTaken(inside.db, categoryId, to.slug));
    await store.setSpuAddress(inside.db, id, { categoryId, slug: to.slug }, app.now());
    await replaceRedirect(inside, hrefOf('spu', before), hrefOf('spu', { ...target, spu: to.slug }), { spuId: id });
    return [`spu:${id}`, `category:${before.category}`, `category:${target.category}`];
  });

export const renameSku = (app: App, id: number, slug: string): Promise<void> =>
  renamed(app, async (inside) => {
    requireSlug(slug);
    const before = await store.skuAddress(inside.db, id);
    if (!before) throw new DomainError('goodsNotExist');
    if (before.sku === slug) return [];
    requireFree(await store.isSkuSlugTaken(inside.db, before.spuId, slug));
    await store.setSkuSlug(inside.db, id, slug, app.now());
    await replaceRedirect(inside, hrefOf('sku', before), hrefOf('sku', { ...before, sku: slug }), { skuId: id });
    return [`spu:${before.spuId}`];
  });

/** Permanently retired: its address answers 410 instead of 404. */
export const retireSpu = (app: App, id: number): Promise<void> =>
  renamed(app, async (inside) => {
    const before = await store.spuAddress(inside.db, id);
    if (!before) throw new DomainError('productNotExist');
    await store.endSpu(inside.db, id, app.now());
    await store.saveRedirect(inside.db, hrefOf('spu', before), { isGone: true });
    return [`spu:${id}`];
  });

/** An address in use again drops its redirect, so that no address redirects to itself. */
async function replaceRedirect(
  { db }: App,
  oldPath: string,
  newPath: string,
  target: Parameters<typeof store.saveRedirect>[2],
): Promise<void> {
  await store.dropOldPath(db, newPath);
  await store.saveRedirect(db, oldPath, target);
}

/** Lists contain addresses too, so all pages with products are invalidated. */
async function renamed(app: App, work: (inside: App) => Promise<string[]>): Promise<void> {
  const tags = await transact(app, work);
  if (tags.length > 0) await app.pageCache.invalidate([...tags, 'goods']);
}
