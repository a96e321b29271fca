import { fileOf } from '#areas/staff/services/list-file.server.ts';
import { dayMs, dayOf, earlier } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import type { Chosen } from '#site/list.ts';
import { keywordTexts as texts } from '../keyword-texts.ts';
import { findKeywordError, type ImportLine, importLines, type KeywordFacts, keywordList } from '../rules/keyword-list.ts';
import * as store from '../store/keywords.server.ts';
import { cachedPageTextsAt, findKeywordIn, pageTextsAt } from './page-texts.server.ts';

const searchDays = 90;
const sinceOf = (app: App): string => dayOf(earlier(app.now(), searchDays * dayMs));

/** Keywords with where their page contains them and how often the shop was searched for them. */
export async function listKeywords(app: App, query: store.KeywordQuery) {
  const [items, total] = await Promise.all([store.keywordRows(app.db, query), store.countKeywords(app.db, query)]);
  const searched = await store.searchCountsOf(app.db, [...new Set(items.map(({ keyword }) => keyword.toLowerCase()))], sinceOf(app));
  const pages = new Map<string, Awaited<ReturnType<typeof pageTextsAt>>>();
  // For large files pages are not read one by one.
  if (items.length <= 200)
    await Promise.all(
      items.map(async ({ targetPath, language }) => {
        pages.set(`${language} ${targetPath}`, await cachedPageTextsAt(app, targetPath, language));
      }),
    );
  return {
    total,
    items: items.map((row) => ({
      ...row,
      searched: searched.get(row.keyword.toLowerCase()) ?? 0,
      found: findKeywordIn(pages.get(`${row.language} ${row.targetPath}`) ?? null, row.keyword),
    })),
  };
}

export const officeKeywords = (
  app: App,
  { filters, searchText, sort }: Chosen<typeof keywordList>,
  page: { readonly limit: number; readonly offset: number },
) =>
  listKeywords(app, {
    ...page,
    ...{ language: filters.language, target: filters.target, priority: filters.priority && Number(filters.priority) },
    ...{ fights: filters.fights === 'yes' || undefined, searchText, sort },
  });

const bare = { sort: { by: 'volume', down: true }, limit: 1, offset: 0 } as const;
/** What needs attention: competing keywords, pages without one, and searches without a page. */
export async function keywordFigures(app: App, language: 'en' | 'zh') {
  const [all, fights, lonely, terms] = await Promise.all([
    store.countKeywords(app.db, bare),
    store.countKeywords(app.db, { ...bare, fights: true }),
    store.pagesWithoutKeyword(app.db, language, app.now()),
    store.termsWithoutKeyword(app.db, sinceOf(app), 12),
  ]);
  return { all, fights, lonely, terms };
}

export const keywordFile = fileOf({
  spec: keywordList,
  read: async (app, chosen, page) => (await officeKeywords(app, chosen, page)).items,
  columns: [
    { label: texts.keyword, cell: (row) => row.keyword },
    { label: texts.language, cell: (row, language) => texts[row.language][language] },
    { label: texts.page, cell: (row) => row.targetPath },
    { label: texts.priority, cell: (row) => row.priority },
    { label: texts.volume, cell: (row) => row.monthlyVolume },
    { label: texts.position, cell: (row) => (row.positionTenths === null ? null : row.positionTenths / 10) },
    { label: texts.searched, cell: (row) => row.searched },
    { label: texts.note, cell: (row) => row.note },
  ],
});

/** One keyword with its page's texts, its other keywords and competing pages. */
export async function keywordForEditing(app: App, id: number) {
  const row = await store.keywordById(app.db, id);
  if (!row) throw new DomainError('keywordNotExist');
  const [pageTexts, beside, rivals, searched] = await Promise.all([
    pageTextsAt(app, row.targetPath, row.language),
    store.keywordsOfPath(app.db, row.targetPath, row.language),
    store.sameKeyword(app.db, row.keyword, row.language, row.targetPath),
    store.searchCountsOf(app.db, [row.keyword.toLowerCase()], sinceOf(app)),
  ]);
  return {
    row,
    words: pageTexts,
    found: findKeywordIn(pageTexts, row.keyword),
    beside,
    rivals,
    searched: searched.get(row.keyword.toLowerCase()) ?? 0,
  };
}

export async function saveKeyword(app: App, caller: Caller, id: number | null, typed: KeywordFacts): Promise<number> {
  const facts = { ...typed, keyword: typed.keyword.trim().toLowerCase(), targetPath: typed.targetPath.trim() };
  const wrong = findKeywordError(facts);
  if (wrong) throw new DomainError('badValue', { field: wrong });
  return transact(app, async (inside) => {
    const before = id === null ? null : await store.keywordById(inside.db, id);
    if (id !== null && !before) throw new DomainError('keywordNotExist');
    if (await store.isKeywordTaken(inside.db, facts, id ?? 0)) throw new DomainError('keywordExisted', { keyword: facts.keyword });
    const slug = /^\/collections\/([^/?]+)/.exec(facts.targetPath)?.[1];
    const category = slug ? await store.keywordCategoryBySlug(inside.db, slug) : null;
    const row = { ...facts, categoryId: category?.id ?? null };
    const saved = id ?? (await store.insertKeyword(inside.db, row, app.now()));
    if (saved === null) throw new DomainError('keywordExisted', { keyword: facts.keyword });
    if (id !== null) await store.updateKeywordRow(inside.db, id, row, app.now());
    await audit(inside, caller, {
      action: id === null ? 'keyword.add' : 'keyword.change',
      subject: ['keyword', saved],
      before,
      after: facts,
    });
    return saved;
  });
}

