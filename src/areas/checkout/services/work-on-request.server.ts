import type { z } from 'zod';
import type { officeUpdateRequest } from '#areas/custom/calls/office.ts';
import {
  advanceStage,
  answerCustomRequest,
  changeRequest,
  makeTicket,
  quoteRequest,
} from '#areas/custom/services/office-requests.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { centsOfDollars } from '#kernel/money.ts';
import type { App, Caller } from '#platform/app.ts';
import { fetchBalanceDue, requireDeposit } from './request-bills.server.ts';

/** What the page or call wants changed, with the call's field names. */
type RequestUpdateInput = z.output<(typeof officeUpdateRequest)['input']>;

/** Runs all requested changes in a fixed order: message, price, state, spec sheet, stage. Work starts after the deposit. */
export async function workOnRequest(app: App, caller: Caller, update: RequestUpdateInput): Promise<void> {
  const { id, answer, asks, note, quote, ticket, stage, handler_id: handlerId, status, detected, configuration } = update;
  const isChange = [status, handlerId, detected, configuration].some((given) => given !== undefined);
  if (!isChange && !answer && !note && !quote && !ticket && !stage) throw new DomainError('lackParameter', { field: 'answer' });
  if (status === 'in_production') await requireDeposit(app, id);
  if (note) await answerCustomRequest(app, caller, { id, message: note, isNote: true, asks: false });
  if (answer) await answerCustomRequest(app, caller, { id, message: answer, isNote: false, asks });
  if (quote) {
    const { price, lead_days: leadDays, deposit_percent, message } = quote;
    await quoteRequest(app, caller, { id, quotedCents: centsOfDollars(price), leadDays, depositBp: deposit_percent * 100, message });
  }
  const balanceDueCents = status === 'done' ? await fetchBalanceDue(app, id) : undefined;
  if (isChange) await changeRequest(app, caller, { id, status, handlerId, detected, configuration, balanceDueCents });
  if (ticket) await makeTicket(app, caller, { id, noteEn: ticket.note_en, noteZh: ticket.note_zh });
  if (stage) await advanceStage(app, caller, { id, stage: stage.name, message: stage.message });
  app.live.publish('requests');
}
