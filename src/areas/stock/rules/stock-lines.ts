import { parseAmount } from '#kernel/money.ts';
import { maxAmountCents } from '#kernel/within.ts';
import { maxStockQuantity } from './reasons.ts';

/** A line as typed, scanned or pasted; not validated yet. */
export type StockLineInput = { readonly code: string; readonly quantity: string; readonly cost: string; readonly bin: string };

export const stockLineErrors = ['noCode', 'badQuantity', 'tooManyPieces', 'badCost', 'badShelf'] as const;
export type StockLineError = (typeof stockLineErrors)[number];
export type ParsedStockLine = {
  readonly code: string;
  readonly quantity: number;
  readonly costCents: number | null;
  readonly bin: string | null;
  readonly problem: StockLineError | null;
};

const heads = {
  code: ['sku', 'code', 'sku code', 'barcode', '编码', '条码', 'sku 编码'],
  quantity: ['quantity', 'qty', 'pieces', '数量', '件数'],
  cost: ['cost', 'unit cost', '成本', '单价'],
  shelf: ['shelf', '货位', '货架'],
} as const;
type Part = keyof typeof heads;
const usual: readonly Part[] = ['code', 'quantity', 'cost', 'shelf'];

/** Pasted spreadsheet rows: with a header in any order, or code, quantity, cost, bin. */
export const parsePastedStock = (text: string): StockLineInput[] => parseStockRows(splitStockCells(text));

export function parseStockRows(rows: readonly (readonly string[])[]): StockLineInput[] {
  const [first = []] = rows;
  const named = first.map((cell) => usual.find((part) => (heads[part] as readonly string[]).includes(cell.trim().toLowerCase())) ?? null);
  const hasHead = named.includes('code');
  const order = hasHead ? named : usual;
  return (hasHead ? rows.slice(1) : rows).map((row) => {
    const cell = (part: Part): string => row[order.indexOf(part)]?.trim() ?? '';
    return { code: cell('code'), quantity: cell('quantity') || '1', cost: cell('cost'), bin: cell('shelf') };
  });
}

/** Cells by tab, semicolon or comma, whichever the first line uses; quotes as spreadsheets write them. */
export function splitStockCells(text: string): string[][] {
  const clean = text.replace(/^\uFEFF/, '');
  const firstLine = clean.slice(0, clean.search(/[\r\n]|$/));
  const separator = ['\t', ';'].find((sign) => firstLine.includes(sign)) ?? ',';
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endRow = () => {
    row.push(cell);
    if (row.some((one) => one.trim() !== '')) rows.push(row);
    [row, cell] = [[], ''];
  };
  for (let at = 0; at < clean.length; at += 1) {
    const sign = clean[at] ?? '';
    if (isQuoted && sign === '"' && clean[at + 1] === '"') [cell, at] = [`${cell}"`, at + 1];
    else if (sign === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (!isQuoted && sign === separator) {
      row.push(cell);
      cell = '';
    } else if (!isQuoted && (sign === '\n' || sign === '\r')) endRow();
    else cell += sign;
  }
  endRow();
  return rows;
}

/** A scanned code is one unit, with the prefix "12*" twelve. */
export function parseScan(typed: string): { readonly code: string; readonly quantity: number } | null {
  const found = /^\s*(?:(\d{1,5})\s*[*x×]\s*)?(\S.{0,59}?)\s*$/.exec(typed);
  if (!found?.[2]) return null;
  return { code: found[2], quantity: Math.max(1, Number(found[1] ?? 1)) };
}

/** The first problem is reported. */
export function parseStockLine({ code, quantity, cost, bin: shelf }: StockLineInput): ParsedStockLine {
  const units = /^\d{1,15}$/.test(quantity.trim()) ? Number(quantity) : 0;
  const money = cost.trim() === '' ? null : parseAmount(cost.trim().replace(/^\$/, ''));
  const bin = shelf.trim() === '' ? null : shelf.trim().toUpperCase();
  const problem =
    code.trim() === ''
      ? 'noCode'
      : units < 1
        ? 'badQuantity'
        : units > maxStockQuantity
          ? 'tooManyPieces'
          : cost.trim() !== '' && (money === null || money > maxAmountCents)
            ? 'badCost'
            : bin !== null && !/^[\w.\- ]{1,20}$/u.test(bin)
              ? 'badShelf'
              : null;
  return { code: code.trim().slice(0, 60), quantity: units, costCents: money, bin, problem };
}
