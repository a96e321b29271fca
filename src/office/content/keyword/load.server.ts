import { redirect } from 'react-router';
import { z } from 'zod';
import { optionalText, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { addKeyword } from '#areas/content/calls/keywords.ts';
import { keywordTexts } from '#areas/content/keyword-texts.ts';
import { keywordFactsOf } from '#areas/content/services/keyword-wire.server.ts';
import { copyKeywordsToMeta, keywordForEditing, saveKeyword, writeMeta } from '#areas/content/services/keywords.server.ts';
import { isLanguage, translator } from '#kernel/texts.ts';
import type { Caller } from '#platform/app.ts';
import { actions, load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { numberFrom } from '#site/list.ts';

export const loader = load(async ({ app, url: { searchParams } }) => {
  const id = numberFrom(searchParams.get('id')) ?? 0;
  if (id === 0) {
    const requestedLanguage = searchParams.get('language') ?? 'en';
    const path = searchParams.get('path') ?? '';
    const language = isLanguage(requestedLanguage) ? requestedLanguage : 'en';
    return { desk: null, fresh: { keyword: (searchParams.get('keyword') ?? '').slice(0, 120), language, path: path.slice(0, 300) } };
  }
  const keyword = await keywordForEditing(app, id);
  return { desk: { ...keyword, words: keyword.words && { ...keyword.words, text: keyword.words.text.slice(0, 400) } }, fresh: null };
});
export type KeywordPageData = NonNullable<Awaited<ReturnType<typeof loader>>['desk']>;

const one = z.object({ id: rowId });
const saved = addKeyword.input.extend({ id: rowId.nullable().default(null) });
const meta = one.extend({ title: optionalText(200), description: optionalText(400) });

export const action = actions(
  {
    async save({ app, caller, form }) {
      const { id, ...sent } = readForm(form, saved);
      const row = await saveKeyword(app, caller, id, keywordFactsOf(sent));
      if (id === null) throw redirect(`${hrefOf('office-keyword')}?id=${row}`);
      return { done: say(caller)('doneSaved') };
    },
    async meta({ app, caller, form }) {
      const { id, ...sent } = readForm(form, meta);
      const { title, description } = await writeMeta(app, caller, id, sent);
      return { done: say(caller)('doneMeta'), undo: { intent: 'meta', id: String(id), title, description } };
    },
    async feed({ app, caller, form }) {
      const { id } = readForm(form, one);
      const { keywords } = await copyKeywordsToMeta(app, caller, id);
      return { done: say(caller)('doneMeta'), undo: { intent: 'unfeed', id: String(id), keywords } };
    },
    async unfeed({ app, caller, form }) {
      const { id, keywords } = readForm(form, one.extend({ keywords: optionalText(600) }));
      await writeMeta(app, caller, id, { keywords });
      return { done: say(caller)('undone') };
    },
  },
  {
    labels: {
      target_path: keywordTexts.path,
      monthly_volume: keywordTexts.volume,
      position: keywordTexts.position,
      title: keywordTexts.metaTitle,
      description: keywordTexts.metaDescription,
    },
  },
);

const say = ({ language }: Caller) => translator(keywordTexts, language);
