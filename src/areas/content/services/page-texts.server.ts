import { labelsIn } from '#areas/catalog/rules/filters.ts';
import { listMeta } from '#areas/catalog/rules/list-meta.ts';
import { getCatalogIndex } from '#areas/catalog/services/catalog-index.server.ts';
import { knownLabels, metaFiltersOf, rangesOfLabels } from '#areas/catalog/services/list.server.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { memoized } from '#platform/memoized.server.ts';
import { type KeywordMatch, matchKeyword } from '../rules/keyword-list.ts';
import * as store from '../store/keywords.server.ts';

/** A page's texts as far as they are in the database; null for texts in code. */
export type PageTexts = {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly text: string;
  readonly keywords: string;
  /** The editable row; articles have their own editor. */
  readonly keeps: { readonly kind: 'category' | 'spu'; readonly id: number; readonly title: string; readonly description: string } | null;
};

export async function pageTextsAt(app: App, path: string, language: Language): Promise<PageTexts | null> {
  const url = new URL(path, 'http://house');
  const parts = url.pathname.split('/').filter(Boolean).map(decoded);
  if (parts[0] === 'collections')
    return parts.length > 2 ? groupTexts(app, parts, language) : listTexts(app, parts[1] ?? '', url, language);
  return articleTexts(app, parts.join('/'), language);
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

async function listTexts(app: App, slug: string, url: URL, language: Language): Promise<PageTexts | null> {
  const category = await store.keywordCategoryBySlug(app.db, slug);
  if (!category) return null;
  const catalogIndex = await getCatalogIndex(app);
  const known = knownLabels(catalogIndex, labelsIn(url.searchParams.getAll('filter_label')));
  const ranges = rangesOfLabels(catalogIndex, known, { categoryId: category.id, now: app.now().getTime() });
  const meta = listMeta(category, metaFiltersOf(known), language, ranges && { ranges });
  return {
    ...{ title: meta.title, description: meta.description, heading: meta.heading, keywords: meta.keywords.join(', ') },
    text: localizedColumn(category, 'description', language),
    keeps:
      known.length > 0
        ? null
        : {
            ...{ kind: 'category', id: category.id, title: localizedColumn(category, 'metaTitle', language) },
            description: localizedColumn(category, 'metaDescription', language),
          },
  };
}

async function groupTexts(app: App, [, category = '', slug = '']: readonly string[], language: Language): Promise<PageTexts | null> {
  const group = await store.keywordGroupBySlugs(app.db, category, slug);
  if (!group) return null;
  const [name, title, description] = [
    localizedColumn(group, 'name', language),
    localizedColumn(group, 'metaTitle', language),
    localizedColumn(group, 'metaDescription', language),
  ];
  return {
    ...{ title: title || name, description, heading: name, text: localizedColumn(group, 'description', language) },
    keywords: localizedColumn(group, 'metaKeywords', language),
    keeps: { kind: 'spu', id: group.id, title, description },
  };
}

async function articleTexts(app: App, slug: string, language: Language): Promise<PageTexts | null> {
  const article = await store.articleBySlug(app.db, [slug]);
  if (!article) return null;
  const say = (name: 'title' | 'summary' | 'body' | 'metaTitle' | 'metaDescription' | 'metaKeywords') =>
    localizedColumn(article, name, language);
  return {
    ...{ title: say('metaTitle') || say('title'), description: say('metaDescription') || say('summary'), heading: say('title') },
    ...{ text: say('body'), keywords: say('metaKeywords'), keeps: null },
  };
}

/** Cached for some seconds: many keywords share few pages. */
export const cachedPageTextsAt = (app: App, path: string, language: Language): Promise<PageTexts | null> =>
  known(app, `${language} ${path}`);
const known = memoized((app: App, key: string) => pageTextsAt(app, key.slice(3), key.startsWith('zh') ? 'zh' : 'en'));

export type KeywordPlacement = {
  readonly title: KeywordMatch;
  readonly description: KeywordMatch;
  readonly heading: KeywordMatch;
  readonly text: KeywordMatch;
};

/** Null when the page's texts are not in the database. */
export const findKeywordIn = (texts: PageTexts | null, keyword: string): KeywordPlacement | null =>
  texts && {
    title: matchKeyword(texts.title, keyword),
    description: matchKeyword(texts.description, keyword),
    heading: matchKeyword(texts.heading, keyword),
    text: matchKeyword(texts.text, keyword),
  };
