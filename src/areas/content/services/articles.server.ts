import { Refused } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import { inWords } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { blocksOf, contentsOf, minutesToRead } from '../rules/markup.ts';
import { leadsSomewhere } from '../rules.ts';
import { goodsOfArticle, liveArticle, liveTitles } from '../store/articles.server.ts';

const mostTitles = 50;

/** One article, read and ready to be shown; the groups beside it are named by id. */
export async function articleOf(app: App, language: Language, slug: string) {
  const row = await liveArticle(app.db, slug, app.now());
  if (!row) throw new Refused('productNotExist');
  const goods = await goodsOfArticle(app.db, row.id);
  const body = inWords(row, 'body', language);
  const blocks = blocksOf(body);
  const title = inWords(row, 'title', language);
  const summary = inWords(row, 'summary', language);
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
    spuIds: goods.map(({ spuId }) => spuId),
    meta: {
      title: inWords(row, 'metaTitle', language) || title,
      description: inWords(row, 'metaDescription', language) || summary,
      keywords: inWords(row, 'metaKeywords', language),
    },
  };
}
export type Article = Awaited<ReturnType<typeof articleOf>>;

/** The guides whose pages are open, as a list shows them. */
export async function guidesIn(app: App, language: Language) {
  const rows = await liveTitles(app.db, 'guide', app.now(), mostTitles);
  return rows
    .map((row) => ({
      slug: row.slug,
      path: `/${row.slug}`,
      title: inWords(row, 'title', language),
      summary: inWords(row, 'summary', language),
      picture: row.pictureUrl,
      // Both languages: somebody who reads Chinese may still type "frontal".
      words: [row.titleEn, row.titleZh, row.keywordsEn, row.keywordsZh].join(' ').toLowerCase(),
    }))
    .filter(({ path }) => leadsSomewhere(path));
}
