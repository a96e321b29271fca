import type { App } from '#platform/app.ts';
import type { Direction } from '../rules/reasons.ts';
import { type ParsedStockLine, parseStockLine, type StockLineError, type StockLineInput } from '../rules/stock-lines.ts';
import * as store from '../store/movements.server.ts';

export type CheckProblem = StockLineError | 'unknown' | 'notKept' | 'tooFew';
export type StockLineRemark = 'costAbove' | 'newShelf' | 'takesLast';
export type CheckedLine = StockLineInput & {
  readonly read: ParsedStockLine;
  readonly goods: store.StockGoodsRow | null;
  readonly before: number;
  readonly after: number;
  readonly problem: CheckProblem | null;
  readonly remarks: readonly StockLineRemark[];
};

/** A cost this much above the known one gets a warning. */
const costSlack = 1.05;

/** By code or barcode; case does not matter. */
export async function goodsFor(app: App, codes: readonly string[]): Promise<Map<string, store.StockGoodsRow>> {
  const uniqueCodes = [...new Set(codes.map((code) => code.trim()).filter(Boolean))];
  if (uniqueCodes.length === 0) return new Map();
  const rows = await store.goodsByCodes(app.db, uniqueCodes);
  const known = new Map<string, store.StockGoodsRow>();
  for (const row of rows) for (const name of [row.barcode, row.code]) if (name) known.set(name.toUpperCase(), row);
  return new Map(
    uniqueCodes.flatMap((code) => (known.has(code.toUpperCase()) ? [[code, known.get(code.toUpperCase()) as store.StockGoodsRow]] : [])),
  );
}

/** Dry run: what each line would do in order, and its problems. Nothing is written. */
export async function checkLines(app: App, direction: Direction, typed: readonly StockLineInput[]): Promise<CheckedLine[]> {
  const goodsByCode = await goodsFor(
    app,
    typed.map(({ code }) => code),
  );
  const levels = new Map<number, { onHand: number; free: number }>();
  return typed.map((line) => {
    const read = parseStockLine(line);
    const goods = goodsByCode.get(line.code.trim()) ?? null;
    const level = (goods && levels.get(goods.id)) ?? { onHand: goods?.onHand ?? 0, free: goods ? goods.onHand - goods.reserved : 0 };
    const change = direction === 'in' ? read.quantity : -read.quantity;
    const problem = problemOf(read, goods, level.free + change);
    const after = problem ? level.onHand : level.onHand + change;
    if (goods && !problem) levels.set(goods.id, { onHand: after, free: level.free + change });
    const remarks = problem || !goods ? [] : remarksOf(read, goods, direction, level.free + change);
    return { ...line, read, goods, before: level.onHand, after, problem, remarks };
  });
}

function problemOf(read: ParsedStockLine, goods: store.StockGoodsRow | null, freeAfter: number): CheckProblem | null {
  if (read.problem) return read.problem;
  if (!goods) return 'unknown';
  if (goods.isMadeToOrder) return 'notKept';
  return freeAfter < 0 ? 'tooFew' : null;
}

function remarksOf(read: ParsedStockLine, goods: store.StockGoodsRow, direction: Direction, freeAfter: number): StockLineRemark[] {
  return [
    ...(direction === 'in' && read.costCents !== null && goods.costCents > 0 && read.costCents > goods.costCents * costSlack
      ? ['costAbove' as const]
      : []),
    ...(read.bin !== null && goods.shelf !== '' && read.bin !== goods.shelf ? ['newShelf' as const] : []),
    ...(direction === 'out' && freeAfter === 0 ? ['takesLast' as const] : []),
  ];
}
