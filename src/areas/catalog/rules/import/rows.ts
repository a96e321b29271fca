import { parseAmount } from '#kernel/money.ts';
import type { SkuValue } from '../editing/variants.ts';
import { type ImportHeader, importColumns } from './columns.ts';

/** Why a row is refused; the texts are in import-texts. */
export type ImportProblem = { readonly why: ImportProblemName; readonly fill?: Readonly<Record<string, string | number>> };
export type ImportProblemName =
  | 'noCode'
  | 'badCode'
  | 'codeTwice'
  | 'barcodeTwice'
  | 'noCategory'
  | 'noGroup'
  | 'badSlug'
  | 'badPrice'
  | 'badDiscount'
  | 'badCost'
  | 'badWeight'
  | 'badYesNo'
  | 'badBarcode'
  | 'tooLong'
  | 'unknownValue'
  | 'otherGroup'
  | 'sameChoice'
  | 'barcodeTaken'
  | 'gone'
  | 'belowCost'
  | 'costForgotten';

export type ImportRow = {
  /** Line of the file, counting the header as the first. */
  readonly number: number;
  readonly code: string;
  readonly category: string;
  readonly group: string;
  readonly groupNameEn: string;
  readonly groupNameZh: string;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly slug: string;
  readonly barcode: string;
  readonly priceCents: number;
  readonly discountBp: number | null;
  readonly costCents: number | null;
  readonly weightGrams: number;
  readonly shippingName: string;
  readonly bin: string;
  readonly isMadeToOrder: boolean | null;
  readonly isClearance: boolean | null;
  readonly isHidden: boolean | null;
  readonly values: readonly SkuValue[];
};
export type ParsedImportRow = {
  readonly number: number;
  readonly code: string;
  readonly row: ImportRow | null;
  readonly problem: ImportProblem | null;
};

/** Key and value in lower case to the value's row. */
export type KnownValues = ReadonlyMap<string, SkuValue>;
export const attributeValueKey = (key: string, value: string): string => `${key}: ${value.trim().toLowerCase()}`;

const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const yes = new Set(['yes', 'y', 'true', '1', '是']);
const no = new Set(['no', 'n', 'false', '0', '否']);
const maxTextLength = 200;

class Bad extends Error {
  readonly problem: ImportProblem;
  constructor(why: ImportProblemName, fill?: ImportProblem['fill']) {
    super(why);
    this.problem = { why, ...(fill && { fill }) };
  }
}

/** Parses all rows. A duplicate code or barcode is refused from its second occurrence, whatever is in the database. */
export function parseImportRows(rows: readonly (readonly string[])[], head: ImportHeader, known: KnownValues): ParsedImportRow[] {
  const codes = new Map<string, number>();
  const barcodes = new Map<string, number>();
  return rows.flatMap((cells, at): ParsedImportRow[] => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const number = at + 2;
    const cell = (name: string): string => (cells[head.places.get(name) ?? -1] ?? '').trim();
    const code = cell('code').slice(0, 80);
    try {
      const row = parseRow(number, cell, head, known);
      const first = codes.get(row.code);
      if (first !== undefined) throw new Bad('codeTwice', { code: row.code, row: first });
      codes.set(row.code, number);
      const other = row.barcode ? barcodes.get(row.barcode) : undefined;
      if (other !== undefined) throw new Bad('barcodeTwice', { value: row.barcode, row: other });
      if (row.barcode) barcodes.set(row.barcode, number);
      return [{ number, code, row, problem: null }];
    } catch (error) {
      if (!(error instanceof Bad)) throw error;
      return [{ number, code, row: null, problem: error.problem }];
    }
  });
}

function parseRow(number: number, cell: (name: string) => string, head: ImportHeader, known: KnownValues): ImportRow {
  const code = cell('code');
  if (!code) throw new Bad('noCode');
  if (!/^[\w.#/+-]{2,60}$/.test(code)) throw new Bad('badCode', { value: code.slice(0, 60) });
  const long = importColumns.find((name) => cell(name).length > maxTextLength);
  if (long) throw new Bad('tooLong', { column: long, most: maxTextLength });
  const slugs = { category: cell('category'), group: cell('group'), slug: cell('slug') };
  if (!slugShape.test(slugs.category)) throw new Bad('noCategory', { value: slugs.category });
  if (!slugShape.test(slugs.group)) throw new Bad('badSlug', { column: 'group', value: slugs.group });
  if (slugs.slug && !slugShape.test(slugs.slug)) throw new Bad('badSlug', { column: 'slug', value: slugs.slug });
  const barcode = cell('barcode');
  if (barcode && !/^[0-9A-Za-z-]{4,32}$/.test(barcode)) throw new Bad('badBarcode', { value: barcode.slice(0, 40) });
  const weight = cell('weight_g');
  if (!/^\d{1,6}$/.test(weight)) throw new Bad('badWeight', { value: weight });
  return {
    number,
    code,
    ...slugs,
    groupNameEn: cell('group_name_en'),
    groupNameZh: cell('group_name_zh'),
    nameEn: cell('name_en'),
    nameZh: cell('name_zh'),
    barcode,
    priceCents: moneyIn(cell('price'), 'badPrice') || raise('badPrice', cell('price')),
    discountBp: discountIn(cell('discount')),
    costCents: moneyIn(cell('cost'), 'badCost'),
    weightGrams: Number(weight),
    shippingName: cell('shipping'),
    bin: cell('shelf'),
    isMadeToOrder: yesNoIn(cell('made_to_order'), 'made_to_order'),
    isClearance: yesNoIn(cell('clearance'), 'clearance'),
    isHidden: yesNoIn(cell('hidden'), 'hidden'),
    values: valuesIn(cell, head, known),
  };
}

const raise = (why: ImportProblemName, value: string): never => {
  throw new Bad(why, { value });
};

/** $1,234.50 and 1234.5 are the same amount. */
function moneyIn(typed: string, why: ImportProblemName): number | null {
  if (typed === '') return null;
  const amount = parseAmount(typed.replace(/^\$\s*/, '').replace(/,(?=\d{3})/g, ''));
  return amount === null || amount > 100_000_000 ? raise(why, typed) : amount;
}

/** 0.9 and 90% are the same discount; 1 is none. */
function discountIn(typed: string): number | null {
  if (typed === '') return null;
  const share = typed.endsWith('%') ? Number(typed.slice(0, -1)) / 100 : Number(typed);
  const bp = Math.round(share * 10_000);
  return Number.isFinite(share) && bp >= 1 && bp <= 10_000 ? bp : raise('badDiscount', typed);
}

function yesNoIn(typed: string, column: string): boolean | null {
  const answer = typed.toLowerCase();
  if (answer === '') return null;
  if (yes.has(answer)) return true;
  if (no.has(answer)) return false;
  throw new Bad('badYesNo', { column, value: typed });
}

const valuesIn = (cell: (name: string) => string, head: ImportHeader, known: KnownValues): SkuValue[] =>
  [...head.places.keys()].flatMap((key) => {
    const typed = cell(key);
    if (!typed || importColumns.some((name) => name === key)) return [];
    const value = known.get(attributeValueKey(key, typed));
    if (!value) throw new Bad('unknownValue', { column: key, value: typed.slice(0, 60) });
    return [value];
  });
