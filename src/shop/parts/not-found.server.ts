import { data } from 'react-router';
import { type Card, cardForPhone } from '#areas/catalog/rules/card.ts';
import { getCatalogIndex } from '#areas/catalog/services/catalog-index.server.ts';
import { bestSellerCards, notFoundCards } from '#areas/catalog/services/home-cards.server.ts';
import { withRedirects } from '#areas/catalog/services/redirects.server.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { isConnectionError } from '#platform/database/connection-errors.ts';
import type { PageContext } from '#platform/load.server.ts';
import { type Variant, variantOf } from '#site/variant.ts';

/** Suggested products, and their category where the address named one. */
export type NotFoundData = { readonly cards: readonly Card[]; readonly category: { readonly slug: string; readonly name: string } | null };

/** Runs a page's loader; a missing address answers 404 or 410 and shows best sellers instead. */
export async function withNotFound<T>(visit: PageContext, work: () => Promise<T>): Promise<T> {
  try {
    return await withRedirects(visit, work);
  } catch (error) {
    const status = nowhereIn(error);
    if (status === null) throw error;
    throw data(await lostOn(visit), { status });
  }
}

const nowhereIn = (error: unknown): 404 | 410 | null => {
  if (error instanceof DomainError) return error.why === 'productNotExist' ? 404 : null;
  const isGone = typeof error === 'object' && error !== null && 'init' in error && Object(error.init).status === 410;
  return isGone ? 410 : null;
};

/** The page must work even when products cannot be read. */
async function lostOn({ app, caller, url, params }: PageContext): Promise<NotFoundData> {
  try {
    return await fetchNotFoundData(app, { language: caller.language, variant: variantOf(url.pathname) }, params.category ?? '');
  } catch (error) {
    if (isConnectionError(error)) throw error;
    app.log.error({ err: error, requestId: caller.requestId, part: 'suggested products' }, 'page part failed');
    return { cards: [], category: null };
  }
}

type Reader = { readonly language: Language; readonly variant: Variant };

/** Best sellers of the category in the address, else of the whole shop. */
export async function fetchNotFoundData(app: App, { language, variant }: Reader, slug: string): Promise<NotFoundData> {
  const known = (await getCatalogIndex(app)).categories.find((one) => one.slug === slug);
  const own = known ? await bestSellerCards(app, language, { category: slug, count: 4 }) : [];
  const cards = own.length > 0 ? own : await notFoundCards(app, language);
  return {
    cards: variant === 'mobile' ? cards.map(cardForPhone) : cards,
    category: known && own.length > 0 ? { slug, name: localizedColumn(known, 'name', language) } : null,
  };
}
