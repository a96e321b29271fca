import { z } from 'zod';
import { requiredText, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { fetchRequestBill } from '#areas/checkout/services/request-bills.server.ts';
import { workOnRequest } from '#areas/checkout/services/work-on-request.server.ts';
import { policiesOf } from '#areas/content/services/site-settings.server.ts';
import { officeUpdateRequest } from '#areas/custom/calls/office.ts';
import { requestOfficeTexts } from '#areas/custom/office-texts.ts';
import { requestList } from '#areas/custom/rules/request-list.ts';
import { ageTone, requestQueueNames, requestQueues } from '#areas/custom/rules/statuses.ts';
import { getOfficeRequest, getRequestStatusCounts, type listOfficeRequests } from '#areas/custom/services/office-requests.server.ts';
import { handOver, listRequests } from '#areas/custom/services/request-list.server.ts';
import { answerersOf } from '#areas/inquiries/services/office.server.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { dayIn, whenIn } from '#areas/staff/services/when.server.ts';
import { dayMs, hourMs } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { cents, dollars } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { type ActionContext, actions, load } from '#platform/load.server.ts';
import { numberFrom } from '#site/list.ts';
import { presentRequest } from './present-request.server.ts';

/** With a request open, the list is the queue beside it. */
export const loader = load(async ({ app, caller, url }) => {
  const id = numberFrom(url.searchParams.get('id'));
  const now = app.now().getTime();
  const [list, counts, people, found] = await Promise.all([
    loadListPage({ app, caller, url }, requestList, async (chosen, span) => {
      const { items, total } = await listRequests(app, chosen, span);
      return { rows: items.map((item) => listedOf(item, caller.language, now)), total };
    }),
    getRequestStatusCounts(app),
    answerersOf(app),
    id === null ? null : getOfficeRequest(app, id),
  ]);
  if (!found && url.searchParams.has('id')) throw new DomainError('requestNotExist');
  const usualDeposit = (await policiesOf(app)).get('depositBp') ?? 5000;
  return {
    list,
    people,
    counts: requestQueueNames.map((heap) => ({
      heap,
      count: requestQueues[heap].reduce((sum, status) => sum + (counts.get(status) ?? 0), 0),
    })),
    request: found && { ...presentRequest(found, caller.language, usualDeposit), bill: await fetchRequestBill(app, found.row.id) },
  };
});
export type CustomRequestsPageData = Awaited<ReturnType<typeof loader>>;
export type StaffRequest = NonNullable<CustomRequestsPageData['request']>;
export type ListedRequest = ReturnType<typeof listedOf>;

function listedOf({ row, handlerFirst }: Awaited<ReturnType<typeof listOfficeRequests>>['items'][number], language: Language, now: number) {
  const money = (amount: number | null): string | null => (amount === null ? null : dollars(cents(amount)));
  return {
    ...{ id: row.id, number: row.number, name: row.name, email: row.email, kind: row.kind, status: row.status, pieces: row.quantity },
    note: row.note.slice(0, 160),
    handler: handlerFirst,
    ...{ price: money(row.quotedCents), budget: money(row.budgetCents), wished: row.wishedOn },
    age: formatAge(now - row.updatedAt.getTime(), language),
    tone: ageTone(row.status, now - row.updatedAt.getTime()),
    changed: { text: whenIn(row.updatedAt, language, new Date(now)), dateTime: row.updatedAt.toISOString() },
    asked: { text: dayIn(row.createdAt, language), dateTime: row.createdAt.toISOString() },
  };
}

function formatAge(ms: number, language: Language): string {
  const say = translator(requestOfficeTexts, language);
  return ms >= dayMs ? say('days', { days: Math.floor(ms / dayMs) }) : say('hours', { hours: Math.floor(ms / hourMs) });
}

const input = officeUpdateRequest.input;
const ticked = z.array(rowId).min(1).max(requestList.size);
const noted = z.object({ id: rowId, answer: input.shape.answer.unwrap() });

/** One change as its form names it, by the same checks as the call. */
const changeBy =
  (intent: string) =>
  async ({ app, caller, form }: ActionContext) => {
    await workOnRequest(app, caller, readForm(form, input));
    return { done: translator(requestOfficeTexts, caller.language)('taken'), intent };
  };

export const action = actions({
  async note({ app, caller, form }) {
    const { id, answer } = readForm(form, noted);
    await workOnRequest(app, caller, input.parse({ id, note: answer }));
    return { done: translator(requestOfficeTexts, caller.language)('taken'), intent: 'note' };
  },
  async state({ app, caller, form }) {
    const sent = readForm(form, input);
    const before = await getOfficeRequest(app, sent.id);
    if (!before) throw new DomainError('requestNotExist');
    await workOnRequest(app, caller, sent);
    const { handlerId, status } = before.row;
    const undo = { intent: 'assign', id: String(sent.id), handler_id: String(handlerId ?? '') };
    // Assignment can be undone; states only go forward.
    const isUndone = sent.handler_id !== undefined && sent.handler_id !== handlerId && status === sent.status;
    return { done: translator(requestOfficeTexts, caller.language)('taken'), intent: 'state', ...(isUndone ? { undo } : {}) };
  },
  answer: changeBy('answer'),
  assign: changeBy('assign'),
  detected: changeBy('detected'),
  work: changeBy('work'),
  quote: changeBy('quote'),
  ticket: changeBy('ticket'),
  stage: changeBy('stage'),
  /** Assigns the selected requests to one colleague. */
  async give({ app, caller, form }) {
    const say = translator(requestOfficeTexts, caller.language);
    const { ids, handler: handlerId } = readForm(form, z.object({ ids: ticked, handler: rowId.nullable() }));
    const before = await handOver(
      app,
      caller,
      ids.map((id) => ({ id, handlerId })),
    );
    const name = (await answerersOf(app)).find(({ id }) => id === handlerId)?.name ?? '';
    const count = before.length;
    return {
      done: handlerId === null ? say('unassigned', { count }) : say('assigned', { count, name }),
      intent: 'give',
      ...(count > 0 && { undo: { intent: 'undo-give', hands: before.map(({ id, handlerId: was }) => `${id}:${was ?? ''}`).join() } }),
    };
  },
  /** Assigns each to the colleague it had before. */
  async 'undo-give'({ app, caller, form }) {
    const { hands } = readForm(form, z.object({ hands: requiredText(4000) }));
    const assignments = hands.split(',').map((pair) => pair.split(':').map(numberFrom));
    await handOver(
      app,
      caller,
      assignments.slice(0, requestList.size).flatMap(([id = null, handlerId = null]) => (id === null ? [] : [{ id, handlerId }])),
    );
    return { done: translator(requestOfficeTexts, caller.language)('undone'), intent: 'undo-give' };
  },
});
