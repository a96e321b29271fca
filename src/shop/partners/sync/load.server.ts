import { redirect } from 'react-router';
import { z } from 'zod';
import { dollarsToCents, optionalText, percentToBp, requiredText } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { visibleCategoryNames } from '#areas/catalog/services/offers.server.ts';
import { loadArticlePage } from '#areas/editorial/services/reading.server.ts';
import { priceEndings } from '#areas/partners/rules/resale.ts';
import {
  choiceQuery,
  maxBrandLength,
  parseSyncChoice,
  pictureChoices,
  plainBrand,
  type SyncChoice,
} from '#areas/partners/rules/sync-choice.ts';
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
import { inLanguage } from '#kernel/texts.ts';
import { type ActionContext, actions, load, type PageContext } from '#platform/load.server.ts';
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

const ownShop = z.object({ host: requiredText(200), token: requiredText(200) });

/** The names are those of the page's address, which a reseller may keep. */
const choiceForm = z
  .object({
    category: z.array(z.string().regex(/^[a-z0-9-]{1,60}$/)).max(40),
    percent: percentToBp().nullable().default(null),
    plus: dollarsToCents(0, 10_000).nullable().default(null),
    ending: z.enum(priceEndings).default('none'),
    language: z.enum(['en', 'zh']).default('en'),
    pictures: z.enum(pictureChoices).default('all'),
    brand: optionalText(maxBrandLength),
    show: z.enum(['draft', 'now']).default('draft'),
  })
  .transform(
    ({ category, percent, plus, ending, show, brand, ...choice }): SyncChoice => ({
      ...{ ...choice, categories: category, skuIds: [], markupBp: percent ?? 0, plusCents: plus ?? 0, roundTo: ending },
      ...{ brand: plainBrand(brand), isDraft: show === 'draft' },
    }),
  );

const send =
  (part: 'all' | 'prices' | 'stock') =>
  async ({ app, caller, form, url }: ActionContext): Promise<never> => {
    const choice = readForm(form, choiceForm);
    await startSync(app, caller, { choice, part });
    throw redirect(`${forVariant(hrefOf('sync-product'), variantOf(url.pathname))}?${choiceQuery(choice)}#runs`);
  };

const { percent, plus, token } = syncPageTexts;

export const action = actions(
  {
    async connect({ app, caller, form }) {
      await connectShop(app, caller, readForm(form, ownShop));
      return { done: inLanguage(syncPageTexts.saved, caller.language) };
    },
    'send all': send('all'),
    'send prices': send('prices'),
    'send stock': send('stock'),
  },
  { labels: { percent, plus, token } },
);
