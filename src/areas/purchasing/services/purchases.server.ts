import { goodsFor } from '#areas/stock/services/check.server.ts';
import { dayMs, dayOf, later } from '#kernel/dates.ts';
import { Refused } from '#kernel/errors.ts';
import { cents, dollars } from '#kernel/money.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { remembered } from '#platform/remembered.server.ts';
import type { Chosen } from '#site/list.ts';
import type { Draft } from '../rules/draft.ts';
import {
  mostPurchaseLines,
  type PurchaseDeed,
  type PurchaseState,
  purchaseHeapNames,
  purchaseHeaps,
  type purchaseList,
  purchaseNumber,
  statesFor,
} from '../rules/states.ts';
import * as store from '../store/purchases.server.ts';
import { mailPurchase } from './vendor-letters.server.ts';

export type { PurchaseLine } from '../store/purchases.server.ts';
/** Writes a new order down, as a draft. */
export async function draftPurchase(app: App, caller: Caller, draft: Draft): Promise<store.PurchaseRow> {
  const made = await transact(app, async (inside) => {
    const lines = await linesFrom(inside, draft);
    const now = inside.now();
    const row = await store.insertPurchase(inside.db, {
      ...{ vendorId: draft.vendorId, expectedOn: draft.expectedOn, note: draft.note, totalCents: sumOf(lines) },
      // Its own number is known once it is written.
      number: `new ${caller.requestId} ${now.getTime()}`,
      ...{ staffId: caller.staff?.id ?? null, createdAt: now, updatedAt: now },
    });
    const number = purchaseNumber(dayOf(now), row.id);
    await store.updatePurchase(inside.db, row.id, { number });
    await store.replaceLines(inside.db, row.id, lines);
    await audit(inside, caller, { action: 'purchase.add', subject: ['purchase', row.id], after: { number, ...draft } });
    return { ...row, number };
  });
  app.live.tell('purchases');
  return made;
}

/** Only a draft can be written anew: what was sent to a vendor stands. */
export async function rewritePurchase(app: App, caller: Caller, id: number, draft: Draft): Promise<void> {
  await transact(app, async (inside) => {
    const row = await store.lockPurchase(inside.db, id);
    if (!row) throw new Refused('purchaseNotExist');
    if (row.status !== 'draft') throw new Refused('purchaseMoved');
    const lines = await linesFrom(inside, draft);
    const before = await store.linesOf(inside.db, id);
    await store.replaceLines(inside.db, id, lines);
    const { vendorId, expectedOn, note } = draft;
    await store.updatePurchase(inside.db, id, { vendorId, expectedOn, note, totalCents: sumOf(lines), updatedAt: inside.now() });
    await audit(inside, caller, {
      action: 'purchase.change',
      subject: ['purchase', id],
      before: { vendorId: row.vendorId, expectedOn: row.expectedOn, note: row.note, lines: before.map(shortLine) },
      after: draft,
    });
  });
  app.live.tell('purchases');
}

const shortLine = ({ code, rawLot, quantity, unitCostCents }: store.PurchaseLine) => ({
  code: code ?? '',
  rawLot,
  quantity,
  unitCostCents,
});
const sumOf = (lines: readonly store.NewLine[]): number => lines.reduce((sum, line) => sum + line.quantity * line.unitCostCents, 0);

async function linesFrom(inside: App, { vendorId, lines }: Draft): Promise<store.NewLine[]> {
  if (!(await store.vendorBy(inside.db, vendorId))) throw new Refused('vendorNotExist');
  if (lines.length === 0) throw new Refused('lackParameter', { field: 'lines' });
  if (lines.length > mostPurchaseLines) throw new Refused('tooLarge', { field: 'lines' });
  const goods = await goodsFor(
    inside,
    lines.map(({ code }) => code),
  );
  return lines.map(({ code, rawLot, quantity, unitCostCents }) => {
    if (quantity < 1) throw new Refused('badValue', { field: 'quantity', least: 1 });
    // A delivery is always an expenditure, so nothing is bought for nothing.
    if (unitCostCents < 1) throw new Refused('badValue', { field: 'unit_cost', least: dollars(cents(1)) });
    const row = goods.get(code.trim());
    if (code.trim() !== '' && !row) throw new Refused('skuUnknown', { code });
    if (row?.isMadeToOrder) throw new Refused('notKeptInStock', { code: row.code });
    if (!row && rawLot.trim() === '') throw new Refused('lackParameter', { field: 'code' });
    return { skuId: row?.id ?? null, rawLot: row ? '' : rawLot.trim(), quantity, unitCostCents };
  });
}

const steps = {
  send: (now: Date) => ({ status: 'sent' as const, sentAt: now }),
  cancel: () => ({ status: 'cancelled' as const }),
  close: (now: Date) => ({ status: 'closed' as const, closedAt: now }),
} satisfies Partial<Record<PurchaseDeed, (now: Date) => Partial<store.PurchaseRow>>>;

/** Sends, calls off or closes an order; only from where that is allowed, and once. Sent, its vendor is mailed; true when so. */
export async function stepPurchase(app: App, caller: Caller, id: number, deed: keyof typeof steps): Promise<boolean> {
  const isMailed = await transact(app, async (inside) => {
    const row = await store.lockPurchase(inside.db, id);
    if (!row) throw new Refused('purchaseNotExist');
    const now = inside.now();
    const days = deed === 'send' && row.expectedOn === null ? (await store.vendorBy(inside.db, row.vendorId))?.leadDays : undefined;
    const due = days === undefined ? {} : { expectedOn: dayOf(later(now, days * dayMs)) };
    const changes = { ...steps[deed](now), ...due, updatedAt: now };
    if (!(await store.movePurchase(inside.db, id, statesFor(deed), changes))) throw new Refused('purchaseMoved');
    await audit(inside, caller, {
      action: `purchase.${deed}`,
      subject: ['purchase', id],
      before: { status: row.status },
      after: { status: changes.status },
    });
    return deed === 'send' && (await mailPurchase(inside, id));
  });
  app.live.tell('purchases', 'stock');
  return isMailed;
}

/** One order with its lines, its deliveries and its vendor. */
export async function purchaseOf(app: App, id: number) {
  const row = await store.purchaseBy(app.db, id);
  if (!row) throw new Refused('purchaseNotExist');
  const [lines, receipts, vendor] = await Promise.all([
    store.linesOf(app.db, id),
    store.receiptsOf(app.db, id),
    store.vendorBy(app.db, row.vendorId),
  ]);
  return { row, lines, receipts, vendor };
}

export async function purchasesOf(
  app: App,
  chosen: Pick<Chosen<typeof purchaseList>, 'filters' | 'words' | 'sort'>,
  page: { readonly limit: number; readonly offset: number },
) {
  const [rows, total] = await Promise.all([store.purchaseRows(app.db, chosen, page), store.countPurchases(app.db, chosen)]);
  return { rows, total };
}

export const purchaseCounts = (app: App) => countedStates(app, '');
const countedStates = remembered(async ({ db }: App) => {
  const counts = new Map((await store.statusCounts(db)).map(({ status, count }) => [status, count]));
  const sum = (states: readonly PurchaseState[]): number => states.reduce((total, state) => total + (counts.get(state) ?? 0), 0);
  return {
    all: [...counts.values()].reduce((total, one) => total + one, 0),
    heaps: purchaseHeapNames.map((heap) => ({ heap, count: sum(purchaseHeaps[heap]) })),
  };
});

export const vendorsOf = (app: App) => store.vendorRows(app.db);
