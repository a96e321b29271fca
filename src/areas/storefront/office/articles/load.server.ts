import { listArticles } from '#areas/content/services/editing.server.ts';
import { inWords } from '#kernel/words.ts';
import { load } from '#platform/load.server.ts';
import { dayWords } from '#site/days.ts';
import { stateOf } from '../../rules/article-state.ts';

export const loader = load(async ({ app, caller: { language } }) => {
  const now = app.now();
  const rows = (await listArticles(app)).map((row) => ({
    id: row.id,
    title: inWords(row, 'title', language),
    path: `/${row.slug}`,
    kind: row.kind,
    state: stateOf(row, now),
    changed: dayWords(language, row.updatedAt),
  }));
  return { rows };
});
export type ShownArticle = Awaited<ReturnType<typeof loader>>['rows'][number];
