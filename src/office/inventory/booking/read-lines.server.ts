import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { optionalText } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import type { PurchaseLine } from '#areas/purchasing/services/purchases.server.ts';
import { type Direction, maxStockFormLines, maxStockQuantity } from '#areas/stock/rules/reasons.ts';
import { parsePastedStock, parseScan, parseStockRows, type StockLineInput } from '#areas/stock/rules/stock-lines.ts';
import { type CheckedLine, checkLines } from '#areas/stock/services/check.server.ts';
import { cents, dollars, grouped } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { maxAmountCents } from '#kernel/within.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { rowsSent } from '#platform/sheets/rows.server.ts';
import { bookingTexts } from './booking-texts.ts';

/** A line of the form by its mark. */
export type FormLine = StockLineInput & { readonly rowKey: string };
const maxBytes = 2_000_000;
const maxRows = 5000;

export type BookingLinesInput = {
  readonly lines: readonly FormLine[];
  /** Rows beyond the form's limit. */
  readonly leftOut: number;
  /** The file is not a spreadsheet. */
  readonly isUnread: boolean;
};

const cell = optionalText(200);
/** Each line is judged by itself, so that a wrong one stays in the form with its reason. */
const linesInput = z.object({
  lines: z.array(z.object({ row_key: optionalText(60), code: cell, quantity: cell, unit_cost: cell, shelf: cell })),
  scan: cell,
  sheet: z.string().default(''),
  file: z.file().optional(),
});

/** All lines of a form: rows, scans, and pasted or uploaded sheets. Empty rows are skipped. */
export async function readBookingLines(form: FormData): Promise<BookingLinesInput> {
  const { lines, scan: scanned, sheet, file } = readForm(form, linesInput);
  const typed = lines
    .filter(({ code }) => code !== '')
    .map(({ row_key, code, quantity, unit_cost, shelf }) => ({
      rowKey: row_key || randomUUID(),
      code,
      quantity,
      cost: unit_cost,
      bin: shelf,
    }));
  const scan = parseScan(scanned);
  const rowsOfFile = await rowsSent(file, maxBytes, maxRows);
  const isSheetTooLong = sheet.length > maxBytes;
  const pasted = isSheetTooLong ? [] : parsePastedStock(sheet);
  const sent = parseStockRows((rowsOfFile ?? []).filter((row) => row.some((text) => text.trim() !== '')));
  const more = [...(scan ? [{ code: scan.code, quantity: String(scan.quantity), cost: '', bin: '' }] : []), ...pasted, ...sent];
  const start = { lines: typed.slice(0, maxStockFormLines), leftOut: Math.max(0, typed.length - maxStockFormLines) };
  return { ...more.reduce(joined, start), isUnread: rowsOfFile === null || isSheetTooLong };
}

type Joined = { readonly lines: readonly FormLine[]; readonly leftOut: number };

/** Existing lines get more units; new ones a line while there is room. */
function joined({ lines, leftOut }: Joined, more: StockLineInput): Joined {
  const known = lines.findIndex(
    ({ code, cost, bin }) => code.toUpperCase() === more.code.toUpperCase() && !more.cost && !more.bin && !cost && !bin,
  );
  const line = lines[known];
  if (line && /^\d{1,6}$/.test(line.quantity) && /^\d{1,6}$/.test(more.quantity))
    return { lines: lines.with(known, { ...line, quantity: String(Number(line.quantity) + Number(more.quantity)) }), leftOut };
  if (lines.length >= maxStockFormLines) return { lines, leftOut: leftOut + 1 };
  return { lines: [...lines, { ...more, rowKey: randomUUID() }], leftOut };
}

export function sheetWarning({ leftOut, isUnread }: BookingLinesInput, language: Language): string | null {
  const say = translator(bookingTexts, language);
  if (isUnread) return say('unread', { most: maxBytes / 1_000_000 });
  return leftOut > 0 ? say('leftOut', { count: leftOut, most: maxStockFormLines }) : null;
}

export type CheckedBookingLine = Awaited<ReturnType<typeof checkBookingLines>>[number];

export async function checkBookingLines(
  app: App,
  language: Language,
  direction: Direction,
  typed: readonly FormLine[],
  ordered: readonly PurchaseLine[] | null = null,
) {
  const checked = await checkLines(app, direction, typed);
  return checked.map((line, at) => {
    const onOrder = ordered?.find(({ skuId }) => skuId !== null && skuId === line.goods?.id) ?? null;
    const isMissing = ordered !== null && line.goods !== null && onOrder === null;
    // A delivery may have lines without units.
    const isNone = ordered !== null && line.problem === 'badQuantity' && /^0*$/.test(line.quantity.trim());
    const refused = isNone ? null : isMissing ? translator(bookingTexts, language)('notOnOrder') : describeProblem(line, language);
    const remarks = refused || isNone ? [] : [...describeRemarks(line, language), ...describeOrder(line, onOrder, language)];
    const needsReview = remarks.length > 0 && !(remarks.length === 1 && onOrder && line.read.quantity < leftOn(onOrder));
    return {
      ...{ rowKey: typed[at]?.rowKey ?? String(at), code: line.code, quantity: line.quantity, cost: line.cost, bin: line.bin },
      ...{ skuId: line.goods?.id ?? null, lineId: onOrder?.id ?? null, isNone },
      skuCode: line.goods?.code ?? null,
      name: line.goods ? localizedColumn(line.goods, 'name', language) : null,
      picture: line.goods?.picture ?? null,
      knownShelf: line.goods?.shelf ?? '',
      costCents: onOrder?.unitCostCents ?? line.read.costCents ?? line.goods?.costCents ?? 0,
      ordered: onOrder?.quantity ?? null,
      came: onOrder?.receivedQuantity ?? 0,
      pieces: isNone || refused ? 0 : line.read.quantity,
      before: line.before,
      after: refused || isNone ? line.before : line.after,
      state: refused ? ('refused' as const) : isNone ? ('none' as const) : needsReview ? ('look' as const) : ('ready' as const),
      why: refused ? [refused] : remarks,
    };
  });
}

const leftOn = ({ quantity, receivedQuantity }: PurchaseLine): number => Math.max(0, quantity - receivedQuantity);

function describeProblem({ problem, goods }: CheckedLine, language: Language): string | null {
  const say = translator(bookingTexts, language);
  if (!problem) return null;
  if (problem === 'unknown') return say('unknownSku');
  if (problem === 'tooFew') return say('tooFew', { free: goods ? goods.onHand - goods.reserved : 0, reserved: goods?.reserved ?? 0 });
  return say(problem, { most: grouped(maxStockQuantity), dearest: dollars(cents(maxAmountCents)) });
}

function describeRemarks({ remarks, goods }: CheckedLine, language: Language): string[] {
  const say = translator(bookingTexts, language);
  return remarks.map((remark) => say(remark, { cost: dollars(cents(goods?.costCents ?? 0)), shelf: goods?.shelf ?? '' }));
}

function describeOrder({ read }: CheckedLine, onOrder: PurchaseLine | null, language: Language): string[] {
  if (!onOrder) return [];
  const say = translator(bookingTexts, language);
  const left = leftOn(onOrder);
  if (read.quantity > left) return [say('moreThanOrdered', { count: read.quantity - left })];
  return read.quantity < left ? [say('stillToCome', { count: left - read.quantity })] : [];
}
