import type { z } from 'zod';
import { type ArticleTexts, openArticle, saveDraft } from '#areas/content/services/editing.server.ts';
import type { App, Caller } from '#platform/app.ts';
import { articleTextsInput } from '../calls/articles.ts';
import { contentText } from '../calls/staff-call.ts';
import { factLookup } from '../rules/facts.ts';
import { loadFacts } from './facts.server.ts';

/** What a page asks for beside the texts of the calls. */
export const articleFormInput = articleTextsInput.extend({
  meta_keywords_en: contentText(300).default(''),
  meta_keywords_zh: contentText(300).default(''),
});

/** The texts by their names in calls and forms. */
const wireNames = {
  titleEn: 'title_en',
  titleZh: 'title_zh',
  summaryEn: 'summary_en',
  summaryZh: 'summary_zh',
  bodyEn: 'body_en',
  bodyZh: 'body_zh',
  metaKeywordsEn: 'meta_keywords_en',
  metaKeywordsZh: 'meta_keywords_zh',
  note: 'note',
} as const satisfies Record<keyof ArticleTexts, keyof z.output<typeof articleFormInput>>;
type Wire = Partial<z.output<typeof articleFormInput>>;

/** Only the given ones. */
export const articleTextsOf = (sent: Wire): Partial<ArticleTexts> =>
  Object.fromEntries(Object.entries(wireNames).flatMap(([name, wire]) => (sent[wire] === undefined ? [] : [[name, sent[wire]]])));

/** The fields of a form that tells them again; a note belongs to one version. */
export const articleFormFields = (texts: ArticleTexts): Wire =>
  Object.fromEntries(Object.entries(wireNames).map(([name, wire]) => [wire, wire === 'note' ? '' : texts[name as keyof ArticleTexts]]));

export const articleFacts = async (app: App) => factLookup(await loadFacts(app, 'en'));

/** The next version; what is not given stays as it was. */
export async function saveDraftFromApi(app: App, caller: Caller, id: number, after: number, sent: Wire): Promise<number> {
  const { words: before } = await openArticle(app, id, after);
  const words = { ...before, ...articleTextsOf(sent), note: sent.note ?? '' };
  return saveDraft(app, caller, id, { after, words, know: await articleFacts(app) });
}
