import { redirect } from 'react-router';
import {
  type ContentChangeSummary,
  contentHistoryOf,
  discardContentChange,
  undoContentChange,
} from '#areas/content/services/changes.server.ts';
import { articleEditor } from '#areas/content/services/content-editors.server.ts';
import {
  type ArticleTexts,
  articleTextFields,
  compareArticleVersions,
  deleteUnpublishedArticle,
  describeArticle,
  linksIn,
  linksToArticle,
  openArticle,
  publishArticleVersion,
  saveDraft,
  scheduledArticleVersions,
  unpublishArticle,
  wasArticlePublished,
} from '#areas/content/services/editing.server.ts';
import { isForPages, picturesToEmbed, picturesToPick } from '#areas/content/services/library.server.ts';
import { deadLinks } from '#areas/content/services/links.server.ts';
import { authorsIn } from '#areas/editorial/rules/authors.ts';
import { factLookup } from '#areas/editorial/rules/facts.ts';
import { sightIn } from '#areas/editorial/rules/preview.ts';
import { loadFacts } from '#areas/editorial/services/facts.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { parseId } from '#kernel/ids.ts';
import { formNames } from '#office/parts/form-names.ts';
import { formAction, load } from '#platform/load.server.ts';
import { formatMoment } from '#site/days.ts';
import { withFieldLabels } from '#site/field-names.ts';
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
    words: Object.fromEntries(articleTextFields.map((field) => [field, field === 'note' ? '' : words[field]])) as ArticleTexts,
    deadLinks: await deadLinks(app, linksIn(words)),
    pictures: await picturesToEmbed(app, language),
    sight: sightIn(url.searchParams.get('see'), language),
    plans: plans.map(({ id, version, at, by }) => ({ id, version, by, at: formatMoment(language, at, 'UTC') })),
    compared: other > 0 ? { with: other, fields: await compareArticleVersions(app, article.id, words, other) } : null,
    history: history.map(({ version, note, createdAt, by }) => ({ version, note, by: by ?? '', at: formatMoment(language, createdAt) })),
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
    at: formatMoment(language, publishedAt ?? updatedAt),
    isUndone: state === 'undone',
  } as const;
}

/**
 * Saves a draft, unpublishes and publishes the page, deletes one that was never public, sets its author, schedules or cancels a change, or
 * restores an older version.
 */
export const action = formAction(async ({ app, caller, form, params }) => {
  const id = parseId(params.id);
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  };
  const version = parseId(text('version'));
  if (text('intent') === 'save') {
    const texts = Object.fromEntries(articleTextFields.map((field) => [field, text(field)])) as ArticleTexts;
    const know = factLookup(await loadFacts(app, 'en'));
    try {
      return { saved: await saveDraft(app, caller, id, { after: version, words: texts, know }) };
    } catch (error) {
      throw error instanceof DomainError ? withFieldLabels(error, caller.language, formNames('article')) : error;
    }
  }
  if (text('intent') === 'call-off') {
    await discardContentChange(app, articleEditor, parseId(text('id')));
    return { calledOff: true };
  }
  if (text('intent') === 'take-out') {
    await unpublishArticle(app, caller, id);
    return { told: 'takenOut' as const };
  }
  if (text('intent') === 'delete') {
    await deleteUnpublishedArticle(app, caller, id);
    return redirect(`${hrefOf('office-articles')}?done=removed`);
  }
  if (text('intent') === 'undo') {
    const key = await undoContentChange(app, caller, articleEditor, parseId(text('id')));
    if (key !== String(id)) throw new DomainError('changeNotExist');
    return { told: 'undone' as const };
  }
  if (text('intent') === 'describe') {
    await describeArticle(app, caller, id, { author: text('author').slice(0, 80), pictureUrl: text('pictureUrl') });
    return { told: 'described' as const };
  }
  const on = text('on') === '' ? null : new Date(`${text('on')}:00Z`);
  await publishArticleVersion(app, caller, id, { version, on: on && Number.isNaN(on.getTime()) ? null : on });
  return on !== null && on > app.now() ? { planned: version } : { published: version };
});
