import { on } from '#api/handle.server.ts';
import { getCategoryMeta } from '#areas/catalog/calls.ts';
import { categoryMeta } from '#areas/catalog/services/wire.server.ts';
import * as calls from './calls/search.ts';
import { articleHandlers } from './handlers/articles.server.ts';
import { editorialOfficeHandlers } from './handlers/office.server.ts';
import { withNumbers } from './services/questions.server.ts';
import { suggestions } from './services/search.server.ts';

export const editorialHandlers = [
  ...editorialOfficeHandlers,
  ...articleHandlers,
  on(getCategoryMeta, async (input, app, { language }) => {
    const meta = await categoryMeta(app, language, input);
    return { ...meta, faq: await withNumbers(app, language, meta.faq) };
  }),
  on(calls.suggest, ({ keyword }, app, { language }) => suggestions(app, language, keyword)),
];
