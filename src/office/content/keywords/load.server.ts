import { keywordTexts } from '#areas/content/keyword-texts.ts';
import { keywordList } from '#areas/content/rules/keyword-list.ts';
import {
  checkKeywordImport,
  importKeywords,
  keywordFigures,
  officeKeywords,
  removeKeyword,
  saveKeyword,
} from '#areas/content/services/keywords.server.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { readForm } from '#kernel/form-data.ts';
import { grouped } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { formAction, load } from '#platform/load.server.ts';

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

export const action = formAction(async ({ app, caller, form }) => {
  const say = translator(keywordTexts, caller.language);
  const typed = readForm(form);
  const intent = typed.text('intent');
  if (intent === 'delete') {
    const { id: _, createdAt: __, updatedAt: ___, ...gone } = await removeKeyword(app, caller, typed.id('id'));
    return { done: say('doneDeleted'), undo: { intent: 'return', gone: JSON.stringify(gone) } };
  }
  if (intent === 'return') {
    const gone = JSON.parse(typed.text('gone', 2000)) as Parameters<typeof saveKeyword>[3];
    const { keyword, language, targetKind, targetPath, priority, monthlyVolume, positionTenths, note } = gone;
    await saveKeyword(app, caller, null, { keyword, language, targetKind, targetPath, priority, monthlyVolume, positionTenths, note });
    return { done: say('undone') };
  }
  const file = form.get('file');
  const sent = file instanceof File && file.size > 0 && file.size < 2_000_000 ? await file.text() : '';
  const sheet = sent || String(form.get('sheet') ?? '').slice(0, 2_000_000);
  if (intent === 'import') {
    const { changed, added } = await importKeywords(app, caller, sheet);
    return { done: say('doneImport', { changed, added }) };
  }
  const checked = await checkKeywordImport(app, sheet);
  const count = (state: string): number => checked.filter((line) => line.state === state).length;
  return {
    sheet,
    counts: { change: count('change'), fresh: count('new'), same: count('same'), noPage: count('noPage'), wrong: count('wrong') },
    wrong: checked.flatMap((line) => (line.problem === null ? [] : [{ row: line.row, typed: line.typed }])).slice(0, 20),
  };
});
