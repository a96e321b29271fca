import { on } from '#api/handle.server.ts';
import { accountHandlers } from '#areas/account/handlers.server.ts';
import { getCategoryMeta } from '#areas/catalog/calls.ts';
import { categoryMeta } from '#areas/catalog/services/wire.server.ts';
import { requestDeskHandlers } from '#areas/checkout/handlers/requests.server.ts';
import { goodsHandlers } from '#areas/content/handlers/goods.server.ts';
import { deskHandlers } from './handlers/desks.server.ts';
import { wordsHandlers } from './handlers/words.server.ts';
import * as calls from './search-calls.ts';
import { withNumbers } from './services/questions.server.ts';
import { suggestions } from './services/search.server.ts';

export const storefrontHandlers = [
  ...accountHandlers,
  ...goodsHandlers,
  ...requestDeskHandlers,
  ...deskHandlers,
  ...wordsHandlers,
  on(getCategoryMeta, async (input, app, { language }) => {
    const told = await categoryMeta(app, language, input);
    return { ...told, faq: await withNumbers(app, language, told.faq) };
  }),
  on(calls.suggest, ({ keyword }, app, { language }) => suggestions(app, language, keyword)),
];
