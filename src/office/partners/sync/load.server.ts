import { z } from 'zod';
import { rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { visibleCategoryNames } from '#areas/catalog/services/offers.server.ts';
import { syncOfficeTexts } from '#areas/partners/office-texts.ts';
import { runStates, syncList } from '#areas/partners/rules/sync-list.ts';
import { describeSyncReason } from '#areas/partners/rules/sync-reasons.ts';
import { runAgain, stopSync } from '#areas/partners/services/sync.server.ts';
import { fetchSyncRun, listSyncRuns, runCounts } from '#areas/partners/services/sync-list.server.ts';
import { restoreReseller, revokeReseller } from '#areas/partners/services/sync-runs.server.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { whenIn } from '#areas/staff/services/when.server.ts';
import { dollarText } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import type { App, Caller } from '#platform/app.ts';
import { actions, load } from '#platform/load.server.ts';
import { numberFrom } from '#site/list.ts';

const maxReasons = 200;

export const loader = load(async ({ app, caller, url }) => {
  const { language } = caller;
  const open = numberFrom(url.searchParams.get('job'));
  const [list, counts, run] = await Promise.all([
    loadListPage({ app, caller, url }, syncList, async (chosen, page) => {
      const { items, total } = await listSyncRuns(app, chosen, page);
      return { total, rows: items.map((row) => presentRun(row, language, app.now())) };
    }),
    runCounts(app),
    open === null ? null : opened(app, open, language),
  ]);
  return {
    list,
    run,
    mostReasons: maxReasons,
    counts: runStates.map((state) => ({ state, count: counts.get(state) ?? 0 })),
    target: { host: app.ports.shops.own, isTest: app.ports.shops.isTest },
  };
});

type Row = Awaited<ReturnType<typeof listSyncRuns>>['items'][number];
const presentRun = (row: Row, language: Language, now: Date) => ({
  ...{ id: row.id, state: row.state, platform: row.platform, host: row.host, partner: row.partnerName, total: row.totalCount },
  ...{ done: row.doneCount, created: row.createdCount, updated: row.updatedCount, skipped: row.skippedCount, failed: row.failedCount },
  at: whenIn(row.createdAt, language, now),
});
export type ListedRun = ReturnType<typeof presentRun>;

type Choice = { categories?: string[]; markupBp?: number; plusCents?: number; roundTo?: string };

function ruleOf({ markupBp = 0, plusCents = 0, roundTo = 'none' }: Choice, language: Language): string {
  const say = translator(syncOfficeTexts, language);
  const ending = roundTo === 'none' ? say('endingNone') : say('endingAt', { digits: roundTo });
  return say('ruleSaid', { percent: markupBp / 100, plus: dollarText(plusCents), ending });
}

async function opened(app: App, id: number, language: Language) {
  const found = await fetchSyncRun(app, id, maxReasons, language);
  if (!found) return null;
  const { run, failures } = found;
  const names = new Map((await visibleCategoryNames(app, language)).map(({ slug, name }) => [slug, name]));
  const choice = run.choice as Choice;
  return {
    ...presentRun(run, language, app.now()),
    ...{ partnerId: run.partnerId, partnerStatus: run.partnerStatus, part: run.part, reductions: run.reductions, failures },
    kinds: (choice.categories ?? []).map((slug) => names.get(slug) ?? slug),
    rule: ruleOf(choice, language),
    problem: describeSyncReason(stoppedIn(run.result), language) || (run.lastError ?? ''),
    mayRun: run.host !== null && run.shopRevokedAt === null && (run.partnerId === null || run.partnerStatus === 'approved'),
  };
}
export type OpenSyncRun = NonNullable<Awaited<ReturnType<typeof opened>>>;

const stoppedIn = (result: unknown): string =>
  typeof result === 'object' && result !== null && 'stopped' in result ? String(result.stopped) : '';

const job = z.object({ job: rowId });
const partner = z.object({ partner: rowId });

export const action = actions({
  async again({ app, caller, form }) {
    await runAgain(app, caller, readForm(form, job).job);
    return { done: say(caller)('againDone') };
  },
  async stop({ app, caller, form }) {
    await stopSync(app, caller, readForm(form, job).job);
    return { done: say(caller)('stopDone') };
  },
  async revoke({ app, caller, form }) {
    const sent = readForm(form, partner);
    await revokeReseller(app, caller, sent.partner);
    return { done: say(caller)('revokeDone'), undo: { intent: 'restore', partner: String(sent.partner) } };
  },
  async restore({ app, caller, form }) {
    await restoreReseller(app, caller, readForm(form, partner).partner);
    return { done: say(caller)('restoreDone') };
  },
});

const say = ({ language }: Caller) => translator(syncOfficeTexts, language);
