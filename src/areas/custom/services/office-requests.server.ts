import { createHash } from 'node:crypto';
import { answerersOf } from '#areas/inquiries/services/office.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { hashToken } from '#platform/tokens.server.ts';
import { canTransitionRequest, type RequestStatus, type StageName, stageNames } from '../rules/statuses.ts';
import { workText } from '../rules/ticket.ts';
import * as office from '../store/office.server.ts';
import * as store from '../store/requests.server.ts';
import { loadRequestDetail, type RequestDetail } from './conversation.server.ts';
import { sendQuoteEmail, sendRequestAnswerEmail, sendStageEmail, sendTicketEmail } from './emails.server.ts';
import { requestEmailContext, requestGuestKey } from './requests.server.ts';

export const listOfficeRequests = (app: App, query: office.OfficeRequestQuery) => office.selectOfficeRequests(app.db, query);
export const getRequestStatusCounts = (app: App) => office.countRequestsByStatus(app.db);

export async function getOfficeRequest(app: App, id: number): Promise<RequestDetail | null> {
  const row = await store.requestById(app.db, id);
  return row && loadRequestDetail(app, row, 'staff');
}

type Work<T> = (inside: App, row: store.RequestRow, staffId: number) => Promise<T>;

/** One staff action on one request: locked, all or nothing, and audited. */
async function onRequest(app: App, caller: Caller, id: number, action: string, work: Work<object>): Promise<void> {
  const staffId = caller.staff?.id;
  if (staffId === undefined) throw new DomainError('userNotLogin');
  await transact(app, async (inside) => {
    const row = await store.lockRequest(inside.db, id);
    if (!row) throw new DomainError('requestNotExist');
    // The shop's secret may have changed since; then the new link is valid.
    const key = requestGuestKey(app, row);
    if (key !== null) await store.updateRequest(inside.db, id, { guestKeyHash: hashToken(key) });
    const after = await work(inside, row, staffId);
    // Never the text of a message.
    await audit(inside, caller, { action: `request.${action}`, subject: ['custom_request', id], before: { status: row.status }, after });
  });
}

function moved(row: store.RequestRow, to: RequestStatus): RequestStatus {
  if (row.status !== to && !canTransitionRequest(row.status, to)) throw new DomainError('requestMoved');
  return to;
}

type Answer = { readonly id: number; readonly message: string; readonly isNote: boolean; readonly asks: boolean };

/** An email answer or an internal note. An answer that asks for something waits for the shopper. */
export const answerCustomRequest = (app: App, caller: Caller, { id, message, isNote, asks }: Answer): Promise<void> =>
  onRequest(app, caller, id, isNote ? 'note' : 'answer', async (inside, row, staffId) => {
    const now = app.now();
    const messageId = await store.insertRequestMessage(inside.db, {
      requestId: id,
      author: 'staff',
      staffId,
      message,
      isNote,
      createdAt: now,
    });
    if (isNote) return { note: true };
    const status = asks && canTransitionRequest(row.status, 'needs_info') ? 'needs_info' : row.status;
    await store.updateRequest(inside.db, id, { status, handlerId: row.handlerId ?? staffId, updatedAt: now });
    await sendRequestAnswerEmail(inside, requestEmailContext(app, row), { message, messageId });
    return { status };
  });

export type RequestQuote = {
  readonly id: number;
  readonly quotedCents: number;
  readonly leadDays: number;
  readonly depositBp: number;
  readonly message: string;
};

/** Quotes price, days and deposit; other numbers make a new quote. Checkout creates the invoice. */
export const quoteRequest = (app: App, caller: Caller, { id, quotedCents, leadDays, depositBp, message }: RequestQuote): Promise<void> =>
  onRequest(app, caller, id, 'quote', async (inside, row, staffId) => {
    const now = app.now();
    const status = moved(row, 'quoted');
    if (message) await store.insertRequestMessage(inside.db, { requestId: id, author: 'staff', staffId, message, createdAt: now });
    await store.updateRequest(inside.db, id, {
      ...{ status, quotedCents, leadDays, depositBp, quotedAt: now, handlerId: row.handlerId ?? staffId, updatedAt: now },
    });
    const quoteKey = `${quotedCents} ${leadDays} ${depositBp} ${now.getTime()}`;
    await sendQuoteEmail(inside, requestEmailContext(app, row), { quotedCents, leadDays, depositBp, message, quoteKey });
    return { status, quoted_cents: quotedCents };
  });

export type RequestUpdate = {
  readonly id: number;
  readonly handlerId?: number | null | undefined;
  readonly status?: RequestStatus | undefined;
  readonly detected?: Readonly<Record<string, unknown>> | undefined;
  readonly configuration?: Readonly<Record<string, unknown>> | undefined;
  /** What its invoice still asks for, told in the email that it is done. */
  readonly balanceDueCents?: number | undefined;
};

