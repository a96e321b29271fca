import { type WholePriceList, wholePriceList } from '#areas/catalog/services/price-list.server.ts';
import { companyOf, policiesOf } from '#areas/content/services/site-settings.server.ts';
import { dayOf } from '#kernel/dates.ts';
import { asDollarNumber, cents } from '#kernel/money.ts';
import { defaultLanguage, isLanguage, type Language, translator } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import type { GenerateFile } from '#platform/http/generated-files.server.ts';
import { type CsvCell, csvOf } from '#platform/sheets/csv.ts';
import { type SheetCell, type XlsxSheet, xlsxOf, xlsxType } from '#platform/sheets/xlsx.server.ts';
import { formatDay } from '#site/days.ts';
import { priceListTexts } from '../price-list-texts.ts';
import { priceListNote } from '../rules/price-list-note.ts';

type Made = {
  readonly list: WholePriceList;
  readonly language: Language;
  readonly origin: string;
  readonly shopName: string;
  /** Times the difference that price protection gives back. */
  readonly times: number;
};

/** The price list as CSV. */
export const writePriceCsv: GenerateFile = (app, url) =>
  priceFile(app, url, 'csv', 'text/csv; charset=utf-8', (made) => csvOf(csvRows(made)));

/** The price list as a workbook, one sheet per category. */
export const writePriceListFile: GenerateFile = (app, url) =>
  priceFile(app, url, 'xlsx', xlsxType, (made) => xlsxOf(made.list.sheets.map((sheet) => sheetOf(sheet, made))));

async function priceFile(app: App, url: URL, ending: string, type: string, write: (made: Made) => string | Uint8Array) {
  const language = url.searchParams.get('language') ?? defaultLanguage;
  if (!isLanguage(language)) return null;
  const [list, company, policies] = await Promise.all([wholePriceList(app, language), companyOf(app, language), policiesOf(app)]);
  return {
    type,
    tags: ['goods', 'categories', 'company', 'policies'],
    chunks: [write({ list, language, origin: app.origin, shopName: company.name, times: policies.get('priceProtectionTimes') ?? 1 })],
    saveAs: `price-list-${dayOf(list.pricedAt)}.${ending}`,
  };
}

/** One self-contained line per price. */
function csvRows({ list, language, origin }: Made): CsvCell[][] {
  const say = translator(priceListTexts, language);
  const pricedAt = list.pricedAt.toISOString();
  const head = [
    'category',
    'group',
    'length_inches',
    'sku',
    'price_usd',
    'list_price_usd',
    'price_is',
    'stock',
    'address',
    'priced_at',
    'valid',
  ];
  const lines = list.sheets.flatMap(({ category, rows }) =>
    rows.flatMap(({ name, path, cells }) =>
      cells.map((cell): CsvCell[] => [
        category,
        name,
        cell.inches,
        cell.code,
        asDollarNumber(cents(cell.payableCents)).toFixed(2),
        asDollarNumber(cents(cell.listCents)).toFixed(2),
        cell.isFrom ? 'from' : 'exact',
        cell.isOut ? 'out' : 'in',
        new URL(`${path}/${cell.slug}`, origin).href,
        pricedAt,
        say('validShort'),
      ]),
    ),
  );
  return [head, ...lines];
}

/** Groups down, lengths across; sold-out prices are gray. */
function sheetOf({ category, columns, rows }: WholePriceList['sheets'][number], { list, language, shopName, times }: Made): XlsxSheet {
  const say = translator(priceListTexts, language);
  const lengthLabel = (inches: number | null): string => (inches === null ? say('noLength') : say('inches', { inches }));
  const head: SheetCell[][] = [
    [{ value: `${shopName}: ${say('title')}, ${category}`, style: 'title' }],
    [{ value: `${say('pricesOf', { day: formatDay(language, list.pricedAt) })} ${priceListNote(say, times)}` }],
    [{ value: `${say('greyIsOut')} ${say('fromNote')}` }],
    [],
    [say('group'), ...columns.map(lengthLabel)].map((value): SheetCell => ({ value, style: 'bold' })),
  ];
  const body = rows.map(({ name, cells }): SheetCell[] => [
    { value: name },
    ...columns.map((inches): SheetCell => {
      const cell = cells.find((one) => one.inches === inches);
      return cell ? { value: asDollarNumber(cents(cell.payableCents)), style: cell.isOut ? 'faint' : 'money' } : null;
    }),
  ]);
  return { name: category, rows: [...head, ...body], frozen: { rows: head.length, columns: 1 }, firstColumnWidth: 48 };
}
