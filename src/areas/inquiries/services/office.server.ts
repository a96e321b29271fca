import { ownUploads } from '#areas/content/services/uploads.server.ts';
import { dayMs, earlier } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { hashToken } from '#platform/tokens.server.ts';
import { answererRoles } from '../calls/office.ts';
import { winDays, winRate } from '../rules/inquiry-list.ts';
import { inquiryDuplicateWindowMs } from '../rules/limits.ts';
import { afterAnswer, type InquiryStatus, isInquiryEnded } from '../rules/statuses.ts';
import * as store from '../store/conversation.server.ts';
import * as office from '../store/office.server.ts';
import { sendInquiryAnswerEmail } from './emails.server.ts';
import { attachInquiryUploads, inquiryGuestKey } from './submit-inquiry.server.ts';
import { type Conversation, conversations } from './view.server.ts';

export const officeList = (app: App, query: office.OfficeQuery) => office.selectOfficeInquiries(app.db, query);
export const getInquiryFigures = (app: App) => office.selectInquiryFigures(app.db);
export const listInquiryTemplates = (app: App) => office.selectInquiryTemplates(app.db);

export async function answerersOf(app: App): Promise<{ id: number; name: string }[]> {
  const people = await office.answerers(app.db, answererRoles);
  return people.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() }));
}

/** Including internal notes. */
export async function officeConversation(app: App, caller: Caller, id: number): Promise<Conversation | null> {
  const head = await office.inquiryById(app.db, id);
  if (!head) return null;
  const [found] = await conversations(app, [head], { who: 'staff', language: caller.language });
  return found ?? null;
}

type Change = {
  readonly id: number;
  readonly status?: InquiryStatus | undefined;
  /** Null: unassigned. */
  readonly handlerId?: number | null | undefined;
  readonly answer?: string | undefined;
  readonly note?: string | undefined;
  readonly uploadIds: readonly string[];
};

/** Answers, adds a note, assigns, or sets the state; all or nothing. */
export async function changeInquiry(app: App, caller: Caller, change: Change): Promise<void> {
  const staffId = caller.staff?.id;
  if (staffId === undefined) throw new DomainError('userNotLogin');
  const people = await answerersOf(app);
  if (change.handlerId && !people.some(({ id }) => id === change.handlerId)) throw new DomainError('badValue', { field: 'handler_id' });
  await transact(app, async (inside) => {
    const head = await store.lockInquiry(inside.db, change.id);
    if (!head) throw new DomainError('inquiryNotExist');
    if (change.note) await addNote(inside, staffId, head, change.note);
    const staffName = people.find(({ id }) => id === staffId)?.name.split(' ')[0] ?? '';
    const isAnswered = change.answer ? await answer(inside, caller, head, { ...change, answer: change.answer, staffId, staffName }) : false;
    const after = afterwards(inside, head, change, isAnswered ? staffId : null);
    await store.updateInquiry(inside.db, head.id, after);
    await audit(inside, caller, {
      action: isAnswered ? 'inquiry.answer' : 'inquiry.update',
      subject: ['inquiry', head.id],
      before: { status: head.status, handler_id: head.handlerId },
      after: { status: after.status, handler_id: after.handlerId, ...(change.note ? { note: true } : {}) },
    });
  });
  app.live.publish('inquiries');
}

/** Removes an inquiry from the list for good; its messages stay stored. */
export async function removeInquiry(app: App, caller: Caller, id: number): Promise<void> {
  await transact(app, async (inside) => {
    const head = await store.lockInquiry(inside.db, id);
    if (!head || head.deletedAt !== null) throw new DomainError('inquiryNotExist');
    const now = inside.now();
    await store.updateInquiry(inside.db, id, { deletedAt: now, updatedAt: now });
    const sides = { before: { status: head.status, deleted: false }, after: { status: head.status, deleted: true } };
    await audit(inside, caller, { action: 'inquiry.delete', subject: ['inquiry', id], ...sides });
  });
  app.live.publish('inquiries');
}

/** Previous state and owner, for undo. */
export async function getInquiryState(app: App, id: number) {
  const head = await office.inquiryById(app.db, id);
  if (!head) throw new DomainError('inquiryNotExist');
  return { status: head.status, handlerId: head.handlerId, name: head.name };
}

