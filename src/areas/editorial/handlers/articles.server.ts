import { on } from '#api/handle.server.ts';
import {
  beginArticle,
  listArticles,
  openArticle,
  publishArticleVersion,
  unpublishArticle,
} from '#areas/content/services/editing.server.ts';
import {
  addLibraryPictures,
  describeLibraryPicture,
  pictureLibraryOf,
  removeLibraryPicture,
} from '#areas/content/services/library.server.ts';
import { DomainError } from '#kernel/errors.ts';
import * as calls from '../calls/articles.ts';
import * as library from '../calls/office.ts';
import { mayStandAt } from '../rules/article-slug.ts';
import { articleFacts, articleTextsOf, saveDraftFromApi } from '../services/article-wire.server.ts';
import { onWire, pageOfRows } from '../services/content-calls.server.ts';

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
    return {
      id: await beginArticle(app, caller, { slug, kind, author, words: articleTextsOf(words), know: await articleFacts(app) }),
      version: 1,
    };
  }),
  on(calls.articleUpdate, async ({ id, after_version, publish_version, publish_at, ...words }, app, caller) => {
    let version = publish_version ?? 0;
    if (after_version !== undefined) version = await saveDraftFromApi(app, caller, id, after_version, words);
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

function momentIn(typed: string | undefined): Date | null {
  if (typed === undefined) return null;
  const at = new Date(typed);
  if (Number.isNaN(at.getTime())) throw new DomainError('badValue', { field: 'publish_at' });
  return at;
}
