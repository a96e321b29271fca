import { on } from '#api/handle.server.ts';
import * as calls from './calls.ts';
import { accountHandlers } from './handlers/account.server.ts';
import { deskHandlers } from './handlers/desks.server.ts';
import { requestDeskHandlers } from './handlers/requests.server.ts';
import { wordsHandlers } from './handlers/words.server.ts';
import { suggestions } from './services/search.server.ts';

export const storefrontHandlers = [
  ...accountHandlers,
  ...requestDeskHandlers,
  ...deskHandlers,
  ...wordsHandlers,
  on(calls.suggest, ({ keyword }, app, { language }) => suggestions(app, language, keyword)),
];