/** Recent win rate, in total and by owner. */
export async function winFigures(app: App) {
  const rows = await office.decidedSince(app.db, earlier(app.now(), winDays * dayMs));
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  const [won, lost, quoted] = [sum((row) => row.won), sum((row) => row.lost), sum((row) => row.quoted)];
  return {
    ...{ won, lost, quoted, rate: winRate(won, lost) },
    people: rows.map(({ firstName, lastName, ...row }) => ({
      name: firstName === null ? null : `${firstName} ${lastName ?? ''}`.trim(),
      ...{ won: row.won, lost: row.lost, rate: winRate(row.won, row.lost) },
    })),
  };
}

/** Its invoice was sent or paid: the inquiry follows, unless staff closed it otherwise. Inside the invoice's transaction. */
export async function inquiryFollows(inside: App, id: number, to: 'quoted' | 'won'): Promise<void> {
  const head = await store.lockInquiry(inside.db, id);
  if (!head || head.status === to || head.status === 'won') return;
  const now = inside.now();
  await store.updateInquiry(inside.db, id, {
    status: to,
    updatedAt: now,
    ...(to === 'quoted' ? { quotedAt: now, closedAt: null } : { closedAt: now }),
  });
}

/** State after the change: whoever answers first owns it, and the first answer is recorded. */
function afterwards(app: App, head: store.InquiryHeader, { status: requestedStatus, handlerId }: Change, answeredBy: number | null) {
  const now = app.now();
  const status = requestedStatus ?? (answeredBy === null ? head.status : afterAnswer(head.status));
  return {
    status,
    handlerId: handlerId === undefined ? (head.handlerId ?? answeredBy) : handlerId,
    updatedAt: now,
    ...(answeredBy === null ? {} : { lastMessageAt: now, firstAnsweredAt: head.firstAnsweredAt ?? now }),
    ...(status === 'quoted' && head.status !== 'quoted' ? { quotedAt: now } : {}),
    ...(isInquiryEnded(status) === isInquiryEnded(head.status) ? {} : { closedAt: isInquiryEnded(status) ? now : null }),
  };
}

type Answering = { readonly answer: string; readonly uploadIds: readonly string[]; readonly staffId: number; readonly staffName: string };

/** False when it was a repeated submit. */
async function answer(
  app: App,
  caller: Caller,
  head: store.InquiryHeader,
  { answer: message, uploadIds, staffId, staffName }: Answering,
): Promise<boolean> {
  // The shopper deleted the conversation: a message would reach nobody.
  if (head.deletedAt !== null) throw new DomainError('inquiryNotExist');
  if (await isRepeatedMessage(app, head.id, { staffId, message, isNote: false })) return false;
  const uploads = await ownUploads(app, caller, uploadIds);
  const messageId = await store.insertInquiryMessage(app.db, {
    inquiryId: head.id,
    author: 'staff',
    staffId,
    message,
    createdAt: app.now(),
  });
  await attachInquiryUploads(app, { inquiryId: head.id, messageId, uploads });
  const key = inquiryGuestKey(app, head);
  // The shop's secret may have changed since; then the new link is valid.
  if (key !== null) await store.updateInquiry(app.db, head.id, { guestKeyHash: hashToken(key) });
  await sendInquiryAnswerEmail(app, { ...head, message, key, messageId, staffName, hasPictures: uploads.length > 0 });
  return true;
}

async function addNote(app: App, staffId: number, head: store.InquiryHeader, message: string): Promise<void> {
  if (await isRepeatedMessage(app, head.id, { staffId, message, isNote: true })) return;
  await store.insertInquiryMessage(app.db, { inquiryId: head.id, author: 'staff', staffId, message, isNote: true, createdAt: app.now() });
}

type StaffMessage = { readonly staffId: number; readonly message: string; readonly isNote: boolean };

async function isRepeatedMessage(app: App, inquiryId: number, { staffId, message, isNote }: StaffMessage): Promise<boolean> {
  const last = await store.latestInquiryMessage(app.db, inquiryId, 'staff', isNote);
  return last?.staffId === staffId && last.message === message && app.now().getTime() - last.createdAt.getTime() < inquiryDuplicateWindowMs;
}
