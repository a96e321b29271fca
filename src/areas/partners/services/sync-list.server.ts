import { fileOf } from '#areas/staff/services/list-file.server.ts';
import type { Language } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import type { Chosen } from '#site/list.ts';
import { syncOfficeTexts as texts } from '../office-texts.ts';
import { syncList } from '../rules/sync-list.ts';
import * as store from '../store/sync-runs.server.ts';
import { fetchRunFailures, reductionsFor } from './sync-runs.server.ts';

export const listSyncRuns = (
  app: App,
  { filters: { state, platform, who, failed }, searchText, sort }: Chosen<typeof syncList>,
  page: { readonly limit: number; readonly offset: number },
) => store.runsWith(app.db, { state, platform, who, failed: failed === 'yes', searchText, by: sort.by, down: sort.down, ...page });

export const runCounts = async (app: App) => new Map((await store.countRunsByState(app.db)).map(({ state, count }) => [state, count]));

export async function fetchSyncRun(app: App, jobId: number, limit: number, language: Language) {
  const run = await store.runById(app.db, jobId);
  if (!run) return null;
  const reductions = reductionsFor(run.reductions, language);
  return { run: { ...run, reductions }, failures: await fetchRunFailures(app, jobId, language, limit) };
}

export const syncFileList = fileOf({
  spec: syncList,
  read: async (app, chosen, page) => (await listSyncRuns(app, chosen, page)).items,
  columns: [
    { label: texts.at, cell: (row) => row.createdAt },
    { label: texts.who, cell: (row, language) => row.partnerName ?? texts.house[language] },
    { label: texts.platform, cell: (row, language) => row.host ?? `${texts[row.platform][language]}, ${texts.file[language]}` },
    { label: texts.state, cell: (row, language) => texts[row.state][language] },
    { label: texts.total, cell: (row) => row.totalCount },
    { label: texts.created, cell: (row) => row.createdCount },
    { label: texts.updated, cell: (row) => row.updatedCount },
    { label: texts.skipped, cell: (row) => row.skippedCount },
    { label: texts.leftOut, cell: (row) => row.failedCount },
  ],
});
