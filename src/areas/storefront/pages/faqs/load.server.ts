import { questionsOf } from '#areas/catalog/services/questions.server.ts';
import { load } from '#platform/load.server.ts';
import { tableOf } from '../../rules/pieces.ts';
import { longestWords } from '../../rules/questions.ts';
import { bookOf, bookTags } from '../../services/facts.server.ts';
import { withNumbers } from '../../services/questions.server.ts';

export const loader = load(async ({ app, caller, url, shows }) => {
  shows('faqs', ...bookTags);
  const [rows, book] = await Promise.all([questionsOf(app, caller.language), bookOf(app, caller.language)]);
  const questions = await withNumbers(app, caller.language, rows);
  return { questions, figures: tableOf('figures', book), words: (url.searchParams.get('q') ?? '').slice(0, longestWords) };
});
