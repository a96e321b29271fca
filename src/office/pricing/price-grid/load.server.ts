import { z } from 'zod';
import { jsonInput, momentInput, optionalText, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { defaultStandMinutes } from '#areas/aftercare/rules/price-drops.ts';
import { estimateDropCostBySku, soldLately } from '#areas/aftercare/services/liability.server.ts';
import { skuCalls } from '#areas/catalog/calls/editing.ts';
import { priceReasonIn } from '#areas/catalog/rules/price-reasons.ts';
import { applyPrices } from '#areas/catalog/services/editing/price-grid.server.ts';
import { recentPrices } from '#areas/catalog/services/editing/price-history.server.ts';
import { createPricePlan, pendingPlansOfSkus, revokePricePlan } from '#areas/catalog/services/editing/price-plans.server.ts';
import { listSkusPage } from '#areas/catalog/services/editing/skus.server.ts';
import { undoCatalogChange } from '#areas/catalog/services/editing/undo.server.ts';
import { valueTranslator } from '#areas/catalog/services/value-names.server.ts';
import { policiesOf } from '#areas/content/services/site-settings.server.ts';
import { momentField, whenIn } from '#areas/staff/services/when.server.ts';
import { later, minuteMs } from '#kernel/dates.ts';
import { cents, payable } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { confirmingBelowCost } from '#office/parts/confirm-below-cost.server.ts';
import { plannedOf } from '#office/products/parts/planned.server.ts';
import type { Caller } from '#platform/app.ts';
import { actions, load } from '#platform/load.server.ts';
import { numberFrom } from '#site/list.ts';
import { priceGridTexts } from './price-grid-texts.ts';

const maxRows = 400;
const soldDays = 30;

export const loader = load(async ({ app, caller, url }) => {
  const spuId = numberFrom(url.searchParams.get('group')) ?? undefined;
  const ids = url.searchParams
    .getAll('ids')
    .flatMap((id) => numberFrom(id) ?? [])
    .slice(0, maxRows);
  const hasSelection = spuId !== undefined || ids.length > 0;
  const { items } = hasSelection
    ? await listSkusPage(app, spuId === undefined ? { ids } : { spuId }, { limit: maxRows, offset: 0 })
    : { items: [] };
  const skuIds = items.map(({ id }) => id);
  const [sold, policies, ledger, waiting, sayValue] = await Promise.all([
    soldLately(app, skuIds, soldDays),
    policiesOf(app),
    recentPrices(app, skuIds, 30),
    pendingPlansOfSkus(app, skuIds),
    valueTranslator(app, caller.language),
  ]);
  const planned = plannedOf(waiting, caller.language, app.now());
  const [first] = items;
  return {
    group:
      spuId === undefined || !first
        ? null
        : { id: spuId, name: localizedColumn({ nameEn: first.spuEn, nameZh: first.spuZh }, 'name', caller.language) },
    protection: {
      days: policies.get('priceProtectionDays') ?? 0,
      times: policies.get('priceProtectionTimes') ?? 1,
      minutes: policies.get('priceProtectionStandMinutes') ?? defaultStandMinutes,
    },
    rows: items.map((row) => ({
      skuId: row.id,
      code: row.code,
      name: localizedColumn(row, 'name', caller.language),
      colour: sayValue('Color', row.attributes.Color ?? ''),
      lengthInches: row.lengthInches,
      stock: row.available,
      isHidden: row.isHidden,
      priceCents: row.priceCents,
      discountBp: row.discountBp,
      payableCents: row.payableCents,
      costCents: row.costCents,
      sold: sold.get(row.id) ?? 0,
      planned: planned(row.id, row),
    })),
    earliest: momentField(later(app.now(), minuteMs)),
    ledger: ledger.map((line) => ({
      ...line,
      reason: priceReasonIn(line.reason, caller.language),
      at: whenIn(line.at, caller.language, app.now()),
    })),
  };
});
export type PriceRow = Awaited<ReturnType<typeof loader>>['rows'][number];
export type LedgerLine = Awaited<ReturnType<typeof loader>>['ledger'][number];

const price = { priceCents: z.number().int(), discountBp: z.number().int() };
const change = z.object({
  skuId: rowId,
  priceCents: price.priceCents.min(0),
  discountBp: price.discountBp.min(1).max(10_000),
  was: z.object(price),
});
const gridInput = z.object({ changes: jsonInput(z.array(change).min(1).max(maxRows)), at: momentInput.nullable().default(null) });
const { below_cost } = skuCalls.update.input.shape;
const applyInput = gridInput.extend({ reason: optionalText(200), below_cost });

export const action = actions(
  {
    async effect({ app, form }) {
      const { changes, at } = readForm(form, gridInput);
      const priceDrops = changes.map(({ skuId, priceCents, discountBp }) => ({
        skuId,
        payableCents: payable(cents(priceCents), discountBp),
      }));
      return { bills: await estimateDropCostBySku(app, priceDrops, at ?? app.now()) };
    },
    apply: confirmingBelowCost(async ({ app, caller, form }) => {
      const { changes, at, reason, below_cost: acceptsBelowCost } = readForm(form, applyInput);
      if (at) {
        const plan = await createPricePlan(app, caller, { reason, changes, acceptsBelowCost }, at);
        const when = whenIn(at, caller.language, app.now());
        return { done: say(caller)('planned', { count: changes.length, when }), undo: { intent: 'undo-plan', plan: String(plan) } };
      }
      const { line, changed } = await applyPrices(app, caller, { reason, changes, acceptsBelowCost });
      return {
        done: say(caller)('applied', { count: changed }),
        ...(line === null ? {} : { undo: { intent: 'undo-prices', line: String(line) } }),
      };
    }),
    'undo-prices': confirmingBelowCost(async ({ app, caller, form }) => {
      const { line, below_cost: acceptsBelowCost } = readForm(form, z.object({ line: rowId, below_cost }));
      await undoCatalogChange(app, caller, line, acceptsBelowCost);
      return { done: say(caller)('undone') };
    }),
    async 'undo-plan'({ app, caller, form }) {
      await revokePricePlan(app, caller, readForm(form, z.object({ plan: rowId })).plan);
      return { done: say(caller)('undone') };
    },
  },
  { labels: { at: priceGridTexts.from } },
);

const say = ({ language }: Caller) => translator(priceGridTexts, language);
