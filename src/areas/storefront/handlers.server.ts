import { on } from '#api/handle.server.ts';
import * as calls from './calls.ts';
import { accountHandlers } from './handlers/account.server.ts';
import { goodsHandlers } from './handlers/goods.server.ts';
import { requestDeskHandlers } from './handlers/requests.server.ts';
import { suggestions } from './services/search.server.ts';

export const storefrontHandlers = [
  ...accountHandlers,
  ...goodsHandlers,
  ...requestDeskHandlers,
  on(calls.suggest, ({ keyword }, app, { language }) => suggestions(app, language, keyword)),
];
