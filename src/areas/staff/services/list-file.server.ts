import { inLanguage, type Language, type LocalizedText } from '#kernel/texts.ts';
import type { App, Caller } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { refuseFile } from '#platform/http/refusal.server.ts';
import { type CsvCell, csvOf } from '#platform/sheets/csv.ts';
import { xlsxOf, xlsxType } from '#platform/sheets/xlsx.server.ts';
import { type Chosen, chosenIn, type ListSpec } from '#site/list.ts';
import type { Role } from '#site/page.ts';
import { pages } from '#site/pages.ts';
import { type FileKind, fileKinds } from '../rules/paths.ts';
import { mayOpen } from '../rules.ts';
import { momentField } from './when.server.ts';

/** A column of an export. Money is a number of dollars, times are in the factory's time zone. With roles it is written only for them. */
export type FileColumn<Row> = {
  readonly label: LocalizedText;
  readonly cell: (row: Row, language: Language) => CsvCell | Date;
  readonly who?: readonly Role[];
};

/** How a list is exported: the page's filters, all rows up to a limit. */
export type ListFile = {
  readonly spec: ListSpec;
  rows(app: App, caller: Caller, query: URLSearchParams): Promise<{ head: readonly string[]; lines: readonly (readonly CsvCell[])[] }>;
};

export const maxExportRows = 50_000;

type Source<Spec extends ListSpec, Row> = {
  readonly spec: Spec;
  readonly columns: readonly FileColumn<Row>[];
  read(app: App, chosen: Chosen<Spec>, page: { readonly limit: number; readonly offset: number }, caller: Caller): Promise<readonly Row[]>;
};

export const fileOf = <const Spec extends ListSpec, Row>({ spec, columns, read }: Source<Spec, Row>): ListFile => ({
  spec,
  async rows(app, caller, query) {
    const found = await read(app, chosenIn(spec, query), { limit: maxExportRows, offset: 0 }, caller);
    const written = columns.filter(({ who }) => !who || mayOpen(who, caller.staff?.roles ?? []));
    return {
      head: written.map(({ label }) => inLanguage(label, caller.language)),
      lines: found.map((row) => written.map(({ cell }) => inFile(cell(row, caller.language)))),
    };
  },
});

/** As shown on the page and readable by spreadsheets: 2026-11-17 15:05. */
export const inFile = (cell: CsvCell | Date): CsvCell => (cell instanceof Date ? momentField(cell).replace('T', ' ') : cell);

/** Exports of all lists; whoever may open the page may have its file. */
export async function listFile(app: App, caller: Caller, url: URL, files: readonly ListFile[]): Promise<Response> {
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  const [name = '', kind = ''] = (url.pathname.split('/').at(-1) ?? '').split('.');
  const file = files.find(({ spec }) => spec.page === name);
  if (!file || !isFileKind(kind)) return refuseFile('notFound', headers);
  if (!caller.staff) return refuseFile('signInFirst', headers);
  if (!mayOpen(pages[file.spec.page].who, caller.staff.roles)) return refuseFile('notForRole', headers);
  const { head, lines } = await file.rows(app, caller, url.searchParams);
  const written = { format: kind, rows: lines.length, query: url.searchParams.toString().slice(0, 500) };
  await audit(app, caller, { action: 'list.export', subject: ['list', name], after: written });
  const day = app.now().toISOString().slice(0, 10);
  return new Response(bytesOf(kind, name, head, lines), {
    headers: {
      ...headers,
      'content-type': kind === 'csv' ? 'text/csv; charset=utf-8' : xlsxType,
      'content-disposition': `attachment; filename="${name.replace('office-', '')}-${day}.${kind}"`,
    },
  });
}

const isFileKind = (value: string): value is FileKind => fileKinds.some((kind) => kind === value);

function bytesOf(kind: FileKind, name: string, head: readonly string[], lines: readonly (readonly CsvCell[])[]): Uint8Array<ArrayBuffer> {
  if (kind === 'csv') return new TextEncoder().encode(csvOf([head, ...lines]));
  const rows = lines.map((line) => line.map((value) => (value === null ? null : { value })));
  const sheet = { name, rows: [head.map((value) => ({ value, style: 'bold' as const })), ...rows], frozen: { rows: 1, columns: 1 } };
  return xlsxOf([sheet]) as Uint8Array<ArrayBuffer>;
}
