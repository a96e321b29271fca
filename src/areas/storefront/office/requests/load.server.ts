import { policiesOf } from '#areas/content/service.server.ts';
import { officeUpdateRequest } from '#areas/custom/calls/office.ts';
import { deskTexts } from '#areas/custom/office-texts.ts';
import { questions } from '#areas/custom/option-texts.ts';
import { ageTone, heapNames, heaps, movesFrom, stageNames } from '#areas/custom/rules/statuses.ts';
import { ticketLines } from '#areas/custom/rules/ticket.ts';
import { deskList, deskWhole, statusCounts } from '#areas/custom/services/desk.server.ts';
import type { Whole } from '#areas/custom/services/talk.server.ts';
import { plainText } from '#areas/inquiries/rules/quote.ts';
import { answerersOf } from '#areas/inquiries/services/office.server.ts';
import { dayMs, hourMs } from '#kernel/dates.ts';
import { Refused } from '#kernel/errors.ts';
import { cents, dollars, parseAmount } from '#kernel/money.ts';
import { type Language, speak } from '#kernel/texts.ts';
import { act, load } from '#platform/load.server.ts';
import { dayWords, momentWords } from '#site/days.ts';
import { billOf } from '../../services/request-bills.server.ts';
import { workOnRequest } from '../../services/request-desk.server.ts';

const queueSize = 60;
const views = [...heapNames, 'all'] as const;
export type View = (typeof views)[number];
const zone = 'Asia/Shanghai';

/** The desk: who waits at the left with the colour of its age, the request chosen or the oldest, and what is to be done with it. */
export const loader = load(async ({ app, caller, url }) => {
  const query = url.searchParams;
  const view = views.find((one) => one === query.get('view')) ?? 'open';
  const words = (query.get('q') ?? '').replaceAll('\u0000', '').trim().slice(0, 100) || undefined;
  const statuses = view === 'all' ? undefined : heaps[view];
  const [queue, counts, people] = await Promise.all([
    deskList(app, { statuses, words, order: view === 'all' || view === 'ended' ? 'newest' : 'oldest', page: 1, pageSize: queueSize }),
    statusCounts(app),
    answerersOf(app),
  ]);
  const id = Number(query.get('id') ?? '') || queue.items[0]?.row.id;
  const found = id && Number.isSafeInteger(id) && id > 0 && id < 2 ** 31 ? await deskWhole(app, id) : null;
  if (!found && query.has('id')) throw new Refused('requestNotExist');
  const usualDeposit = (await policiesOf(app)).get('depositBp') ?? 5000;
  const now = app.now().getTime();
  return {
    view,
    words,
    total: queue.total,
    counts: Object.fromEntries(heapNames.map((name) => [name, heaps[name].reduce((sum, status) => sum + (counts.get(status) ?? 0), 0)])),
    queue: queue.items.map(({ row, handlerFirst }) => ({
      id: row.id,
      number: row.number,
      name: row.name,
      kind: row.kind,
      note: row.note.slice(0, 120),
      handler: handlerFirst,
      age: ageWords(now - row.updatedAt.getTime(), caller.language),
      tone: ageTone(row.status, now - row.updatedAt.getTime()),
      dateTime: row.updatedAt.toISOString(),
    })),
    people,
    request: found && { ...shownToStaff(found, caller.language, usualDeposit), bill: await billOf(app, found.row.id) },
  };
});
export type Desk = Awaited<ReturnType<typeof loader>>;
export type StaffRequest = NonNullable<Desk['request']>;

function ageWords(ms: number, language: Language): string {
  const say = speak(deskTexts, language);
  return ms >= dayMs ? say('days', { days: Math.floor(ms / dayMs) }) : say('hours', { hours: Math.floor(ms / hourMs) });
}

const texted = (of: Readonly<Record<string, unknown>>, keys: readonly string[]) =>
  Object.fromEntries(keys.flatMap((key) => (['string', 'number'].includes(typeof of[key]) ? [[key, String(of[key])]] : [])));

