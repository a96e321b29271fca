import { on } from '#api/handle.server.ts';
import { getCategoryMeta } from '#areas/catalog/calls.ts';
import { categoryMeta } from '#areas/catalog/services/wire.server.ts';
import * as calls from './calls/search.ts';
import { wordsHandlers } from './handlers/articles.server.ts';
import { editorialOfficeHandlers } from './handlers/office.server.ts';
import { withNumbers } from './services/questions.server.ts';
import { suggestions } from './services/search.server.ts';

export const editorialHandlers = [
  ...editorialOfficeHandlers,
  ...wordsHandlers,
  on(getCategoryMeta, async (input, app, { language }) => {
    const told = await categoryMeta(app, language, input);
    return { ...told, faq: await withNumbers(app, language, told.faq) };
  }),
  on(calls.suggest, ({ keyword }, app, { language }) => suggestions(app, language, keyword)),
];
