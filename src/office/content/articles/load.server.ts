import { listArticles, scheduledArticleVersions } from '#areas/content/services/editing.server.ts';
import { getArticleState } from '#areas/editorial/rules/article-state.ts';
import { dayIn } from '#areas/staff/services/when.server.ts';
import { localizedColumn } from '#kernel/words.ts';
import { load } from '#platform/load.server.ts';

export const loader = load(async ({ app, caller: { language }, url }) => {
  const now = app.now();
  const [articles, plans] = await Promise.all([listArticles(app), scheduledArticleVersions(app)]);
  const planned = new Set(plans.map(({ articleId }) => articleId));
  const rows = articles.map((row) => ({
    id: row.id,
    title: localizedColumn(row, 'title', language),
    path: `/${row.slug}`,
    kind: row.kind,
    state: getArticleState(row, now, planned.has(row.id)),
    changed: dayIn(row.updatedAt, language),
  }));
  const query = { words: (url.searchParams.get('q') ?? '').trim().slice(0, 60), kind: url.searchParams.get('kind') ?? '' };
  const low = query.words.toLowerCase();
  const found = rows.filter(({ title, path, kind }) => `${title} ${path}`.toLowerCase().includes(low) && [kind, ''].includes(query.kind));
  return {
    rows: found,
    isRemoved: url.searchParams.get('done') === 'removed',
    asked: query,
    kinds: [...new Set(rows.map(({ kind }) => kind))],
  };
});
export type ListedArticle = Awaited<ReturnType<typeof loader>>['rows'][number];
