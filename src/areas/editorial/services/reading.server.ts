import { type Card, cards } from '#areas/catalog/services/home-cards.server.ts';
import { articleOf, titlesIn } from '#areas/content/services/articles.server.ts';
import { delaysIn } from '#areas/content/services/delays.server.ts';
import { videoLibraryOf, videoOf } from '#areas/content/services/videos.server.ts';
import type { PageContext } from '#platform/load.server.ts';
import { formatDay } from '#site/days.ts';
import { authorOf } from '../rules/authors.ts';
import { runCalculator } from '../rules/calculators.ts';
import { factLookup } from '../rules/facts.ts';
import { withTables } from '../rules/pieces.ts';
import { neighboursOf, parentOf, underneath } from '../rules/reading.ts';
import { factTags, loadFacts } from './facts.server.ts';
import { part } from './home.server.ts';

/** A content page with numbers, tables and calculators, related products and neighbors. The latter two may fail alone. */
export async function loadArticlePage(visit: PageContext, slug: string) {
  const { app, caller, url } = visit;
  const { language } = caller;
  visit.shows('articles', ...factTags);
  const book = await loadFacts(app, language);
  const know = factLookup(book);
  const { spuIds, ...article } = await articleOf(app, language, slug, know);
  const blocks = withTables(article.blocks, book);
  const hasBlock = (name: string): boolean => blocks.some((block) => block.kind === 'piece' && block.name === name);
  const [goods, titles, delays] = await Promise.all([
    part(visit, 'goods of the article', () => goodsInOrder(visit, spuIds)),
    part(visit, 'other articles', () => titlesIn(app, language, null, know)),
    hasBlock('delays') ? part(visit, 'delays', () => delaysIn(app, language)) : null,
  ]);
  const sums = blocks.flatMap((block) => {
    const sum = block.kind === 'piece' && block.name === 'calc' ? runCalculator(block.about, url.searchParams, book) : null;
    return sum ? [sum] : [];
  });
  return {
    article: {
      ...article,
      blocks,
      author: authorOf(article.author || (book.company.name ?? ''), language),
      updatedWords: formatDay(language, new Date(article.updatedAt)),
    },
    goods,
    parent: parentOf(slug),
    others: neighboursOf(
      slug,
      (titles ?? []).filter(({ kind }) => kind === article.kind),
    ).map(asTitle),
    under: hasBlock('pages') ? underneath(slug, titles ?? []).map(asTitle) : [],
    sums,
    delays: delays ?? [],
    company: hasBlock('contact') ? book.company : {},
  };
}
type Title = Awaited<ReturnType<typeof titlesIn>>[number];
const asTitle = ({ slug, path, title, summary, picture }: Title) => ({ slug, path, title, summary, picture });

export type ArticlePageData = Awaited<ReturnType<typeof loadArticlePage>>;

/** Newest first. */
export async function loadJournal(visit: PageContext) {
  const { app, caller } = visit;
  visit.shows('articles', ...factTags);
  const book = await loadFacts(app, caller.language);
  const titles = await titlesIn(app, caller.language, 'article', factLookup(book));
  return titles
    .toSorted((a, b) => (b.publishedAt?.getTime() ?? 0) - (a.publishedAt?.getTime() ?? 0))
    .map(({ slug, path, title, summary, picture, author, publishedAt }) => ({
      slug,
      path,
      title,
      summary,
      picture,
      author: authorOf(author || (book.company.name ?? ''), caller.language).name,
      day: publishedAt ? formatDay(caller.language, publishedAt) : '',
    }));
}

export function loadVideoLibrary(visit: PageContext) {
  visit.shows('videos');
  return videoLibraryOf(visit.app, visit.caller.language, visit.url.searchParams.get('tag'));
}

export async function loadVideo(visit: PageContext, slug: string) {
  visit.shows('videos', 'goods');
  const { spuIds, ...video } = await videoOf(visit.app, visit.caller.language, slug);
  return { video, goods: await part(visit, 'goods of the video', () => goodsInOrder(visit, spuIds)) };
}
export type VideoData = Awaited<ReturnType<typeof loadVideo>>;

/** In staff order; hidden ones are left out. */
async function goodsInOrder({ app, caller }: PageContext, spuIds: readonly number[]): Promise<Card[]> {
  if (spuIds.length === 0) return [];
  const found = await cards(app, caller.language, { onlyIds: spuIds, order: 'best', limit: spuIds.length });
  return found.sort((a, b) => spuIds.indexOf(a.spuId) - spuIds.indexOf(b.spuId));
}
