import type { PublishedFaq } from '#areas/catalog/services/questions.server.ts';

export type QuestionGroup = { readonly group: string; readonly category: string | null; readonly questions: readonly PublishedFaq[] };

export const maxSearchLength = 64;

/** The words somebody looks for, as they are compared. */
export const parseSearchTerms = (typed: string): string[] =>
  typed
    .slice(0, maxSearchLength)
    .toLowerCase()
    .split(/[\s,，。?？!！、]+/)
    .filter(Boolean);

/** A question is found when every word stands in it, its answer or its other language. */
export function questionsWith(questions: readonly PublishedFaq[], typed: string): PublishedFaq[] {
  const words = parseSearchTerms(typed);
  if (words.length === 0) return [...questions];
  return questions.filter((one) => {
    const text = `${one.question} ${one.answer} ${one.other} ${one.category ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Questions about the shop come first, then those about each kind of goods. */
export function grouped(questions: readonly PublishedFaq[]): QuestionGroup[] {
  const groups = Map.groupBy(questions, ({ group }) => group);
  return [...groups]
    .map(([group, inside]) => ({ group, category: inside[0]?.category ?? null, questions: inside }))
    .sort((a, b) => Number(a.category !== null) - Number(b.category !== null));
}
