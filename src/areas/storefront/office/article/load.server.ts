import { dropChange } from '#areas/content/services/changes.server.ts';
import { articleDesk } from '#areas/content/services/desks.server.ts';
import {
  comparedWith,
  linksIn,
  openArticle,
  plansOf,
  publish,
  saveDraft,
  type Words,
  wordsFields,
} from '#areas/content/services/editing.server.ts';
import { picturesToPlace } from '#areas/content/services/library.server.ts';
import { deadLinks } from '#areas/content/services/links.server.ts';
import { Refused } from '#kernel/errors.ts';
import { act, load } from '#platform/load.server.ts';
import { momentWords } from '#site/days.ts';
import { knowing } from '../../rules/facts.ts';
import { sightIn } from '../../rules/preview.ts';
import { bookOf } from '../../services/facts.server.ts';
import { inFieldWords } from '../../services/field-names.server.ts';

const numberIn = (word: unknown): number => (typeof word === 'string' && /^[1-9]\d{0,8}$/.test(word) ? Number(word) : 0);

export const loader = load(async ({ app, caller: { language }, params, url }) => {
  const asked = url.searchParams.get('version');
  const { article, words, history } = await openArticle(app, numberIn(params.id), asked === null ? null : numberIn(asked));
  const other = numberIn(url.searchParams.get('with'));
  const plans = (await plansOf(app)).filter(({ articleId }) => articleId === article.id);
  return {
    article: { id: article.id, path: `/${article.slug}`, liveVersion: article.liveVersion, isShown: article.publishedAt !== null },
    newest: history[0]?.version ?? 1,
    version: words.version,
    words: Object.fromEntries(wordsFields.map((field) => [field, field === 'note' ? '' : words[field]])) as Words,
    deadLinks: await deadLinks(app, linksIn(words)),
    pictures: await picturesToPlace(app, language),
    sight: sightIn(url.searchParams.get('see'), language),
    plans: plans.map(({ id, version, at, by }) => ({ id, version, by, at: momentWords(language, at, 'UTC') })),
    compared: other > 0 ? { with: other, fields: await comparedWith(app, article.id, words, other) } : null,
    history: history.map(({ version, note, createdAt, by }) => ({ version, note, by: by ?? '', at: momentWords(language, createdAt) })),
  };
});
export type PlaceablePicture = Awaited<ReturnType<typeof picturesToPlace>>[number];

/** Saves a draft, publishes it now or on a day, calls a plan off, or goes back to an older version. */
export const action = act(async ({ app, caller, form, params }) => {
  const id = numberIn(params.id);
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  };
  const version = numberIn(text('version'));
  if (text('intent') === 'save') {
    const words = Object.fromEntries(wordsFields.map((field) => [field, text(field)])) as Words;
    const know = knowing(await bookOf(app, 'en'));
    try {
      return { saved: await saveDraft(app, caller, id, { after: version, words, know }) };
    } catch (error) {
      throw error instanceof Refused ? inFieldWords(error, 'article', caller.language) : error;
    }
  }
  if (text('intent') === 'call-off') {
    await dropChange(app, articleDesk, numberIn(text('id')));
    return { calledOff: true };
  }
  const on = text('on') === '' ? null : new Date(`${text('on')}:00Z`);
  await publish(app, caller, id, { version, on: on && Number.isNaN(on.getTime()) ? null : on });
  return on !== null && on > app.now() ? { planned: version } : { published: version };
});
