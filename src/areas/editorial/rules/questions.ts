import type { PublishedFaq } from '#areas/catalog/services/questions.server.ts';

export type QuestionGroup = { readonly group: string; readonly category: string | null; readonly questions: readonly PublishedFaq[] };

export const maxSearchLength = 64;

export const parseSearchTerms = (typed: string): string[] =>
  typed
    .slice(0, maxSearchLength)
    .toLowerCase()
    .split(/[\s,，。?？!！、]+/)
    .filter(Boolean);

/** Every word must be in the question, its answer or its other language. */
export function questionsWith(questions: readonly PublishedFaq[], typed: string): PublishedFaq[] {
  const terms = parseSearchTerms(typed);
  if (terms.length === 0) return [...questions];
  return questions.filter((one) => {
    const text = `${one.question} ${one.answer} ${one.other} ${one.category ?? ''}`.toLowerCase();
    return terms.every((term) => text.includes(term));
  });
}

/** Shop-wide questions first, then by category. */
export function grouped(questions: readonly PublishedFaq[]): QuestionGroup[] {
  const groups = Map.groupBy(questions, ({ group }) => group);
  return [...groups]
    .map(([group, inside]) => ({ group, category: inside[0]?.category ?? null, questions: inside }))
    .sort((a, b) => Number(a.category !== null) - Number(b.category !== null));
}
