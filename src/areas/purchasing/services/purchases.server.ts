import { goodsFor } from '#areas/stock/services/check.server.ts';
import { dayMs, dayOf, later } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { cents, dollars } from '#kernel/money.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { memoized } from '#platform/memoized.server.ts';
import type { Chosen } from '#site/list.ts';
import type { PurchaseOrderDraft } from '../rules/draft.ts';
import {
  maxPurchaseLines,
  type PurchaseAction,
  type PurchaseState,
  type purchaseList,
  purchaseNumber,
  purchaseViewNames,
  purchaseViews,
  statesForPurchaseAction,
} from '../rules/states.ts';
import * as store from '../store/purchases.server.ts';
import { emailPurchase } from './vendor-emails.server.ts';

export type { PurchaseLine } from '../store/purchases.server.ts';

export async function draftPurchase(app: App, caller: Caller, draft: PurchaseOrderDraft): Promise<store.PurchaseRow> {
  const made = await transact(app, async (inside) => {
    const lines = await linesFrom(inside, draft);
    const now = inside.now();
    const row = await store.insertPurchase(inside.db, {
      ...{ vendorId: draft.vendorId, expectedOn: draft.expectedOn, note: draft.note, totalCents: sumOf(lines) },
      // Its number is known once it is inserted.
      number: `new ${caller.requestId} ${now.getTime()}`,
      ...{ staffId: caller.staff?.id ?? null, createdAt: now, updatedAt: now },
    });
    const number = purchaseNumber(dayOf(now), row.id);
    await store.updatePurchaseRow(inside.db, row.id, { number });
    await store.replacePurchaseLines(inside.db, row.id, lines);
    await audit(inside, caller, { action: 'purchase.add', subject: ['purchase', row.id], after: { number, ...draft } });
    return { ...row, number };
  });
  app.live.publish('purchases');
  return made;
}

/** Only a draft can be changed: what was sent to a vendor stays. */
export async function rewritePurchase(app: App, caller: Caller, id: number, draft: PurchaseOrderDraft): Promise<void> {
  await transact(app, async (inside) => {
    const row = await store.lockPurchase(inside.db, id);
    if (!row) throw new DomainError('purchaseNotExist');
    if (row.status !== 'draft') throw new DomainError('purchaseMoved');
    const lines = await linesFrom(inside, draft);
    const before = await store.linesOfPurchaseOrder(inside.db, id);
    await store.replacePurchaseLines(inside.db, id, lines);
    const { vendorId, expectedOn, note } = draft;
    await store.updatePurchaseRow(inside.db, id, { vendorId, expectedOn, note, totalCents: sumOf(lines), updatedAt: inside.now() });
    await audit(inside, caller, {
      action: 'purchase.change',
      subject: ['purchase', id],
      before: { vendorId: row.vendorId, expectedOn: row.expectedOn, note: row.note, lines: before.map(shortLine) },
      after: draft,
    });
  });
  app.live.publish('purchases');
}

const shortLine = ({ code, rawLot, quantity, unitCostCents }: store.PurchaseLine) => ({
  code: code ?? '',
  rawLot,
  quantity,
  unitCostCents,
});
const sumOf = (lines: readonly store.NewPurchaseLine[]): number => lines.reduce((sum, line) => sum + line.quantity * line.unitCostCents, 0);

async function linesFrom(inside: App, { vendorId, lines }: PurchaseOrderDraft): Promise<store.NewPurchaseLine[]> {
  if (!(await store.vendorBy(inside.db, vendorId))) throw new DomainError('vendorNotExist');
  if (lines.length === 0) throw new DomainError('lackParameter', { field: 'lines' });
  if (lines.length > maxPurchaseLines) throw new DomainError('tooLarge', { field: 'lines' });
  const goods = await goodsFor(
    inside,
    lines.map(({ code }) => code),
  );
  return lines.map(({ code, rawLot, quantity, unitCostCents }) => {
    if (quantity < 1) throw new DomainError('badValue', { field: 'quantity', least: 1 });
    // A delivery is always an expense, so nothing is bought for zero.
    if (unitCostCents < 1) throw new DomainError('badValue', { field: 'unit_cost', least: dollars(cents(1)) });
    const row = goods.get(code.trim());
    if (code.trim() !== '' && !row) throw new DomainError('skuUnknown', { code });
    if (row?.isMadeToOrder) throw new DomainError('notKeptInStock', { code: row.code });
    if (!row && rawLot.trim() === '') throw new DomainError('lackParameter', { field: 'code' });
    return { skuId: row?.id ?? null, rawLot: row ? '' : rawLot.trim(), quantity, unitCostCents };
  });
}

const steps = {
  send: (now: Date) => ({ status: 'sent' as const, sentAt: now }),
  cancel: () => ({ status: 'cancelled' as const }),
  close: (now: Date) => ({ status: 'closed' as const, closedAt: now }),
} satisfies Partial<Record<PurchaseAction, (now: Date) => Partial<store.PurchaseRow>>>;

/** Sends, cancels or closes an order from an allowed state, once. Sending emails the vendor; true when it did. */
export async function transitionPurchase(app: App, caller: Caller, id: number, action: keyof typeof steps): Promise<boolean> {
  const isMailed = await transact(app, async (inside) => {
    const row = await store.lockPurchase(inside.db, id);
    if (!row) throw new DomainError('purchaseNotExist');
    const now = inside.now();
    const days = action === 'send' && row.expectedOn === null ? (await store.vendorBy(inside.db, row.vendorId))?.leadDays : undefined;
    const due = days === undefined ? {} : { expectedOn: dayOf(later(now, days * dayMs)) };
    const changes = { ...steps[action](now), ...due, updatedAt: now };
    if (!(await store.movePurchase(inside.db, id, statesForPurchaseAction(action), changes))) throw new DomainError('purchaseMoved');
    await audit(inside, caller, {
      action: `purchase.${action}`,
      subject: ['purchase', id],
      before: { status: row.status },
      after: { status: changes.status },
    });
    return action === 'send' && (await emailPurchase(inside, id));
  });
  app.live.publish('purchases', 'stock');
  return isMailed;
}

export async function purchaseOf(app: App, id: number) {
  const row = await store.purchaseBy(app.db, id);
  if (!row) throw new DomainError('purchaseNotExist');
  const [lines, receipts, vendor] = await Promise.all([
    store.linesOfPurchaseOrder(app.db, id),
    store.receiptsOf(app.db, id),
    store.vendorBy(app.db, row.vendorId),
  ]);
  return { row, lines, receipts, vendor };
}

export async function purchasesOf(
  app: App,
  chosen: Pick<Chosen<typeof purchaseList>, 'filters' | 'searchText' | 'sort'>,
  page: { readonly limit: number; readonly offset: number },
) {
  const [rows, total] = await Promise.all([store.purchaseRows(app.db, chosen, page), store.countPurchases(app.db, chosen)]);
  return { rows, total };
}

export const purchaseCounts = (app: App) => countedStates(app, '');
const countedStates = memoized(async ({ db }: App) => {
  const counts = new Map((await store.purchaseStateCounts(db)).map(({ status, count }) => [status, count]));
  const sum = (states: readonly PurchaseState[]): number => states.reduce((total, state) => total + (counts.get(state) ?? 0), 0);
  return {
    all: [...counts.values()].reduce((total, one) => total + one, 0),
    heaps: purchaseViewNames.map((heap) => ({ heap, count: sum(purchaseViews[heap]) })),
  };
});

export const vendorsOf = (app: App) => store.vendorRows(app.db);
