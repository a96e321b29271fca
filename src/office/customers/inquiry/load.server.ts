import { z } from 'zod';
import { readForm } from '#api/read-form.ts';
import { officeUpdateInquiry } from '#areas/inquiries/calls/office.ts';
import { officeInquiryTexts } from '#areas/inquiries/office-texts.ts';
import { answerLabels } from '#areas/inquiries/rules/answer-labels.ts';
import { inquiryAnswerHours } from '#areas/inquiries/rules/limits.ts';
import { inquiryQueues, isInquiryOpen } from '#areas/inquiries/rules/statuses.ts';
import { presentToShopper } from '#areas/inquiries/services/conversation-row.server.ts';
import {
  answerersOf,
  changeInquiry,
  getInquiryState,
  listInquiryTemplates,
  officeConversation,
  officeList,
} from '#areas/inquiries/services/office.server.ts';
import type { Conversation } from '#areas/inquiries/services/view.server.ts';
import { whenIn } from '#areas/staff/services/when.server.ts';
import { hourMs } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { Caller } from '#platform/app.ts';
import { actions, load } from '#platform/load.server.ts';
import { numberFrom, plainFrom } from '#site/list.ts';
import { formatInquiryAge } from '../parts/inquiry-age.ts';

const queueSize = 50;
const views = ['open', 'mine', 'free', 'quoted', 'all'] as const;
export type InquiryQueueView = (typeof views)[number];

/** Queue on the left, and the chosen conversation or the longest waiting. */
export const loader = load(async ({ app, caller, url }) => {
  const requestedView = url.searchParams.get('view');
  const view = views.find((one) => one === requestedView) ?? 'open';
  const searchText = plainFrom(url.searchParams.get('q'), 100);
  const [queue, people, templates] = await Promise.all([
    officeList(app, {
      ...filtersByView(caller)[view],
      searchText,
      order: view === 'all' ? 'newest' : 'oldest',
      limit: queueSize,
      offset: 0,
    }),
    answerersOf(app),
    listInquiryTemplates(app),
  ]);
  const id = numberFrom(url.searchParams.get('id')) ?? queue.items[0]?.id;
  const found = id === undefined ? null : await officeConversation(app, caller, id);
  if (!found && url.searchParams.has('id')) throw new DomainError('inquiryNotExist');
  const now = app.now().getTime();
  return {
    view,
    words: searchText,
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
    talk: found && presentConversation(found, now, caller.language),
    templates: templates.map((one) => ({
      id: one.id,
      name: localizedColumn(one, 'name', caller.language),
      body: localizedColumn(one, 'body', found?.language === 'zh' ? 'zh' : 'en'),
    })),
  };
});

export type InquiryPageData = Awaited<ReturnType<typeof loader>>;
export type OpenInquiry = NonNullable<InquiryPageData['talk']>;

const filtersByView = ({ staff }: Caller) => ({
  open: { statuses: inquiryQueues.open },
  mine: { statuses: inquiryQueues.open, handlerId: staff?.id ?? 0 },
  free: { statuses: inquiryQueues.open, handlerId: null },
  quoted: { statuses: inquiryQueues.quoted },
  all: {},
});

const isLate = ({ status, lastMessageAt }: Pick<Conversation, 'status' | 'lastMessageAt'>, now: number): boolean =>
  isInquiryOpen(status) && now - lastMessageAt.getTime() > inquiryAnswerHours * hourMs;

function presentConversation(conversation: Conversation, now: number, language: Language) {
  return {
    ...{
      id: conversation.id,
      number: conversation.number,
      kind: conversation.kind,
      pagePath: conversation.pagePath,
      status: conversation.status,
      handlerId: conversation.handlerId,
    },
    ...{
      name: conversation.name,
      email: conversation.email,
      phoneNumber: conversation.phoneNumber,
      userId: conversation.userId,
      language: conversation.language,
    },
    answers: answerLabels(conversation.answers, language),
    askedAt: whenIn(conversation.createdAt, language, new Date(now)),
    age: formatInquiryAge(now - conversation.lastMessageAt.getTime(), language),
    isLate: isLate(conversation, now),
    isDeleted: conversation.deletedAt !== null,
    items: presentToShopper(conversation).items,
    entries: conversation.entries.map((entry) => ({
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

const { id, answer, upload_ids, status, handler_id } = officeUpdateInquiry.input.shape;
const written = z.object({ id, answer: answer.unwrap() });
const moved = z.object({ id, status: status.unwrap(), handler_id: handler_id.unwrap() });

/** Same validation as the call. */
export const action = actions({
  async answer({ app, caller, form }) {
    const { upload_ids: uploadIds, ...sent } = readForm(form, written.extend({ upload_ids, status }));
    await changeInquiry(app, caller, { ...sent, uploadIds });
    return { done: translator(officeInquiryTexts, caller.language)('sent'), isSaid: true };
  },
  async note({ app, caller, form }) {
    const sent = readForm(form, written);
    await changeInquiry(app, caller, { id: sent.id, note: sent.answer, uploadIds: [] });
    return { done: translator(officeInquiryTexts, caller.language)('noted'), isSaid: true };
  },
  async state({ app, caller, form }) {
    const say = translator(officeInquiryTexts, caller.language);
    const { handler_id: handlerId, ...sent } = readForm(form, moved);
    const before = await getInquiryState(app, sent.id);
    await changeInquiry(app, caller, { ...sent, handlerId, uploadIds: [] });
    const undo = { intent: 'state', id: String(sent.id), status: before.status, handler_id: String(before.handlerId ?? '') };
    if (handlerId === before.handlerId) return { done: say('saved'), isSaid: false, undo };
    const name = (await answerersOf(app)).find((person) => person.id === handlerId)?.name;
    return { done: name ? say('takenBy', { name }) : say('takenByNobody'), isSaid: false, undo };
  },
});
