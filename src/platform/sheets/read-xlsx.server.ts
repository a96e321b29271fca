import { openZip } from './unzip.server.ts';

/** Unpacked, a workbook of fifty thousand rows is about half of this; what unpacks to more was made to. */
const mostBytes = 64 * 1024 * 1024;
const mostColumns = 200;

/** The first sheet of a workbook as texts. Formulas are not worked out: what the program last showed counts. */
export function readXlsx(bytes: Buffer, mostRows: number): string[][] {
  const zip = openZip(bytes, mostBytes);
  const sheet = zip.read(firstSheet(zip.read('xl/workbook.xml') ?? '', zip.read('xl/_rels/workbook.xml.rels') ?? ''));
  if (sheet === null) throw new RangeError('the workbook has no sheet');
  const shared = sharedTexts(zip.read('xl/sharedStrings.xml') ?? '');
  const rows: string[][] = [];
  for (const [, about = '', inside = ''] of sheet.matchAll(/<row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/row>)/g)) {
    const number = Number(/\br="(\d+)"/.exec(about)?.[1] ?? rows.length + 1);
    if (number > mostRows) break;
    while (rows.length < number - 1) rows.push([]);
    rows[number - 1] = cellsOf(inside, shared);
  }
  return rows;
}

function firstSheet(workbook: string, relations: string): string {
  const id = /<sheet\b[^>]*?r:id="([^"]+)"/.exec(workbook)?.[1];
  const relation = [...relations.matchAll(/<Relationship\b[^>]*>/g)].find(([text]) => text.includes(`Id="${id}"`))?.[0];
  const target = relation && /Target="([^"]+)"/.exec(relation)?.[1];
  if (!target) return 'xl/worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

const sharedTexts = (xml: string): string[] => [...xml.matchAll(/<si>([\s\S]*?)<\/si>|<si\/>/g)].map(([, inside = '']) => textIn(inside));

/** A text may come in pieces of different looks; how it is pronounced is not part of it. */
const textIn = (xml: string): string =>
  [...xml.replace(/<rPh\b[\s\S]*?<\/rPh>/g, '').matchAll(/<t\b[^>]*?(?:\/>|>([\s\S]*?)<\/t>)/g)]
    .map(([, text = '']) => unescaped(text))
    .join('');

function cellsOf(row: string, shared: readonly string[]): string[] {
  const cells: string[] = [];
  for (const [, about = '', inside = ''] of row.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
    const letters = /\br="([A-Z]+)\d+"/.exec(about)?.[1];
    const column = letters ? columnOf(letters) : cells.length;
    if (column >= mostColumns) continue;
    while (cells.length < column) cells.push('');
    cells[column] = contentOf(/\bt="(\w+)"/.exec(about)?.[1] ?? 'n', inside, shared);
  }
  return cells;
}

function contentOf(kind: string, inside: string, shared: readonly string[]): string {
  if (kind === 'inlineStr') return textIn(inside);
  const value = unescaped(/<v\b[^>]*>([\s\S]*?)<\/v>/.exec(inside)?.[1] ?? '');
  if (kind === 's') return shared[Number(value)] ?? '';
  if (kind === 'b') return value === '1' ? 'yes' : 'no';
  // A table program keeps 12.1 as 12.1 and 0.1 + 0.2 as 0.30000000000000004: what a person saw has fewer places.
  return kind === 'n' && value !== '' && Number.isFinite(Number(value)) ? String(Number(Number(value).toPrecision(12))) : value;
}

/** A is 0, Z is 25, AA is 26. */
const columnOf = (letters: string): number => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (whole, hex?: string, number?: string, name?: string) => {
    if (name) return signs[name.toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(number);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
