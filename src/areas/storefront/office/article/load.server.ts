import { withFacts } from '#areas/content/rules/facts.ts';
import { blocksOf } from '#areas/content/rules/markup.ts';
import { leadsSomewhere } from '#areas/content/rules.ts';
import { openArticle, publish, saveDraft, type Words, wordsFields } from '#areas/content/services/editing.server.ts';
import { act, load } from '#platform/load.server.ts';
import { momentWords } from '#site/days.ts';
import { knowing } from '../../rules/facts.ts';
import { bookOf } from '../../services/facts.server.ts';

const numberIn = (word: unknown): number => (typeof word === 'string' && /^[1-9]\d{0,8}$/.test(word) ? Number(word) : 0);

export const loader = load(async ({ app, caller: { language }, params, url }) => {
  const asked = url.searchParams.get('version');
  const { article, words, history } = await openArticle(app, numberIn(params.id), asked === null ? null : numberIn(asked));
  const [en, zh] = await Promise.all([bookOf(app, 'en'), bookOf(app, 'zh')]);
  const links = [words.bodyEn, words.bodyZh].flatMap((body) => [...body.matchAll(/\]\((\/[^()\s]+)\)/g)].map(([, href = '']) => href));
  return {
    article: { id: article.id, path: `/${article.slug}`, liveVersion: article.liveVersion, isShown: article.publishedAt !== null },
    newest: history[0]?.version ?? 1,
    version: words.version,
    words: Object.fromEntries(wordsFields.map((field) => [field, field === 'note' ? '' : words[field]])) as Words,
    deadLinks: [...new Set(links.filter((href) => !leadsSomewhere(href)))],
    preview: {
      en: blocksOf(withFacts(words.bodyEn, knowing(en))).filter(({ kind }) => kind !== 'piece'),
      zh: blocksOf(withFacts(words.bodyZh, knowing(zh))).filter(({ kind }) => kind !== 'piece'),
    },
    history: history.map(({ version, note, createdAt, by }) => ({ version, note, by: by ?? '', at: momentWords(language, createdAt) })),
  };
});

/** Saves a draft, publishes it, or goes back to an older version. */
export const action = act(async ({ app, caller, form, params }) => {
  const id = numberIn(params.id);
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  };
  const version = numberIn(text('version'));
  if (text('intent') === 'save') {
    const words = Object.fromEntries(wordsFields.map((field) => [field, text(field)])) as Words;
    return { saved: await saveDraft(app, caller, id, { after: version, words, know: knowing(await bookOf(app, 'en')) }) };
  }
  const on = text('on') === '' ? null : new Date(`${text('on')}:00Z`);
  await publish(app, caller, id, { version, on: on && Number.isNaN(on.getTime()) ? null : on });
  return { published: version };
});
