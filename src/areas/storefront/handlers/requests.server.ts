import { on } from '#api/handle.server.ts';
import { officeUpdateRequest } from '#areas/custom/calls/office.ts';
import { advanceStage, answerRequest, changeRequest, makeTicket, quoteRequest } from '#areas/custom/services/desk.server.ts';
import { Refused } from '#kernel/errors.ts';
import { requireDeposit } from '../services/request-bills.server.ts';

/** Answered here, where bills are known: work on a request begins with its deposit. */
export const requestDeskHandlers = [
  on(officeUpdateRequest, async ({ id, answer, asks, note, quote, ticket, stage, handler_id, ...rest }, app, caller) => {
    const { status, detected, configuration } = rest;
    const isChange = [status, handler_id, detected, configuration].some((given) => given !== undefined);
    if (!isChange && !answer && !note && !quote && !ticket && !stage) throw new Refused('lackParameter', { field: 'answer' });
    if (status === 'in_production') await requireDeposit(app, id);
    if (note) await answerRequest(app, caller, { id, message: note, isNote: true, asks: false });
    if (answer) await answerRequest(app, caller, { id, message: answer, isNote: false, asks });
    if (quote) {
      const { price, lead_days: leadDays, deposit_percent, message } = quote;
      await quoteRequest(app, caller, { id, quotedCents: Math.round(price * 100), leadDays, depositBp: deposit_percent * 100, message });
    }
    if (isChange) await changeRequest(app, caller, { id, status, handlerId: handler_id, detected, configuration });
    if (ticket) await makeTicket(app, caller, { id, noteEn: ticket.note_en, noteZh: ticket.note_zh });
    if (stage) await advanceStage(app, caller, { id, stage: stage.name, message: stage.message });
    return {};
  }),
];