export async function removeKeyword(app: App, caller: Caller, id: number) {
  return transact(app, async (inside) => {
    const [gone] = await store.deleteKeywordRow(inside.db, id);
    if (!gone) throw new DomainError('keywordNotExist');
    await audit(inside, caller, { action: 'keyword.delete', subject: ['keyword', id], before: gone });
    return gone;
  });
}

/** Meta data of a category or product group; cached pages are invalidated. */
export async function writeMeta(
  app: App,
  caller: Caller,
  id: number,
  meta: { readonly title?: string; readonly description?: string; readonly keywords?: string },
): Promise<{ title: string; description: string; keywords: string }> {
  for (const [field, maxLength] of [
    ['title', 200],
    ['description', 400],
    ['keywords', 600],
  ] as const)
    if ((meta[field] ?? '').length > maxLength || (meta[field] ?? '').includes('\u0000')) throw new DomainError('badValue', { field });
  const { row, words } = await keywordForEditing(app, id);
  if (!words?.keeps) throw new DomainError('badValue', { field: 'page' });
  const { kind, id: target, title, description } = words.keeps;
  const before = { title, description, keywords: words.keywords };
  await transact(app, async (inside) => {
    const write = kind === 'category' ? store.writeCategoryMeta : store.writeGroupMeta;
    await write(inside.db, target, row.language, meta, app.now());
    await audit(inside, caller, {
      action: `${kind}.meta`,
      subject: [kind, target],
      before: { language: row.language, ...before },
      after: meta,
    });
  });
  await app.pageCache.invalidate([
    'categories',
    'goods',
    kind === 'category' ? `category:${row.targetPath.split('/')[2] ?? ''}` : `spu:${target}`,
  ]);
  return before;
}

/** A page's keywords become its "keywords" meta data, highest volume first. */
export async function copyKeywordsToMeta(app: App, caller: Caller, id: number) {
  const { beside } = await keywordForEditing(app, id);
  return writeMeta(app, caller, id, {
    keywords: beside
      .map(({ keyword }) => keyword)
      .join(', ')
      .slice(0, 600),
  });
}

export type CheckedKeywordLine = ImportLine & { readonly state: 'wrong' | 'same' | 'change' | 'new' | 'noPage' };

/** Preview of a Search Console or Ads file; a new keyword without a page is left out. */
export async function checkKeywordImport(app: App, text: string): Promise<readonly CheckedKeywordLine[]> {
  const lines = importLines(text);
  if (!lines) throw new DomainError('badValue', { field: 'keyword' });
  const names = [...new Set(lines.flatMap((line) => (line.problem === null ? [line.keyword] : [])))];
  const known = Map.groupBy(names.length === 0 ? [] : await store.keywordsNamed(app.db, names), ({ keyword }) => keyword.toLowerCase());
  return lines.map((line): CheckedKeywordLine => {
    if (line.problem !== null) return { ...line, state: 'wrong' };
    const rows = known.get(line.keyword);
    if (!rows) return { ...line, state: line.path === null ? 'noPage' : 'new' };
    const isSame = rows.every(
      (row) =>
        (line.volume === null || row.monthlyVolume === line.volume) &&
        (line.positionTenths === null || row.positionTenths === line.positionTenths),
    );
    return { ...line, state: isSame ? 'same' : 'change' };
  });
}

/** Idempotent: the same file changes nothing the second time. */
export async function importKeywords(app: App, caller: Caller, text: string): Promise<{ changed: number; added: number; left: number }> {
  return transact(app, async (inside) => {
    const checkedLines = await checkKeywordImport(inside, text);
    const today = dayOf(app.now());
    let [changed, added] = [0, 0];
    for (const line of checkedLines) {
      if (line.problem !== null || (line.state !== 'change' && line.state !== 'new')) continue;
      const figures = {
        ...(line.volume !== null && { monthlyVolume: line.volume }),
        ...(line.positionTenths !== null && { positionTenths: line.positionTenths }),
        measuredOn: today,
      };
      if (line.state === 'change') {
        for (const row of await store.keywordsNamed(inside.db, [line.keyword]))
          await store.updateKeywordRow(inside.db, row.id, figures, app.now());
        changed += 1;
      } else if (line.path !== null) {
        const language = /\p{Script=Han}/u.test(line.keyword) ? 'zh' : 'en';
        const facts = {
          ...({ keyword: line.keyword, language, targetKind: kindOf(line.path), targetPath: line.path, priority: 1, note: '' } as const),
          ...{ monthlyVolume: line.volume, positionTenths: line.positionTenths, categoryId: null },
        };
        if ((await store.insertKeyword(inside.db, facts, app.now())) !== null) added += 1;
      }
    }
    if (changed + added > 0)
      await audit(inside, caller, { action: 'keyword.import', subject: ['keyword', 'list'], after: { changed, added } });
    return { changed, added, left: checkedLines.length - changed - added };
  });
}

const kindOf = (path: string): KeywordFacts['targetKind'] => {
  const depth = path.split('?')[0]?.split('/').filter(Boolean).length ?? 0;
  if (path.startsWith('/blog/')) return 'article';
  if (!path.startsWith('/collections/') || path.includes('?')) return 'page';
  return depth === 2 ? 'category' : depth === 3 ? 'spu' : 'sku';
};
