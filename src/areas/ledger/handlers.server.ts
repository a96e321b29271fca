import { on } from '#api/handle.server.ts';
import { ledgerCalls } from './calls.ts';
import { addSent, correctSent, counterSent, findSent } from './services/wire.server.ts';

const handlersOf = (kind: 'income' | 'expenditure') => {
  const { add, update, remove, find } = ledgerCalls[kind];
  return [
    on(add, (sent, app, caller) => addSent(app, caller, kind, sent)),
    on(update, (sent, app, caller) => correctSent(app, caller, kind, sent)),
    on(remove, (sent, app, caller) => counterSent(app, caller, kind, sent)),
    on(find, (query, app, caller) => findSent(app, caller, kind, query)),
  ];
};

export const ledgerHandlers = [...handlersOf('income'), ...handlersOf('expenditure')];
