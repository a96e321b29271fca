import { z } from 'zod';
import { readForm } from '#api/read-form.ts';
import { addKeyword, deleteKeyword } from '#areas/content/calls/keywords.ts';
import { keywordTexts } from '#areas/content/keyword-texts.ts';
import { keywordList } from '#areas/content/rules/keyword-list.ts';
import { keywordFactsOf, keywordFormFields } from '#areas/content/services/keyword-wire.server.ts';
import {
  checkKeywordImport,
  importKeywords,
  keywordFigures,
  officeKeywords,
  removeKeyword,
  saveKeyword,
} from '#areas/content/services/keywords.server.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { grouped } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { Caller } from '#platform/app.ts';
import { actions, load } from '#platform/load.server.ts';

export const loader = load(async ({ app, caller, url }) => {
  const [list, figures] = await Promise.all([
    loadListPage({ app, caller, url }, keywordList, async (chosen, page) => {
      const { items, total } = await officeKeywords(app, chosen, page);
      return {
        total,
        rows: items.map((row) => ({
          ...{
            id: row.id,
            keyword: row.keyword,
            language: row.language,
            kind: row.targetKind,
            path: row.targetPath,
            priority: row.priority,
          },
          ...{ rivals: row.rivals, searched: row.searched, found: row.found, note: row.note, measured: row.measuredOn },
          volume: row.monthlyVolume === null ? null : grouped(row.monthlyVolume),
          position: row.positionTenths === null ? null : (row.positionTenths / 10).toFixed(1),
        })),
      };
    }),
    keywordFigures(app, caller.language),
  ]);
  return {
    list,
    all: figures.all,
    fights: figures.fights,
    lonely: figures.lonely.map((page) => ({ path: page.path, name: localizedColumn(page, 'name', caller.language) })),
    terms: figures.terms,
  };
});
export type ListedKeyword = Awaited<ReturnType<typeof loader>>['list']['rows'][number];
export type KeywordData = Awaited<ReturnType<typeof loader>>;

const maxSheetLength = 2_000_000;
const sheetInput = z.object({ file: z.file().max(maxSheetLength).optional(), sheet: z.string().max(maxSheetLength).default('') });

/** A file counts before pasted rows. */
async function readSheet(form: FormData): Promise<string> {
  const { file, sheet } = readForm(form, sheetInput);
  return file ? file.text() : sheet;
}

export const action = actions({
  async look({ app, form }) {
    const sheet = await readSheet(form);
    const checked = await checkKeywordImport(app, sheet);
    const count = (state: string): number => checked.filter((line) => line.state === state).length;
    return {
      sheet,
      counts: { change: count('change'), fresh: count('new'), same: count('same'), noPage: count('noPage'), wrong: count('wrong') },
      wrong: checked.flatMap((line) => (line.problem === null ? [] : [{ row: line.row, typed: line.typed }])).slice(0, 20),
    };
  },
  async import({ app, caller, form }) {
    const { changed, added } = await importKeywords(app, caller, await readSheet(form));
    return { done: say(caller)('doneImport', { changed, added }) };
  },
  async delete({ app, caller, form }) {
    const gone = await removeKeyword(app, caller, readForm(form, deleteKeyword.input).id);
    return { done: say(caller)('doneDeleted'), undo: { intent: 'return', ...keywordFormFields(gone) } };
  },
  async return({ app, caller, form }) {
    await saveKeyword(app, caller, null, keywordFactsOf(readForm(form, addKeyword.input)));
    return { done: say(caller)('undone') };
  },
});

const say = ({ language }: Caller) => translator(keywordTexts, language);
