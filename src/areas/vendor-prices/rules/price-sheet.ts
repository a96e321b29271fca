import { parseCsv } from '#kernel/csv.ts';
import { canonicalTradeTerm } from '#kernel/trade-words.ts';
import { isUnit, type Spec, type SpecDefaults, type SpecField, specKey } from './spec.ts';

export const maxSheetLines = 2000;
/** Maximum price in hundredths of the vendor's currency. */
const dearestCents = 100_000_000;

/** One cell of a sheet: a price of a spec, or why it is none. */
export type PriceSheetLine = { readonly row: number; readonly column: number } & (
  | { readonly spec: Spec; readonly quotedCents: number; readonly problem: null }
  | { readonly spec: Spec | null; readonly typed: string; readonly problem: PriceSheetProblem }
);
export type PriceSheetProblem = 'price' | 'length' | 'unit' | 'minimum' | 'kind' | 'twice' | 'long' | 'head' | 'tooMany';

/** "20", "20 in", "20英寸", '20"'. */
export function parseLengthInches(text: string): number | null {
  const found = /^(\d{1,2})\s*(?:in|inch|inches|"|”|″|英寸|寸)?$/i.exec(text.trim());
  const inches = found ? Number(found[1]) : Number.NaN;
  return inches >= 0 && inches <= 60 ? inches : null;
}

/** "1,234.50", "$26.3", "¥185"; null when it is not a price. */
export function parseQuotedPrice(text: string): number | null {
  const plain = text.replace(/^[$¥￥]|(?:USD|CNY|RMB)/gi, '').trim();
  const found = /^(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/.exec(plain);
  if (!found) return null;
  const cents = Number((found[1] ?? '').replaceAll(',', '')) * 100 + Number((found[2] ?? '').padEnd(2, '0') || 0);
  return cents > 0 && cents <= dearestCents ? cents : null;
}

type Head = SpecField | 'productKind' | 'lengthInches' | 'unit' | 'minQuantity' | 'price';
const heads: Readonly<Record<string, Head>> = {
  ...{ kind: 'productKind', product_kind: 'productKind', 分类: 'productKind', 品类: 'productKind', 产品: 'productKind' },
  ...{ origin: 'origin', 产地: 'origin', grade: 'grade', drawn: 'grade', 等级: 'grade', 档次: 'grade' },
  ...{
    texture: 'texture',
    发型: 'texture',
    纹理: 'texture',
    colour: 'colour',
    color: 'colour',
    颜色: 'colour',
    lace: 'lace',
    蕾丝: 'lace',
  },
  ...{ length: 'lengthInches', inches: 'lengthInches', 长度: 'lengthInches', unit: 'unit', 单位: 'unit' },
  ...{ min_quantity: 'minQuantity', minimum: 'minQuantity', min: 'minQuantity', 起订量: 'minQuantity' },
  ...{ price: 'price', amount: 'price', 价格: 'price', 单价: 'price' },
};
const headOf = (cell: string): Head | null => heads[cell.trim().toLowerCase().replaceAll(' ', '_')] ?? null;
/** What spreadsheets contain where nothing is sold. */
const isEmpty = (cell: string): boolean => /^(|-|–|—|n\/a|无)$/i.test(cell.trim());

/**
 * A sheet as prices: either a row per price with a price column, or lengths across with a row per spec. Missing columns come from the
 * list's defaults.
 */
export const parsePriceSheet = (text: string, common: SpecDefaults): readonly PriceSheetLine[] =>
  parsePriceSheetRows(parseCsv(text), common);

export function parsePriceSheetRows(rows: readonly (readonly string[])[], common: SpecDefaults): readonly PriceSheetLine[] {
  const top = rows.findIndex((row) => row.some((cell) => !isEmpty(cell)));
  const head = rows[top];
  if (!head) return [];
  const named = head.map(headOf);
  const lengths = head.map((cell) => (/\d/.test(cell) ? parseLengthInches(cell) : null));
  const isList = named.includes('price');
  if (!isList && lengths.every((inches) => inches === null)) return [wrong(top + 1, 1, null, head.join(' ').slice(0, 60), 'head')];
  const lines = rows.slice(top + 1).flatMap((row, at) => {
    if (row.every(isEmpty)) return [];
    const rowNumber = top + at + 2;
    const parsed = parseRow(row, named, common);
    if ('problem' in parsed) return [wrong(rowNumber, parsed.column + 1, null, parsed.typed, parsed.problem)];
    return isList
      ? [listLine(row, named, parsed.spec, rowNumber)]
      : row.flatMap((cell, column) => {
          const inches = lengths[column];
          return inches === null || inches === undefined || isEmpty(cell)
            ? []
            : [priceLine(cell, { ...parsed.spec, lengthInches: inches }, rowNumber, column + 1)];
        });
  });
  return markDuplicateLines(lines);
}

/** "100 g", "100克", "公斤", "件". */
function unitIn(typed: string): Spec['unit'] | null {
  const unitText = typed
    .toLowerCase()
    .replaceAll(' ', '')
    .replace('克', 'g')
    .replace('公斤', 'kg')
    .replace(/^[件个条]$/, 'piece');
  return isUnit(unitText) ? unitText : null;
}

type ParsedRow = { spec: Spec } | { problem: PriceSheetProblem; typed: string; column: number };

function parseRow(row: readonly string[], named: readonly (Head | null)[], common: SpecDefaults): ParsedRow {
  const spec: { -readonly [Key in keyof Spec]: Spec[Key] } = { ...common, lengthInches: 0 };
  for (const [column, head] of named.entries()) {
    const typed = (row[column] ?? '').trim();
    if (head === null || head === 'price' || typed === '') continue;
    if (typed.length > 60) return { problem: 'long', typed: typed.slice(0, 60), column };
    if (head === 'lengthInches') {
      const inches = parseLengthInches(typed);
      if (inches === null) return { problem: 'length', typed, column };
      spec.lengthInches = inches;
    } else if (head === 'unit') {
      const unit = unitIn(typed);
      if (!unit) return { problem: 'unit', typed, column };
      spec.unit = unit;
    } else if (head === 'minQuantity') {
      if (!/^[1-9]\d{0,5}$/.test(typed)) return { problem: 'minimum', typed, column };
      spec.minQuantity = Number(typed);
    } else spec[head] = canonicalTradeTerm(typed);
  }
  return spec.productKind === '' ? { problem: 'kind', typed: '', column: 0 } : { spec };
}

function listLine(row: readonly string[], named: readonly (Head | null)[], spec: Spec, rowNumber: number): PriceSheetLine {
  const column = named.indexOf('price');
  return priceLine(row[column] ?? '', spec, rowNumber, column + 1);
}

function priceLine(cell: string, spec: Spec, row: number, column: number): PriceSheetLine {
  const quotedCents = parseQuotedPrice(cell);
  return quotedCents === null ? wrong(row, column, spec, cell.slice(0, 60), 'price') : { row, column, spec, quotedCents, problem: null };
}

const wrong = (row: number, column: number, spec: Spec | null, typed: string, problem: PriceSheetProblem): PriceSheetLine => ({
  row,
  column,
  spec,
  typed,
  problem,
});

/** A duplicate is wrong from its second occurrence; a sheet that is too long ends with a note. */
export function markDuplicateLines(lines: readonly PriceSheetLine[]): readonly PriceSheetLine[] {
  const seen = new Set<string>();
  const checkedLines = lines.slice(0, maxSheetLines).map((line) => {
    if (line.problem !== null) return line;
    const key = specKey(line.spec);
    if (seen.has(key)) return wrong(line.row, line.column, line.spec, String(line.quotedCents / 100), 'twice');
    seen.add(key);
    return line;
  });
  return lines.length > maxSheetLines ? [...checkedLines, wrong(lines[maxSheetLines]?.row ?? 0, 1, null, '', 'tooMany')] : checkedLines;
}
