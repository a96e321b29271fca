import { redirect } from 'react-router';
import { visibleCategoryNames } from '#areas/catalog/services/offers.server.ts';
import { loadArticlePage } from '#areas/editorial/services/reading.server.ts';
import { choiceQuery, parseSyncChoice } from '#areas/partners/rules/sync-choice.ts';
import {
  connectShop,
  describeResellerAccess,
  fetchTargetShop,
  type Reseller,
  resellerOf,
  savedSyncChoice,
} from '#areas/partners/services/resellers.server.ts';
import { startSync } from '#areas/partners/services/sync.server.ts';
import { fetchRunFailures, ownRuns, previewSync, reductionsFor } from '#areas/partners/services/sync-runs.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { readForm } from '#kernel/form-data.ts';
import { inLanguage } from '#kernel/texts.ts';
import { formAction, load, type PageContext } from '#platform/load.server.ts';
import { formatDay } from '#site/days.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { variantOf } from '#site/variant.ts';
import { syncPageTexts } from './texts.ts';

/** Public text; the tool only for permitted members. Rendered per visitor and never cached. */
export const loader = load(async (visit) => {
  const reseller = await resellerOf(visit.app, visit.caller);
  const [article, tool, access] = await Promise.all([
    loadArticlePage(visit, 'sync-prouduct-to-other-platform'),
    reseller ? loadSyncTool(visit, reseller) : null,
    reseller ? null : describeResellerAccess(visit.app, visit.caller),
  ]);
  return { ...article, desk: tool, standing: access };
});

async function loadSyncTool({ app, caller, url }: PageContext, reseller: Reseller) {
  const shop = await fetchTargetShop(app, reseller);
  const isPreview = url.searchParams.has('percent');
  const savedChoice = savedSyncChoice(shop, reseller);
  const choice = isPreview
    ? parseSyncChoice(url.searchParams)
    : { ...savedChoice, language: shop ? savedChoice.language : caller.language };
  const [kinds, preview, runs] = await Promise.all([
    visibleCategoryNames(app, caller.language),
    isPreview ? previewSync(app, choice, caller.language) : null,
    ownRuns(app, reseller),
  ]);
  const [last] = runs;
  return {
    ...{ choice, kinds, preview, isStaff: reseller.kind === 'staff', isTest: app.ports.shops.isTest, host: shop?.host ?? null },
    runs: runs.map((run) => ({
      ...{ id: run.id, state: run.state, total: run.totalCount, done: run.doneCount, created: run.createdCount, updated: run.updatedCount },
      ...{ skipped: run.skippedCount, failed: run.failedCount, host: run.host, isFile: run.host === null },
      name: run.host ?? String(run.choice.file ?? run.platform),
      at: formatDay(caller.language, run.createdAt),
    })),
    reductions: reductionsFor(last?.reductions.slice(0, 5) ?? [], caller.language),
    failures: last && last.failedCount > 0 ? await fetchRunFailures(app, last.id, caller.language) : [],
  };
}
export type SyncPageData = Awaited<ReturnType<typeof loadSyncTool>>;

const parts = ['all', 'prices', 'stock'] as const;

export const action = formAction(async ({ app, caller, form, url }) => {
  const typed = readForm(form);
  const intent = typed.text('intent');
  const here = forVariant(hrefOf('sync-product'), variantOf(url.pathname));
  if (intent === 'connect') {
    await connectShop(app, caller, { host: typed.text('host'), token: typed.text('token') });
    return { done: inLanguage(syncPageTexts.saved, caller.language) };
  }
  const part = parts.find((one) => `send ${one}` === intent);
  if (!part) throw new DomainError('badValue', { field: 'intent' });
  const choice = parseSyncChoice(form);
  await startSync(app, caller, { choice, part });
  throw redirect(`${here}?${choiceQuery(choice)}#runs`);
});
