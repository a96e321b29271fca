import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { type FactLookup, withFacts } from '../rules/facts.ts';
import { blocksOf, contentsOf, minutesToRead } from '../rules/markup.ts';
import { isReachableUrl } from '../rules.ts';
import { type ArticleKind, goodsOfArticle, liveArticle, liveTitles } from '../store/articles.server.ts';

const maxTitles = 200;

const knowingNothing: FactLookup = () => null;
type Row = NonNullable<Awaited<ReturnType<typeof liveArticle>>>;

/** An article with today's numbers filled in; related groups are given by id. */
export async function articleOf(app: App, language: Language, slug: string, know: FactLookup = knowingNothing) {
  const row = await liveArticle(app.db, slug, app.now());
  if (!row) throw new DomainError('productNotExist');
  const goods = await goodsOfArticle(app.db, row.id);
  return { ...readIn(row, language, know), spuIds: goods.map(({ spuId }) => spuId) };
}

export function readIn(row: Row, language: Language, know: FactLookup) {
  const say = (name: 'title' | 'summary' | 'body' | 'metaTitle' | 'metaDescription' | 'metaKeywords'): string =>
    withFacts(localizedColumn(row, name, language), know);
  const body = say('body');
  const blocks = blocksOf(body);
  const title = say('title');
  const summary = say('summary');
  return {
    slug: row.slug,
    kind: row.kind,
    title,
    summary,
    author: row.author,
    picture: row.pictureUrl,
    publishedAt: (row.publishedAt ?? row.updatedAt).toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    minutes: minutesToRead(body),
    blocks,
    contents: contentsOf(blocks),
    meta: { title: say('metaTitle') || title, description: say('metaDescription') || summary, keywords: say('metaKeywords') },
  };
}
export type Article = Awaited<ReturnType<typeof articleOf>>;

export const guidesIn = (app: App, language: Language) => titlesIn(app, language, 'guide');

/** Published articles of one kind or all. */
export async function titlesIn(app: App, language: Language, kind: ArticleKind | null, know: FactLookup = knowingNothing) {
  const rows = await liveTitles(app.db, kind, app.now(), maxTitles);
  return rows
    .map((row) => ({
      slug: row.slug,
      kind: row.kind,
      path: `/${row.slug}`,
      title: withFacts(localizedColumn(row, 'title', language), know),
      summary: withFacts(localizedColumn(row, 'summary', language), know),
      picture: row.pictureUrl,
      author: row.author,
      publishedAt: row.publishedAt,
      // Both languages: Chinese readers may still type "frontal".
      words: [row.titleEn, row.titleZh, row.keywordsEn, row.keywordsZh].join(' ').toLowerCase(),
    }))
    .filter(({ path }) => isReachableUrl(path));
}
