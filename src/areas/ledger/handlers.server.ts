import { on } from '#api/handle.server.ts';
import { ledgerCalls } from './calls.ts';
import { addEntryFromApi, correctEntryFromApi, findEntriesForApi, reverseEntryFromApi } from './services/wire.server.ts';

const handlersOf = (kind: 'income' | 'expenditure') => {
  const { add, update, remove, find } = ledgerCalls[kind];
  return [
    on(add, (sent, app, caller) => addEntryFromApi(app, caller, kind, sent)),
    on(update, (sent, app, caller) => correctEntryFromApi(app, caller, kind, sent)),
    on(remove, (sent, app, caller) => reverseEntryFromApi(app, caller, kind, sent)),
    on(find, (query, app, caller) => findEntriesForApi(app, caller, kind, query)),
  ];
};

export const ledgerHandlers = [...handlersOf('income'), ...handlersOf('expenditure')];
