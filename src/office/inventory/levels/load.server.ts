import { z } from 'zod';
import { optionalText, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { levelTexts, movementReasonTexts } from '#areas/purchasing/level-texts.ts';
import { orderNumbersOfMovements } from '#areas/purchasing/services/causes.server.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { calendarDayIn, dayIn, whenIn } from '#areas/staff/services/when.server.ts';
import { warehouseRoles } from '#areas/stock/calls.ts';
import { levelList } from '#areas/stock/rules/levels.ts';
import {
  listStockLevels,
  setLowStockLevel,
  stockedCategories,
  stockLevelOf,
  stockViewCounts,
} from '#areas/stock/services/levels.server.ts';
import { reverseMovement } from '#areas/stock/services/movements.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { cents, dollars } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import { actions, load } from '#platform/load.server.ts';
import { numberFrom } from '#site/list.ts';

const historySize = 20;

export const loader = load(async ({ app, caller, url }) => {
  const { language } = caller;
  const sku = numberFrom(url.searchParams.get('sku'));
  const [counts, categories, found, panel] = await Promise.all([
    stockViewCounts(app),
    stockedCategories(app),
    withSums(app, caller, url),
    sku === null ? null : panelOf(app, sku, numberFrom(url.searchParams.get('older')) ?? 1, language),
  ]);
  const { list, sums } = found;
  // Sales staff see quantities; costs are for those who book stock.
  const mayBook = warehouseRoles.some((role) => caller.staff?.roles.includes(role));
  return {
    counts,
    categories: categories.map((row) => ({ value: row.id, label: localizedColumn(row, 'name', language) })),
    list: { ...list, rows: list.rows.map((row) => presentLevel(row, language)) },
    sums: sums && { onHand: sums.onHand, reserved: sums.reserved, free: sums.free, sold30: sums.sold30 },
    cost: mayBook && sums ? dollars(cents(sums.costCents)) : null,
    panel,
    mayBook,
  };
});

/** One query gives the rows and their totals. */
async function withSums(app: App, caller: Caller, url: URL) {
  let sums = null as Awaited<ReturnType<typeof listStockLevels>>['sums'];
  const list = await loadListPage({ app, caller, url }, levelList, async (chosen, page) => {
    const found = await listStockLevels(app, chosen, page);
    sums = found.sums;
    return found;
  });
  return { list, sums };
}

export type ListedLevel = ReturnType<typeof presentLevel>;
export type StockLevelDetails = NonNullable<Awaited<ReturnType<typeof panelOf>>>;

type Row = Awaited<ReturnType<typeof listStockLevels>>['rows'][number];
const presentLevel = (row: Row, language: Language) => ({
  ...{ skuId: row.skuId, code: row.code, barcode: row.barcode, shelf: row.shelf, picture: row.picture },
  ...{ onHand: row.onHand, reserved: row.reserved, free: row.available, lowMark: row.lowMark },
  ...{ coming: row.coming, sold30: row.sold30, coverDays: row.coverDays },
  name: localizedColumn(row, 'name', language),
});

async function panelOf(app: App, skuId: number, page: number, language: Language) {
  const found = await stockLevelOf(app, skuId, { limit: historySize, offset: (page - 1) * historySize });
  if (!found) return null;
  const numbers = await orderNumbersOfMovements(app, found.history);
  const say = translator(movementReasonTexts, language);
  const span = app.now().getTime() - found.since.getTime();
  const first = found.steps[0];
  return {
    level: presentLevel(found.level, language),
    comingOn: found.level.comingOn && calendarDayIn(found.level.comingOn, language),
    total: found.total,
    page,
    pages: Math.max(1, Math.ceil(found.total / historySize)),
    days: [0, 1, 2, 3].map((part) => dayIn(new Date(found.since.getTime() + (span * part) / 3), language).replace(/ \d{4}$|^\d{4}年/, '')),
    startsAt: first ? first.before : found.level.onHand,
    steps: found.steps.map(({ at, after }) => ({ place: (at.getTime() - found.since.getTime()) / span, after })),
    history: found.history.map((row) => ({
      ...{ id: row.id, quantity: row.quantity, before: row.before, after: row.after, note: row.note },
      ...{ reversesId: row.reversesId, counteredBy: row.counteredBy || null },
      why:
        row.causeKind === 'order' && numbers.has(row.causeId)
          ? say('orderSold', { number: numbers.get(row.causeId) ?? '' })
          : row.causeKind === 'purchase_receipt'
            ? say('receipt', { number: row.note })
            : say(row.reason),
      mayCounter: row.causeKind === '' && row.reversesId === null && !row.counteredBy && row.reason !== 'sale',
      who: `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim(),
      at: whenIn(row.at, language, app.now()),
      dateTime: row.at.toISOString(),
    })),
  };
}

/** Reverses a movement, or sets the low-stock mark. */
const lowStockForm = z.object({ sku: rowId, code: optionalText(60), low: z.number().int().min(0).max(999_999) });

function requireWarehouse({ staff }: Caller): void {
  if (!warehouseRoles.some((role) => staff?.roles.includes(role))) throw new DomainError('forbidden');
}

export const action = actions({
  async low({ app, caller, form }) {
    requireWarehouse(caller);
    const { sku, code, low } = readForm(form, lowStockForm);
    await setLowStockLevel(app, caller, sku, low);
    return { done: translator(levelTexts, caller.language)('lowSet', { code, low }) };
  },
  async counter({ app, caller, form }) {
    requireWarehouse(caller);
    const { id, note } = readForm(form, z.object({ id: rowId, note: optionalText(300) }));
    await reverseMovement(app, caller, id, note);
    return { done: translator(levelTexts, caller.language)('countered', { id }) };
  },
});