function shownToStaff({ row, messages, pictures, stages, ticket }: Whole, language: Language, usualDeposit: number) {
  const day = (at: Date | null): string | null => at && dayWords(language, at, zone);
  const { estimate_cents: estimateCents, estimate_days: estimateDays, confidence } = row.detected;
  return {
    ...{ id: row.id, number: row.number, kind: row.kind, status: row.status, name: row.name, email: row.email, phone: row.phoneNumber },
    ...{
      userId: row.userId,
      language: row.language,
      note: row.note,
      quantity: row.quantity,
      wishedOn: row.wishedOn,
      handlerId: row.handlerId,
    },
    mayShow: row.mayShowInGallery,
    askedAt: momentWords(language, row.createdAt, zone),
    budget: row.budgetCents === null ? null : dollars(cents(row.budgetCents)),
    moves: movesFrom(row.status).filter((to) => to !== 'quoted' && to !== 'accepted'),
    detected: texted(row.detected, ['texture', 'colour', 'length']),
    confidence: typeof confidence === 'number' ? Math.round(confidence * 100) : null,
    estimate:
      typeof estimateCents === 'number'
        ? {
            price: dollars(cents(estimateCents)),
            days: typeof estimateDays === 'number' ? estimateDays : null,
            amount: (estimateCents / 100).toFixed(2),
          }
        : null,
    configuration: texted(row.configuration, questions),
    measures: ticketLines({ configuration: {}, measurements: row.measurements }).map(({ label, value }) => ({
      label: label[language],
      value: value[language],
    })),
    quote:
      row.quotedCents === null
        ? null
        : {
            price: dollars(cents(row.quotedCents)),
            amount: (row.quotedCents / 100).toFixed(2),
            days: row.leadDays ?? 0,
            day: day(row.quotedAt) ?? '',
          },
    depositPercent: Math.round((row.quotedCents === null ? usualDeposit : row.depositBp) / 100),
    canQuote: ['new', 'needs_info', 'quoted'].includes(row.status),
    ticket: ticket && { version: ticket.version, confirmedOn: day(ticket.confirmedAt), noteEn: ticket.noteEn, noteZh: ticket.noteZh },
    canTicket: ['quoted', 'accepted', 'in_production'].includes(row.status),
    stages: stages.map(({ stage, finishedAt }) => ({ stage, isDone: finishedAt !== null })),
    nextStages:
      row.status === 'in_production' ? stageNames.slice(Math.max(-1, ...stages.map(({ stage }) => stageNames.indexOf(stage))) + 1) : [],
    pictures: pictures.map(({ id, small, large, width, height }) => ({ id, small, large, width, height })),
    entries: messages.map((message) => ({
      id: message.id,
      author: message.author,
      by: message.nickname || message.firstName,
      message: message.message,
      isNote: message.isNote,
      isRead: message.readAt !== null,
      at: momentWords(language, message.createdAt, zone),
      dateTime: message.createdAt.toISOString(),
    })),
  };
}

/** Every act of the desk, by the same checks as the call. */
export const action = act(async ({ app, caller, form }) => {
  const intent = String(form.get('intent'));
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
  if (!parsed.success) throw new Refused('lackParameter', { field: parsed.error.issues[0]?.path.join(' ') || 'words' });
  const before = await deskWhole(app, parsed.data.id);
  if (!before) throw new Refused('requestNotExist');
  await workOnRequest(app, caller, parsed.data);
  const say = speak(deskTexts, caller.language);
  const { handlerId } = before.row;
  const isMoved = intent === 'state' && parsed.data.handler_id !== undefined && parsed.data.handler_id !== handlerId;
  // Who has it can be taken back; where it stands goes only forward.
  const undo = { intent: 'assign', id: String(parsed.data.id), handler_id: String(handlerId ?? '') };
  return { done: say('taken'), intent, ...(isMoved && before.row.status === parsed.data.status ? { undo } : {}) };
});
