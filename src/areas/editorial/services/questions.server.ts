import { parseTextFacts, withFacts } from '#areas/content/rules/facts.ts';
import type { Language } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { factLookup } from '../rules/facts.ts';
import { loadFacts } from './facts.server.ts';

type QuestionAndAnswer = { readonly question: string; readonly answer: string };

/** Fills in today's numbers; without any, nothing is looked up. */
export async function withNumbers<Q extends QuestionAndAnswer>(app: App, language: Language, questions: readonly Q[]): Promise<Q[]> {
  if (questions.every(({ question, answer }) => parseTextFacts(question + answer).length === 0)) return [...questions];
  const know = factLookup(await loadFacts(app, language));
  return questions.map((one) => ({ ...one, question: withFacts(one.question, know), answer: withFacts(one.answer, know) }));
}
