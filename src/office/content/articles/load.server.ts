import { listArticles, scheduledArticleVersions } from '#areas/content/services/editing.server.ts';
import { getArticleState } from '#areas/editorial/rules/article-state.ts';
import { inWords } from '#kernel/words.ts';
import { load } from '#platform/load.server.ts';
import { dayWords } from '#site/days.ts';

export const loader = load(async ({ app, caller: { language }, url }) => {
  const now = app.now();
  const [words, plans] = await Promise.all([listArticles(app), scheduledArticleVersions(app)]);
  const planned = new Set(plans.map(({ articleId }) => articleId));
  const rows = words.map((row) => ({
    id: row.id,
    title: inWords(row, 'title', language),
    path: `/${row.slug}`,
    kind: row.kind,
    state: getArticleState(row, now, planned.has(row.id)),
    changed: dayWords(language, row.updatedAt),
  }));
  const asked = { words: (url.searchParams.get('q') ?? '').trim().slice(0, 60), kind: url.searchParams.get('kind') ?? '' };
  const low = asked.words.toLowerCase();
  const found = rows.filter(({ title, path, kind }) => `${title} ${path}`.toLowerCase().includes(low) && [kind, ''].includes(asked.kind));
  return { rows: found, isRemoved: url.searchParams.get('done') === 'removed', asked, kinds: [...new Set(rows.map(({ kind }) => kind))] };
});
export type ShownArticle = Awaited<ReturnType<typeof loader>>['rows'][number];
