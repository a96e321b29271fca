import { on } from '#api/handle.server.ts';
import {
  beginArticle,
  listArticles,
  openArticle,
  publishArticleVersion,
  saveDraft,
  unpublishArticle,
} from '#areas/content/services/editing.server.ts';
import {
  addLibraryPictures,
  describeLibraryPicture,
  pictureLibraryOf,
  removeLibraryPicture,
} from '#areas/content/services/library.server.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App } from '#platform/app.ts';
import * as calls from '../calls/articles.ts';
import * as library from '../calls/office.ts';
import { mayStandAt } from '../rules/article-slug.ts';
import { factLookup } from '../rules/facts.ts';
import { onWire, pageOfRows } from '../services/content-calls.server.ts';
import { loadFacts } from '../services/facts.server.ts';

const know = async (app: App) => factLookup(await loadFacts(app, 'en'));

export const articleHandlers = [
  on(library.resourceAdd, async ({ upload_ids, alt_en, alt_zh, tags }, app, caller) => ({
    ids: await addLibraryPictures(app, caller, upload_ids, { altEn: alt_en, altZh: alt_zh, tags }),
  })),
  on(library.resourceUpdate, async ({ id, alt_en, alt_zh, tags }, app, caller) => {
    await describeLibraryPicture(app, caller, id, { altEn: alt_en, altZh: alt_zh, tags });
    return {};
  }),
  on(library.resourceDelete, async ({ id }, app, caller) => {
    await removeLibraryPicture(app, caller, id);
    return {};
  }),
  on(library.resourceQuery, async ({ words = '', tag = '', page, page_size }, app) => {
    const { pictures, total } = await pictureLibraryOf(app, { words, tag, page, size: page_size });
    return { items: pictures.map(onWire), total, page, page_size };
  }),
  on(calls.articleAdd, async ({ slug, kind, author, ...words }, app, caller) => {
    if (!mayStandAt(slug, kind)) throw new DomainError('badValue', { field: 'slug' });
    return { id: await beginArticle(app, caller, { slug, kind, author, words: articleTextsOf(words), know: await know(app) }), version: 1 };
  }),
  on(calls.articleUpdate, async ({ id, after_version, publish_version, publish_at, ...words }, app, caller) => {
    let version = publish_version ?? 0;
    if (after_version !== undefined) {
      const { words: before } = await openArticle(app, id, after_version);
      const next = { ...before, ...articleTextsOf(words), note: words.note ?? '' };
      version = await saveDraft(app, caller, id, { after: after_version, words: next, know: await know(app) });
    }
    if (publish_version !== undefined) await publishArticleVersion(app, caller, id, { version: publish_version, on: momentIn(publish_at) });
    if (version === 0) throw new DomainError('lackParameter', { field: 'after_version' });
    return { id, version };
  }),
  on(calls.articleDelete, async ({ id }, app, caller) => {
    await unpublishArticle(app, caller, id);
    return {};
  }),
  on(calls.articleQuery, async ({ id, ...asked }, app) => {
    if (id === undefined) return pageOfRows((await listArticles(app)).map(onWire), asked);
    const { article, words } = await openArticle(app, id, null);
    return { items: [onWire({ ...words, ...article })], total: 1, page: 1, page_size: asked.page_size };
  }),
];

type Wire = Partial<Record<'title_en' | 'title_zh' | 'summary_en' | 'summary_zh' | 'body_en' | 'body_zh' | 'note', string>>;

/** Only the given fields. */
function articleTextsOf({ title_en, title_zh, summary_en, summary_zh, body_en, body_zh, note }: Wire) {
  const texts = {
    titleEn: title_en,
    titleZh: title_zh,
    summaryEn: summary_en,
    summaryZh: summary_zh,
    bodyEn: body_en,
    bodyZh: body_zh,
    note,
  };
  return Object.fromEntries(Object.entries(texts).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

function momentIn(typed: string | undefined): Date | null {
  if (typed === undefined) return null;
  const at = new Date(typed);
  if (Number.isNaN(at.getTime())) throw new DomainError('badValue', { field: 'publish_at' });
  return at;
}
