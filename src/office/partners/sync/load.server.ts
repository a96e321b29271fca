import { visibleCategoryNames } from '#areas/catalog/services/offers.server.ts';
import { syncOfficeTexts } from '#areas/partners/office-texts.ts';
import { runStates, syncList } from '#areas/partners/rules/sync-list.ts';
import { describeSyncReason } from '#areas/partners/rules/sync-reasons.ts';
import { runAgain, stopSync } from '#areas/partners/services/sync.server.ts';
import { fetchSyncRun, listSyncRuns, runCounts } from '#areas/partners/services/sync-list.server.ts';
import { restoreReseller, revokeReseller } from '#areas/partners/services/sync-runs.server.ts';
import { whenIn } from '#areas/staff/rules/when.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { readForm } from '#kernel/form-data.ts';
import { plainAmount } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { formAction, load } from '#platform/load.server.ts';
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
  return say('ruleSaid', { percent: markupBp / 100, plus: plainAmount(plusCents), ending });
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

export const action = formAction(async ({ app, caller, form }) => {
  const say = translator(syncOfficeTexts, caller.language);
  const typed = readForm(form);
  const intent = typed.text('intent');
  if (intent === 'again') {
    await runAgain(app, caller, typed.id('job'));
    return { done: say('againDone') };
  }
  if (intent === 'stop') {
    await stopSync(app, caller, typed.id('job'));
    return { done: say('stopDone') };
  }
  if (intent === 'revoke') {
    await revokeReseller(app, caller, typed.id('partner'));
    return { done: say('revokeDone'), undo: { intent: 'restore', partner: String(typed.id('partner')) } };
  }
  if (intent === 'restore') {
    await restoreReseller(app, caller, typed.id('partner'));
    return { done: say('restoreDone') };
  }
  throw new DomainError('badValue', { field: 'intent' });
});
