import { on } from '#api/handle.server.ts';
import { asDollarNumber } from '#kernel/money.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import * as calls from './calls.ts';
import { purchaseDraftFrom } from './rules/draft.ts';
import { proposalFor } from './services/proposal.server.ts';
import { draftPurchase, purchaseOf, purchasesOf, rewritePurchase, transitionPurchase } from './services/purchases.server.ts';
import { receiveDelivery } from './services/receiving.server.ts';

const vendorName = (row: { vendorEn: string; vendorZh: string }, language: Language): string => localizedColumn(row, 'vendor', language);

export const purchasingHandlers = [
  on(calls.queryPurchases, async ({ id, status, words, page, page_size }, app, { language }) => {
    if (id !== undefined) {
      const { row, lines, vendor } = await purchaseOf(app, id);
      const sum = (of: (line: (typeof lines)[number]) => number): number => lines.reduce((total, line) => total + of(line), 0);
      const item = {
        ...{ id: row.id, number: row.number, status: row.status, expected_on: row.expectedOn, total: asDollarNumber(row.totalCents) },
        vendor: vendor ? localizedColumn(vendor, 'name', language) : '',
        ordered: sum(({ quantity }) => quantity),
        received: sum(({ receivedQuantity }) => receivedQuantity),
        create_time: row.createdAt.toISOString(),
        lines: lines.map((line) => ({
          ...{ id: line.id, code: line.code ?? '', quantity: line.quantity, received: line.receivedQuantity },
          name: line.rawLot || localizedColumn({ nameEn: line.nameEn ?? '', nameZh: line.nameZh ?? '' }, 'name', language),
          unit_cost: asDollarNumber(line.unitCostCents),
        })),
      };
      return { items: [item], total: 1, page, page_size };
    }
    const query = { filters: status ? { status } : {}, searchText: words, sort: { by: 'at', down: true } } as const;
    const { rows, total } = await purchasesOf(app, query, { limit: page_size, offset: (page - 1) * page_size });
    const items = rows.map((row) => ({
      ...{ id: row.id, number: row.number, status: row.status, expected_on: row.expectedOn, ordered: row.ordered, received: row.received },
      ...{ vendor: vendorName(row, language), total: asDollarNumber(row.totalCents), create_time: row.createdAt.toISOString() },
    }));
    return { items, total, page, page_size };
  }),
  on(calls.addPurchase, async (draft, app, caller) => {
    const { id, number } = await draftPurchase(app, caller, purchaseDraftFrom(draft));
    return { id, number };
  }),
  on(calls.updatePurchase, async ({ id, ...draft }, app, caller) => {
    await rewritePurchase(app, caller, id, purchaseDraftFrom(draft));
    return {};
  }),
  on(calls.purchaseTransition, async ({ id, step }, app, caller) => {
    await transitionPurchase(app, caller, id, step);
    return {};
  }),
  on(calls.receivePurchase, async ({ id, key, note, lines }, app, caller) => {
    const brought = lines.map(({ line_id, quantity }) => ({ lineId: line_id, quantity }));
    const { receiptId, costCents, isRepeat } = await receiveDelivery(app, caller, { id, key, note, lines: brought });
    return { receipt_id: receiptId, cost: asDollarNumber(costCents), is_repeat: isRepeat };
  }),
  on(calls.proposePurchase, async ({ days, vendor_id }, app) => ({
    items: (await proposalFor(app, { days, vendorId: vendor_id ?? null })).map((row) => ({
      ...{ sku_id: row.skuId, code: row.code, free: row.free, coming: row.coming, sold_30: row.sold30, cover_days: row.coverDays },
      ...{ pieces: row.pieces, unit_cost: asDollarNumber(row.unitCostCents), vendor_id: row.vendorId },
    })),
  })),
];
