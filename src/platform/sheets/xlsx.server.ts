import { zipOf } from './zip.server.ts';

/** Cell styles: the index is the style number. */
const cellStyles = ['plain', 'bold', 'money', 'faint', 'title'] as const;
type CellStyle = (typeof cellStyles)[number];
export type SheetCell = { readonly value: string | number; readonly style?: CellStyle } | null;
export type XlsxSheet = {
  readonly name: string;
  readonly rows: readonly (readonly SheetCell[])[];
  /** Frozen rows and columns. */
  readonly frozen?: { readonly rows: number; readonly columns: number };
  readonly firstColumnWidth?: number;
};

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export const xlsxType = `${types}.sheet`;

/** A workbook of tables. Text is written as text, so nothing is ever a formula. */
export function xlsxOf(sheets: readonly XlsxSheet[]): Buffer {
  const names = sheetNames(sheets);
  return zipOf({
    '[Content_Types].xml': contentTypes(sheets.length),
    '_rels/.rels': related([[`${office}/officeDocument`, 'xl/workbook.xml']]),
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><bookViews><workbookView/></bookViews><sheets>${names
      .map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': related([
      ...sheets.map((_, at): [string, string] => [`${office}/worksheet`, `worksheets/sheet${at + 1}.xml`]),
      [`${office}/styles`, 'styles.xml'],
    ]),
    'xl/styles.xml': styles,
    ...Object.fromEntries(sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet)])),
  });
}

const contentTypes = (count: number): string =>
  `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${Array.from(
    { length: count },
    (_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${types}.worksheet+xml"/>`,
  ).join('')}</Types>`;

const related = (targets: readonly (readonly [type: string, target: string])[]): string =>
  `${head}<Relationships xmlns="${relations}">${targets
    .map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="&quot;$&quot;#,##0.00"/></numFmts><fonts count="4"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><sz val="11"/><color rgb="FF8F7D73"/><name val="Calibri"/></font><font><b/><sz val="16"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="164" fontId="2" applyNumberFormat="1" applyFont="1"/><xf fontId="3" applyFont="1"/></cellXfs></styleSheet>`;

function sheetXml({ rows, frozen, firstColumnWidth }: XlsxSheet): string {
  const pane = frozen
    ? `<sheetViews><sheetView workbookViewId="0"><pane xSplit="${frozen.columns}" ySplit="${frozen.rows}" topLeftCell="${columnName(frozen.columns)}${frozen.rows + 1}" activePane="bottomRight" state="frozen"/></sheetView></sheetViews>`
    : '';
  const width = firstColumnWidth ? `<cols><col min="1" max="1" width="${firstColumnWidth}" customWidth="1"/></cols>` : '';
  return `${head}<worksheet xmlns="${main}">${pane}${width}<sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`;
}

const rowXml = (row: readonly SheetCell[], at: number): string =>
  `<row r="${at + 1}">${row.map((cell, column) => cellXml(cell, `${columnName(column)}${at + 1}`)).join('')}</row>`;

function cellXml(cell: SheetCell, reference: string): string {
  if (!cell) return '';
  const style = cellStyles.indexOf(cell.style ?? 'plain');
  return typeof cell.value === 'number'
    ? `<c r="${reference}" s="${style}"><v>${cell.value}</v></c>`
    : `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell.value)}</t></is></c>`;
}

/** 0 is A, 25 is Z, 26 is AA. */
const columnName = (at: number): string => (at < 26 ? '' : columnName(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

/** Sheet names are short, restricted and unique. */
function sheetNames(sheets: readonly XlsxSheet[]): string[] {
  const taken = new Set<string>();
  return sheets.map(({ name }, at) => {
    const tidy =
      name
        .replace(/[[\]:*?/\\']/g, ' ')
        .slice(0, 28)
        .trim() || `Sheet ${at + 1}`;
    const uniqueName = taken.has(tidy.toLowerCase()) ? `${tidy} ${at + 1}` : tidy;
    taken.add(uniqueName.toLowerCase());
    return uniqueName;
  });
}

/** Drops what XML cannot contain. */
const escaped = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it takes away.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