/** Corrects the configuration, assigns it, or sets its state. A changed spec sheet must be confirmed again. */
export async function changeRequest(app: App, caller: Caller, change: RequestUpdate): Promise<void> {
  const people = change.handlerId ? await answerersOf(app) : [];
  if (change.handlerId && !people.some(({ id }) => id === change.handlerId)) throw new DomainError('badValue', { field: 'handler_id' });
  await onRequest(app, caller, change.id, 'update', async (inside, row, staffId) => {
    const now = app.now();
    const status = change.status === undefined ? row.status : moved(row, change.status);
    const isPriceless = row.quotedCents === null && ['quoted', 'accepted', 'in_production', 'done'].includes(status);
    if (isPriceless) throw new DomainError('lackParameter', { field: 'price' });
    if (status === 'in_production' && row.status !== 'in_production') await begin(inside, row, staffId);
    if (status === 'done' && row.status !== 'done') await store.finishStages(inside.db, row.id, now);
    const configuration = change.configuration ? { ...row.configuration, ...change.configuration } : row.configuration;
    await store.updateRequest(inside.db, row.id, {
      status,
      configuration,
      ...(change.detected && { detected: { ...row.detected, ...change.detected } }),
      ...(change.handlerId !== undefined && { handlerId: change.handlerId }),
      ...(status === 'done' && row.doneAt === null && { doneAt: now }),
      // Reassigning is no answer: the shopper still waits.
      ...((status !== row.status || change.detected || change.configuration) && { updatedAt: now }),
    });
    if (change.configuration && (await store.newestTicket(inside.db, row.id)))
      await writeSheet(inside, { ...row, configuration }, { staffId, noteEn: '', noteZh: '' });
    if (status !== row.status && (status === 'done' || status === 'declined'))
      await sendStageEmail(inside, requestEmailContext(app, row), { stage: status, balanceDueCents: change.balanceDueCents ?? 0 });
    return { status, handler_id: change.handlerId };
  });
}

/** Work starts only when the newest sheet is confirmed. */
async function begin(app: App, row: store.RequestRow, staffId: number): Promise<void> {
  const ticket = await store.newestTicket(app.db, row.id);
  if (!ticket?.confirmedAt) throw new DomainError('ticketUnconfirmed');
  await store.startStage(app.db, { requestId: row.id, stage: 'confirmed', startedAt: ticket.confirmedAt, finishedAt: app.now(), staffId });
}

type Notes = { readonly noteEn: string; readonly noteZh: string };

/** Creates the spec sheet from the current request and asks for confirmation. An unchanged sheet is not sent twice. */
export const makeTicket = (app: App, caller: Caller, { id, ...notes }: Notes & { readonly id: number }): Promise<void> =>
  onRequest(app, caller, id, 'ticket', async (inside, row, staffId) => {
    if (!['quoted', 'accepted', 'in_production'].includes(row.status)) throw new DomainError('requestMoved');
    return { version: await writeSheet(inside, row, { ...notes, staffId }) };
  });

async function writeSheet(app: App, row: store.RequestRow, { staffId, noteEn, noteZh }: Notes & { staffId: number }): Promise<number> {
  const newest = await store.newestTicket(app.db, row.id);
  const work = { configuration: row.configuration, measurements: row.measurements };
  const notes = { noteEn: noteEn || (newest?.noteEn ?? ''), noteZh: noteZh || (newest?.noteZh ?? '') };
  const configurationHash = createHash('sha256')
    .update(`${workText(work)} ${notes.noteEn} ${notes.noteZh}`)
    .digest('hex');
  if (newest?.configurationHash === configurationHash) return newest.version;
  const version = (newest?.version ?? 0) + 1;
  const configuration = { ...row.configuration, measurements: row.measurements };
  await store.insertTicket(app.db, {
    requestId: row.id,
    version,
    configuration,
    configurationHash,
    ...notes,
    staffId,
    createdAt: app.now(),
  });
  await sendTicketEmail(app, requestEmailContext(app, row), version);
  return version;
}

type Step = { readonly id: number; readonly stage: StageName; readonly message: string };

/** The next production stage, with an email. Stages only go forward, none twice. */
export const advanceStage = (app: App, caller: Caller, { id, stage, message }: Step): Promise<void> =>
  onRequest(app, caller, id, 'stage', async (inside, row, staffId) => {
    if (row.status !== 'in_production') throw new DomainError('requestMoved');
    const before = await store.stagesOf(inside.db, id);
    const reached = Math.max(-1, ...before.map((one) => stageNames.indexOf(one.stage)));
    if (stageNames.indexOf(stage) <= reached) throw new DomainError('requestMoved');
    const now = app.now();
    await store.finishStages(inside.db, id, now);
    await store.startStage(inside.db, { requestId: id, stage, startedAt: now, note: message, staffId });
    await store.updateRequest(inside.db, id, { updatedAt: now });
    await sendStageEmail(inside, requestEmailContext(app, row), { stage, message });
    return { stage };
  });
