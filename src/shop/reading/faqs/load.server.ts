import { publishedFaqs } from '#areas/catalog/services/questions.server.ts';
import { tableOf } from '#areas/editorial/rules/pieces.ts';
import { maxSearchLength } from '#areas/editorial/rules/questions.ts';
import { factTags, loadFacts } from '#areas/editorial/services/facts.server.ts';
import { withNumbers } from '#areas/editorial/services/questions.server.ts';
import { load } from '#platform/load.server.ts';

export const loader = load(async ({ app, caller, url, shows }) => {
  shows('faqs', ...factTags);
  const [rows, book] = await Promise.all([publishedFaqs(app, caller.language), loadFacts(app, caller.language)]);
  const questions = await withNumbers(app, caller.language, rows);
  return { questions, figures: tableOf('figures', book), words: (url.searchParams.get('q') ?? '').slice(0, maxSearchLength) };
});
