import { on } from '#api/handle.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import * as calls from './calls.ts';
import type { Direction } from './rules/reasons.ts';
import { checkLines } from './services/check.server.ts';
import { type HistoryRow, listStockLevels, stockLevelOf } from './services/levels.server.ts';
import { recordStockForm, reverseMovement, type StockChange } from './services/movements.server.ts';

const wireMoved = ({ id, skuId, before, after }: StockChange) => ({ id, sku_id: skuId, before, after });

const wireHistory = (row: HistoryRow) => ({
  id: row.id,
  quantity: row.quantity,
  before: row.before,
  after: row.after,
  reason: row.reason,
  cause: [row.causeKind, row.causeId].filter(Boolean).join(' '),
  note: row.note,
  staff: `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim(),
  counters: row.reversesId,
  time: row.at.toISOString(),
});

type Booking = (typeof calls.stockIn)['input']['_output'];

async function recordMovement(app: App, caller: Caller, direction: Direction, { reason, note, key, lines, dry_run }: Booking) {
  const typed = lines.map(({ code, quantity, unit_cost, shelf }) => ({
    code,
    quantity: String(quantity),
    cost: unit_cost === undefined ? '' : unit_cost.toFixed(2),
    bin: shelf ?? '',
  }));
  const checked = await checkLines(app, direction, typed);
  const lineResults = checked.map(({ code, before, after, problem }) => ({ code, before, after, problem }));
  if (dry_run) return { moved: [], is_repeat: false, lines: lineResults };
  const unknown = checked.find(({ goods }) => goods === null);
  if (unknown) throw new DomainError('skuUnknown', { code: unknown.code });
  const { moved, isRepeat } = await recordStockForm(app, caller, {
    ...{ direction, reason, note, key },
    lines: checked.flatMap(({ goods, read }) =>
      goods ? [{ skuId: goods.id, quantity: read.quantity, unitCostCents: read.costCents, bin: read.bin }] : [],
    ),
  });
  return { moved: moved.map(wireMoved), is_repeat: isRepeat, lines: lineResults };
}

export const stockHandlers = [
  on(calls.queryStock, async ({ sku_id, heap, words, sort, descending, page, page_size }, app, caller) => {
    const slice = { limit: page_size, offset: (page - 1) * page_size };
    const one = sku_id === undefined ? null : await stockLevelOf(app, sku_id, slice);
    if (sku_id !== undefined && !one) throw new DomainError('goodsNotExist');
    const found = one
      ? { rows: [one.level], total: one.total }
      : await listStockLevels(app, { filters: heap ? { heap } : {}, searchText: words, sort: { by: sort, down: descending } }, slice);
    return {
      items: found.rows.map((row) => ({
        sku_id: row.skuId,
        code: row.code,
        name: localizedColumn(row, 'name', caller.language),
        shelf: row.shelf,
        on_hand: row.onHand,
        reserved: row.reserved,
        available: row.available,
        low_mark: row.lowMark,
        coming: row.coming,
        sold_30: row.sold30,
        cover_days: row.coverDays,
      })),
      movements: one ? one.history.map(wireHistory) : [],
      total: found.total,
      page,
      page_size,
    };
  }),
  on(calls.stockIn, (booking, app, caller) => recordMovement(app, caller, 'in', booking)),
  on(calls.stockOut, (booking, app, caller) => recordMovement(app, caller, 'out', booking)),
  on(calls.reverseStockMovement, async ({ id, note }, app, caller) => wireMoved(await reverseMovement(app, caller, id, note))),
];
