import { redirect } from 'react-router';
import { z } from 'zod';
import { momentInput, optionalText, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import {
  type ContentChangeSummary,
  contentHistoryOf,
  discardContentChange,
  undoContentChange,
} from '#areas/content/services/changes.server.ts';
import { articleEditor } from '#areas/content/services/content-editors.server.ts';
import {
  compareArticleVersions,
  deleteUnpublishedArticle,
  describeArticle,
  linksIn,
  linksToArticle,
  openArticle,
  publishArticleVersion,
  scheduledArticleVersions,
  unpublishArticle,
  wasArticlePublished,
} from '#areas/content/services/editing.server.ts';
import { isForPages, picturesToEmbed, picturesToPick } from '#areas/content/services/library.server.ts';
import { deadLinks } from '#areas/content/services/links.server.ts';
import { articleUpdate } from '#areas/editorial/calls/articles.ts';
import { authorsIn } from '#areas/editorial/rules/authors.ts';
import { sightIn } from '#areas/editorial/rules/preview.ts';
import { articleFormFields, articleFormInput, saveDraftFromApi } from '#areas/editorial/services/article-wire.server.ts';
import { momentIn } from '#areas/staff/services/when.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { parseId } from '#kernel/ids.ts';
import { localizedColumn } from '#kernel/words.ts';
import { formNames } from '#office/parts/form-names.ts';
import { actions, load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';

export const loader = load(async ({ app, caller: { language }, params, url }) => {
  const requestedVersion = url.searchParams.get('version');
  const { article, words, history } = await openArticle(
    app,
    parseId(params.id),
    requestedVersion === null ? null : parseId(requestedVersion),
  );
  const other = parseId(url.searchParams.get('with'));
  const plans = (await scheduledArticleVersions(app)).filter(({ articleId }) => articleId === article.id);
  return {
    article: {
      id: article.id,
      path: `/${article.slug}`,
      liveVersion: article.publishedAt === null ? null : article.liveVersion,
      author: article.author,
      pictureUrl: article.pictureUrl,
      wasShown: await wasArticlePublished(app, article.id),
    },
    leading: article.liveVersion === null ? [] : await linksToArticle(app, article),
    done: (await contentHistoryOf(app, 'article', String(article.id))).flatMap((change) =>
      isDone(change) ? [presentPublishedChange(change, language)] : [],
    ),
    told: url.searchParams.get('done'),
    authors: authorsIn(language),
    covers: await picturesToPick(app, language, isForPages),
    newest: history[0]?.version ?? 1,
    version: words.version,
    title: localizedColumn(words, 'title', language),
    fields: articleFormFields(words),
    deadLinks: await deadLinks(app, linksIn(words)),
    pictures: await picturesToEmbed(app, language),
    sight: sightIn(url.searchParams.get('see'), language),
    plans: plans.map(({ id, version, at, by }) => ({ id, version, by, at: momentIn(at, language) })),
    compared: other > 0 ? { with: other, fields: await compareArticleVersions(app, article.id, words, other) } : null,
    history: history.map(({ version, note, createdAt, by }) => ({ version, note, by: by ?? '', at: momentIn(createdAt, language) })),
  };
});
export type ArticleData = Awaited<ReturnType<typeof loader>>;
export type PlaceablePicture = Awaited<ReturnType<typeof picturesToEmbed>>[number];

const isDone = ({ state }: ContentChangeSummary): boolean => state === 'published' || state === 'undone';

/** A public change of the page: another version, unpublishing, or another picture or author. */
function presentPublishedChange({ id, state, before, after, by, publishedAt, updatedAt }: ContentChangeSummary, language: 'en' | 'zh') {
  const what = after?.version === before?.version ? 'about' : after?.version ? 'shown' : 'out';
  return {
    id,
    what,
    version: Number(after?.version ?? 0),
    by,
    at: momentIn(publishedAt ?? updatedAt, language),
    isUndone: state === 'undone',
  } as const;
}

const { publish_version } = articleUpdate.input.shape;
const draft = articleFormInput.extend({ after_version: rowId });
const publication = z.object({ publish_version: publish_version.unwrap(), publish_at: momentInput.nullable().default(null) });
const description = z.object({ author: optionalText(80), picture_url: optionalText(300) });
const change = z.object({ id: rowId });

export const action = actions(
  {
    async save({ app, caller, form, params }) {
      const { after_version, ...sent } = readForm(form, draft);
      return { saved: await saveDraftFromApi(app, caller, parseId(params.id), after_version, sent) };
    },
    async publish({ app, caller, form, params }) {
      const { publish_version: version, publish_at: on } = readForm(form, publication);
      await publishArticleVersion(app, caller, parseId(params.id), { version, on });
      return on !== null && on > app.now() ? { planned: version } : { published: version };
    },
    async 'call-off'({ app, form }) {
      await discardContentChange(app, articleEditor, readForm(form, change).id);
      return { calledOff: true };
    },
    async 'take-out'({ app, caller, params }) {
      await unpublishArticle(app, caller, parseId(params.id));
      return { told: 'takenOut' as const };
    },
    async delete({ app, caller, params }) {
      await deleteUnpublishedArticle(app, caller, parseId(params.id));
      throw redirect(`${hrefOf('office-articles')}?done=removed`);
    },
    async undo({ app, caller, form, params }) {
      const key = await undoContentChange(app, caller, articleEditor, readForm(form, change).id);
      if (key !== params.id) throw new DomainError('changeNotExist');
      return { told: 'undone' as const };
    },
    async describe({ app, caller, form, params }) {
      const { author, picture_url: pictureUrl } = readForm(form, description);
      await describeArticle(app, caller, parseId(params.id), { author, pictureUrl });
      return { told: 'described' as const };
    },
  },
  { labels: formNames('article') },
);
