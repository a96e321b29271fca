import { fetchRequestBill } from '#areas/checkout/services/request-bills.server.ts';
import { workOnRequest } from '#areas/checkout/services/work-on-request.server.ts';
import { policiesOf } from '#areas/content/service.server.ts';
import { officeUpdateRequest } from '#areas/custom/calls/office.ts';
import { requestOfficeTexts } from '#areas/custom/office-texts.ts';
import { requestList } from '#areas/custom/rules/request-list.ts';
import { ageTone, requestQueueNames, requestQueues } from '#areas/custom/rules/statuses.ts';
import { getOfficeRequest, getRequestStatusCounts, type listOfficeRequests } from '#areas/custom/services/office-requests.server.ts';
import { type Hand, handOver, listRequests } from '#areas/custom/services/request-list.server.ts';
import { plainText } from '#areas/inquiries/rules/quote.ts';
import { answerersOf } from '#areas/inquiries/services/office.server.ts';
import { dayIn, whenIn } from '#areas/staff/rules/when.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { dayMs, hourMs } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { refusedFor } from '#kernel/limits.ts';
import { cents, dollars, parseAmount } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import type { App, Caller } from '#platform/app.ts';
import { act, load } from '#platform/load.server.ts';
import { numberFrom } from '#site/list.ts';
import { shownToStaff } from './present-request.server.ts';

/** The list as its address asks; with a request opened, the list stands beside it as the queue. */
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
    request: found && { ...shownToStaff(found, caller.language, usualDeposit), bill: await fetchRequestBill(app, found.row.id) },
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
    age: ageWords(now - row.updatedAt.getTime(), language),
    tone: ageTone(row.status, now - row.updatedAt.getTime()),
    changed: { said: whenIn(row.updatedAt, language, new Date(now)), dateTime: row.updatedAt.toISOString() },
    asked: { said: dayIn(row.createdAt, language), dateTime: row.createdAt.toISOString() },
  };
}

function ageWords(ms: number, language: Language): string {
  const say = translator(requestOfficeTexts, language);
  return ms >= dayMs ? say('days', { days: Math.floor(ms / dayMs) }) : say('hours', { hours: Math.floor(ms / hourMs) });
}

/** Every act of the desk, by the same checks as the call. */
export const action = act(async ({ app, caller, form }) => {
  const intent = String(form.get('intent'));
  if (intent === 'give' || intent === 'undo-give') return give(app, caller, form, intent === 'undo-give');
  const text = (name: string): string => plainText(String(form.get(name) ?? '').slice(0, 20_000)).trim();
  const fields = (prefix: string) =>
    Object.fromEntries(
      [...form].flatMap(([name, value]) =>
        name.startsWith(prefix) && typeof value === 'string' ? [[name.slice(prefix.length), value.slice(0, 120)]] : [],
      ),
    );
  const price = parseAmount(text('price'));
  const raw = {
    id: Number(text('id')),
    ...(intent === 'note' && { note: text('words') }),
    ...(intent === 'answer' && { answer: text('words'), asks: form.get('asks') === 'on' }),
    ...(intent === 'state' && {
      status: text('status') || undefined,
      handler_id: text('handler_id') === '' ? null : Number(text('handler_id')),
    }),
    ...(intent === 'assign' && { handler_id: text('handler_id') === '' ? null : Number(text('handler_id')) }),
    ...(intent === 'detected' && { detected: fields('detected.') }),
    ...(intent === 'work' && { configuration: fields('work.') }),
    ...(intent === 'quote' && {
      quote: {
        price: price === null ? Number.NaN : price / 100,
        lead_days: Number(text('lead_days')),
        deposit_percent: Number(text('deposit')),
        message: text('message'),
      },
    }),
    ...(intent === 'ticket' && { ticket: { note_en: text('note_en'), note_zh: text('note_zh') } }),
    ...(intent === 'stage' && { stage: { name: text('stage'), message: text('message') } }),
  };
  const parsed = officeUpdateRequest.input.safeParse(raw);
  if (!parsed.success) throw refusedFor(parsed.error.issues[0], 'text');
  const before = await getOfficeRequest(app, parsed.data.id);
  if (!before) throw new DomainError('requestNotExist');
  await workOnRequest(app, caller, parsed.data);
  const say = translator(requestOfficeTexts, caller.language);
  const { handlerId } = before.row;
  const isMoved = intent === 'state' && parsed.data.handler_id !== undefined && parsed.data.handler_id !== handlerId;
  // Who has it can be taken back; where it stands goes only forward.
  const undo = { intent: 'assign', id: String(parsed.data.id), handler_id: String(handlerId ?? '') };
  return { done: say('taken'), intent, ...(isMoved && before.row.status === parsed.data.status ? { undo } : {}) };
});

/** The ticked requests into one hand, or each back into the hand it was in. */
async function give(app: App, caller: Caller, form: FormData, isUndo: boolean) {
  const say = translator(requestOfficeTexts, caller.language);
  const handlerId = numberFrom(String(form.get('handler') ?? ''));
  const hands: Hand[] = isUndo
    ? String(form.get('hands') ?? '')
        .split(',')
        .map((pair) => pair.split(':'))
        .map(([id, hand]) => ({ id: Number(id), handlerId: numberFrom(hand ?? null) }))
    : form.getAll('ids').map((id) => ({ id: Number(id), handlerId }));
  const wanted = hands.filter(({ id }) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31).slice(0, requestList.size);
  if (wanted.length === 0) throw new DomainError('lackParameter', { field: 'ids' });
  const before = await handOver(app, caller, wanted);
  if (isUndo) return { done: say('undone'), intent: 'undo-give' };
  const name = (await answerersOf(app)).find(({ id }) => id === handlerId)?.name ?? '';
  const count = before.length;
  return {
    done: handlerId === null ? say('unassigned', { count }) : say('assigned', { count, name }),
    intent: 'give',
    ...(count > 0 && { undo: { intent: 'undo-give', hands: before.map(({ id, handlerId: was }) => `${id}:${was ?? ''}`).join() } }),
  };
}
