import { Parser } from 'saxen';
import { openZip } from './unzip.server.ts';

/** A workbook of fifty thousand rows unpacks to half of this; a larger one is malicious. */
const maxBytes = 64 * 1024 * 1024;
const maxColumns = 200;

/** The first sheet as text. Formulas are not evaluated: the cached result counts. */
export async function readXlsx(bytes: Buffer, maxRows: number): Promise<string[][]> {
  const zip = await openZip(bytes, maxBytes);
  const read = async (name: string): Promise<string> => (await zip.read(name)) ?? '<none/>';
  const sheet = await zip.read(firstSheet(await read('xl/workbook.xml'), await read('xl/_rels/workbook.xml.rels')));
  if (sheet === null) throw new RangeError('the workbook has no sheet');
  return rowsOf(sheet, sharedTexts(await read('xl/sharedStrings.xml')), maxRows);
}

type Attributes = Readonly<Record<string, string | undefined>>;
type XmlHandlers = {
  readonly open: (name: string, attributes: () => Attributes, parser: Parser) => void;
  readonly text?: (text: string, within: string) => void;
  readonly close?: (name: string) => void;
};

/** Goes through XML once, by names without their prefix. Broken XML throws; entities a file defines are not replaced. */
function walk(xml: string, { open, text, close }: XmlHandlers): void {
  const within: string[] = [];
  let pronounced = 0;
  const parser = new Parser();
  const onText = (found: string): void => {
    // How a text is pronounced is not part of it.
    if (pronounced === 0) text?.(found, within.at(-1) ?? '');
  };
  parser.on('openTag', (tag, attributes) => {
    const name = tag.slice(tag.indexOf(':') + 1);
    within.push(name);
    if (name === 'rPh') pronounced += 1;
    open(name, attributes, parser);
  });
  parser.on('text', (found) => onText(unescaped(found)));
  parser.on('cdata', onText);
  parser.on('closeTag', () => {
    const name = within.pop() ?? '';
    if (name === 'rPh') pronounced -= 1;
    close?.(name);
  });
  parser.parse(xml);
}

function firstSheet(workbook: string, relations: string): string {
  const [sheet] = attributesOf(workbook, 'sheet');
  const id = sheet && Object.entries(sheet).find(([name]) => name.endsWith(':id'))?.[1];
  const { Target: target } = attributesOf(relations, 'Relationship').find(({ Id }) => Id === id) ?? {};
  if (!target) return 'xl/worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

function attributesOf(xml: string, tagName: string): Attributes[] {
  const found: Attributes[] = [];
  walk(xml, { open: (name, attributes) => name === tagName && found.push(attributes()) });
  return found;
}

/** A text may come in pieces of different looks. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  walk(xml, {
    open: (name) => name === 'si' && texts.push(''),
    text: (text, within) => {
      if (within === 't') texts[texts.length - 1] += text;
    },
  });
  return texts;
}

type Cell = { readonly column: number; readonly kind: string; value: string };

function rowsOf(xml: string, shared: readonly string[], maxRows: number): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell: Cell | null = null;
  walk(xml, {
    open: (name, attributes, parser) => {
      if (name === 'row') {
        const { r = '' } = attributes();
        const number = /^\d+$/.test(r) ? Number(r) : rows.length + 1;
        if (number > maxRows) return parser.stop();
        while (rows.length < number) rows.push([]);
        row = rows[number - 1] ?? [];
      } else if (name === 'c') {
        const { r = '', t: kind = 'n' } = attributes();
        const letters = /^[A-Z]{1,3}(?=\d)/.exec(r)?.[0];
        cell = { column: letters ? columnOf(letters) : row.length, kind, value: '' };
      }
    },
    text: (text, within) => {
      if (cell && within === (cell.kind === 'inlineStr' ? 't' : 'v')) cell.value += text;
    },
    close: (name) => {
      if (name !== 'c' || !cell) return;
      if (cell.column < maxColumns) {
        while (row.length < cell.column) row.push('');
        row[cell.column] = contentOf(cell, shared);
      }
      cell = null;
    },
  });
  return rows;
}

function contentOf({ kind, value }: Cell, shared: readonly string[]): string {
  if (kind === 's') return (value && shared[Number(value)]) ?? '';
  if (kind === 'b') return value === '1' ? 'yes' : 'no';
  // A spreadsheet stores 0.1 + 0.2 as 0.30000000000000004: round to what a person saw.
  return kind === 'n' && value !== '' && Number.isFinite(Number(value)) ? String(Number(Number(value).toPrecision(12))) : value;
}

/** A is 0, Z is 25, AA is 26. */
const columnOf = (letters: string): number => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** The parser's own cuts what lies beyond 65,535, so an emoji written as a number would become another sign. */
const unescaped = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (whole, hex?: string, number?: string, name?: string) => {
    if (name) return signs[name.toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(number);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
