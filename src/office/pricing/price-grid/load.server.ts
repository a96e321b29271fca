import { z } from 'zod';
import { defaultStandMinutes } from '#areas/aftercare/rules/price-drops.ts';
import { estimateDropCostBySku, soldLately } from '#areas/aftercare/services/liability.server.ts';
import { priceReasonIn } from '#areas/catalog/rules/price-reasons.ts';
import { applyPrices } from '#areas/catalog/services/editing/price-grid.server.ts';
import { recentPrices } from '#areas/catalog/services/editing/price-history.server.ts';
import { createPricePlan, pendingPlansOfSkus, revokePricePlan } from '#areas/catalog/services/editing/price-plans.server.ts';
import { listSkusPage } from '#areas/catalog/services/editing/skus.server.ts';
import { undoCatalogChange } from '#areas/catalog/services/editing/undo.server.ts';
import { valueTranslator } from '#areas/catalog/services/value-names.server.ts';
import { policiesOf } from '#areas/content/services/site-settings.server.ts';
import { whenIn } from '#areas/staff/rules/when.ts';
import { later, minuteMs } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { momentField, readForm } from '#kernel/form-data.ts';
import { cents, payable } from '#kernel/money.ts';
import { inLanguage } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { plannedOf } from '#office/products/parts/planned.server.ts';
import { formAction, load } from '#platform/load.server.ts';
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

const price = { skuId: z.number().int().positive(), priceCents: z.number().int(), discountBp: z.number().int() };
const Changes = z
  .array(z.object({ ...price, was: z.object({ priceCents: z.number().int(), discountBp: z.number().int() }) }))
  .min(1)
  .max(maxRows);

/** The browser's input is parsed and validated again. */
function changesIn(form: FormData) {
  try {
    return Changes.parse(JSON.parse(String(form.get('changes') ?? '[]')));
  } catch {
    throw new DomainError('badValue', { field: 'changes' });
  }
}

export const action = formAction(async ({ app, caller, form }) => {
  const intent = form.get('intent');
  if (intent === 'undo-prices') {
    await undoCatalogChange(app, caller, numberFrom(String(form.get('line'))) ?? 0);
    return { done: inLanguage(priceGridTexts.undone, caller.language) };
  }
  if (intent === 'undo-plan') {
    await revokePricePlan(app, caller, numberFrom(String(form.get('plan'))) ?? 0);
    return { done: inLanguage(priceGridTexts.undone, caller.language) };
  }
  const changes = changesIn(form);
  const at = readForm(form).momentOrNone('at');
  if (changes.some(({ priceCents, discountBp }) => priceCents < 0 || discountBp < 1 || discountBp > 10_000))
    throw new DomainError('badValue', { field: 'changes' });
  if (intent === 'effect') {
    const priceDrops = changes.map(({ skuId, priceCents, discountBp }) => ({
      skuId,
      payableCents: payable(cents(priceCents), discountBp),
    }));
    return { bills: await estimateDropCostBySku(app, priceDrops, at ?? app.now()) };
  }
  const reason = String(form.get('reason') ?? '').slice(0, 200);
  if (at) {
    const plan = await createPricePlan(app, caller, { reason, changes }, at);
    return {
      done: inLanguage(priceGridTexts.planned, caller.language, { count: changes.length, when: whenIn(at, caller.language, app.now()) }),
      undo: { intent: 'undo-plan', plan: String(plan) },
    };
  }
  const { line, changed } = await applyPrices(app, caller, { reason, changes });
  return {
    done: inLanguage(priceGridTexts.applied, caller.language, { count: changed }),
    ...(line === null ? {} : { undo: { intent: 'undo-prices', line: String(line) } }),
  };
});
