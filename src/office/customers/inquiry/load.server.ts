import { officeUpdateInquiry } from '#areas/inquiries/calls/office.ts';
import { officeInquiryTexts } from '#areas/inquiries/office-texts.ts';
import { inquiryAnswerHours } from '#areas/inquiries/rules/limits.ts';
import { plainText } from '#areas/inquiries/rules/quote.ts';
import { inquiryQueues, isInquiryOpen } from '#areas/inquiries/rules/statuses.ts';
import { shownTalk } from '#areas/inquiries/services/conversation-row.server.ts';
import {
  answerersOf,
  changeInquiry,
  getInquiryState,
  listInquiryTemplates,
  officeConversation,
  officeList,
} from '#areas/inquiries/services/office.server.ts';
import type { Conversation } from '#areas/inquiries/services/view.server.ts';
import { whenIn } from '#areas/staff/rules/when.ts';
import { hourMs } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { refusedFor } from '#kernel/limits.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { inWords } from '#kernel/words.ts';
import type { Caller } from '#platform/app.ts';
import { act, load } from '#platform/load.server.ts';
import { numberFrom, plainFrom } from '#site/list.ts';
import { formatInquiryAge } from '../parts/inquiry-age.ts';

const queueSize = 50;
const views = ['open', 'mine', 'free', 'quoted', 'all'] as const;
export type InquiryQueueView = (typeof views)[number];

/** The desk: who waits at the left, the conversation chosen or the one that waits longest, and what is known about it. */
export const loader = load(async ({ app, caller, url }) => {
  const asked = url.searchParams.get('view');
  const view = views.find((one) => one === asked) ?? 'open';
  const words = plainFrom(url.searchParams.get('q'), 100);
  const [queue, people, templates] = await Promise.all([
    officeList(app, { ...wishes(caller)[view], words, order: view === 'all' ? 'newest' : 'oldest', limit: queueSize, offset: 0 }),
    answerersOf(app),
    listInquiryTemplates(app),
  ]);
  const id = numberFrom(url.searchParams.get('id')) ?? queue.items[0]?.id;
  const found = id === undefined ? null : await officeConversation(app, caller, id);
  if (!found && url.searchParams.has('id')) throw new DomainError('inquiryNotExist');
  const now = app.now().getTime();
  return {
    view,
    words,
    total: queue.total,
    queue: queue.items.map((row) => ({
      id: row.id,
      name: row.name,
      kind: row.kind,
      message: row.message.slice(0, 120),
      handler: row.handlerFirst,
      age: formatInquiryAge(now - row.lastMessageAt.getTime(), caller.language),
      dateTime: row.lastMessageAt.toISOString(),
      isLate: isLate(row, now),
    })),
    people,
    talk: found && shownToStaff(found, now, caller.language),
    templates: templates.map((one) => ({
      id: one.id,
      name: inWords(one, 'name', caller.language),
      body: inWords(one, 'body', found?.language === 'zh' ? 'zh' : 'en'),
    })),
  };
});

export type InquiryPageData = Awaited<ReturnType<typeof loader>>;
export type OpenInquiry = NonNullable<InquiryPageData['talk']>;

const wishes = ({ staff }: Caller) => ({
  open: { statuses: inquiryQueues.open },
  mine: { statuses: inquiryQueues.open, handlerId: staff?.id ?? 0 },
  free: { statuses: inquiryQueues.open, handlerId: null },
  quoted: { statuses: inquiryQueues.quoted },
  all: {},
});

const isLate = ({ status, lastMessageAt }: Pick<Conversation, 'status' | 'lastMessageAt'>, now: number): boolean =>
  isInquiryOpen(status) && now - lastMessageAt.getTime() > inquiryAnswerHours * hourMs;

function shownToStaff(talk: Conversation, now: number, language: Language) {
  return {
    ...{ id: talk.id, number: talk.number, kind: talk.kind, pagePath: talk.pagePath, status: talk.status, handlerId: talk.handlerId },
    ...{ name: talk.name, email: talk.email, phoneNumber: talk.phoneNumber, userId: talk.userId, language: talk.language },
    answers: Object.entries(talk.answers),
    askedAt: whenIn(talk.createdAt, language, new Date(now)),
    age: formatInquiryAge(now - talk.lastMessageAt.getTime(), language),
    isLate: isLate(talk, now),
    isDeleted: talk.deletedAt !== null,
    items: shownTalk(talk).items,
    entries: talk.entries.map((entry) => ({
      id: entry.id,
      author: entry.author,
      by: entry.staff?.fullName ?? null,
      message: entry.message,
      isNote: entry.isNote,
      isRead: entry.isRead,
      at: whenIn(entry.at, language, new Date(now)),
      dateTime: entry.at.toISOString(),
      pictures: entry.pictures,
    })),
  };
}

/** Answers, notes, or says where it stands; by the same checks as the call. */
export const action = act(async ({ app, caller, form }) => {
  const intent = form.get('intent');
  const text = (name: string): string | undefined => {
    const value = form.get(name);
    return typeof value === 'string' && value !== '' ? plainText(value.slice(0, 20_000)) : undefined;
  };
  const handler = text('handler_id');
  const raw = {
    id: Number(text('id')),
    upload_ids: intent === 'answer' ? form.getAll('upload_ids') : [],
    ...(intent === 'note' ? { note: text('words') ?? '' } : {}),
    ...(intent === 'answer' ? { answer: text('words') ?? '', status: text('after') } : {}),
    ...(intent === 'state' ? { status: text('status'), handler_id: handler === undefined ? null : Number(handler) } : {}),
  };
  const parsed = officeUpdateInquiry.input.safeParse(raw);
  if (!parsed.success) throw refusedFor(parsed.error.issues[0], 'answer');
  const { id, status, handler_id, answer, note, upload_ids } = parsed.data;
  const before = await getInquiryState(app, id);
  await changeInquiry(app, caller, { id, status, handlerId: handler_id, answer, note, uploadIds: upload_ids });
  const say = translator(officeInquiryTexts, caller.language);
  if (intent !== 'state') return { done: say(intent === 'answer' ? 'sent' : 'noted'), isSaid: true };
  const undo = { intent: 'state', id: String(id), status: before.status, handler_id: String(before.handlerId ?? '') };
  const isMoved = handler_id !== undefined && handler_id !== before.handlerId;
  if (!isMoved) return { done: say('saved'), isSaid: false, undo };
  const name = (await answerersOf(app)).find((person) => person.id === handler_id)?.name;
  return { done: name ? say('takenBy', { name }) : say('takenByNobody'), isSaid: false, undo };
});
