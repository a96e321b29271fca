import { ownUploads } from '#areas/content/services/uploads.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { hashToken } from '#platform/tokens.server.ts';
import { inquiryDuplicateWindowMs, inquiryReplyLimits } from '../rules/limits.ts';
import { afterReply, type InquiryStatus } from '../rules/statuses.ts';
import * as store from '../store/conversation.server.ts';
import { emailStaffAboutInquiry } from './emails.server.ts';
import { attachInquiryUploads, withinLimit } from './submit-inquiry.server.ts';
import { type Conversation, conversations } from './view.server.ts';

type Query = {
  readonly id?: number | undefined;
  readonly statuses?: readonly InquiryStatus[] | undefined;
  readonly page: number;
  readonly pageSize: number;
};

/** A shopper's conversations. One requested by id counts as read. */
export async function ownConversations(app: App, caller: Caller, query: Query): Promise<{ items: Conversation[]; total: number }> {
  const { heads, total } = await store.ownInquiries(app.db, ownerOf(caller), query);
  const items = await conversations(app, heads, { who: 'shopper', language: caller.language });
  if (query.id !== undefined && items[0] && items[0].unread > 0) await store.markInquiryRead(app.db, query.id, app.now());
  return { items, total };
}

/** Other shoppers' conversations do not exist for the caller. */
export async function ownConversation(app: App, caller: Caller, id: number): Promise<Conversation> {
  const [found] = (await ownConversations(app, caller, { id, page: 1, pageSize: 1 })).items;
  if (!found) throw new DomainError('inquiryNotExist');
  return found;
}

export type Ticket = { readonly number: string; readonly key: string };

/** By the email's link. GET changes nothing: mail programs open every link. */
export async function guestConversation(app: App, caller: Caller, ticket: Ticket): Promise<Conversation | null> {
  const head = await headFor(app, ticket);
  if (!head) return null;
  const [found] = await conversations(app, [head], { who: 'shopper', language: caller.language });
  return found ?? null;
}

/** By the readable number; null for others. */
export async function ownIdByNumber(app: App, caller: Caller, number: string): Promise<number | null> {
  if (caller.shopperId === null) return null;
  const { heads } = await store.ownInquiries(app.db, caller.shopperId, { number, page: 1, pageSize: 1 });
  return heads[0]?.id ?? null;
}

/** The caller's conversation, as guest or member; null for others. */
export async function idOfTicket(app: App, caller: Caller, ticket: Ticket): Promise<number | null> {
  const ownId = await ownIdByNumber(app, caller, ticket.number);
  return ownId ?? (ticket.key === '' ? null : ((await headFor(app, ticket))?.id ?? null));
}

const headFor = (app: App, { number, key }: Ticket) => store.guestInquiry(app.db, number, hashToken(key));

type InquiryReply = { readonly message: string; readonly upload_ids: readonly string[] };

export async function replyToInquiry(app: App, caller: Caller, { id, ...reply }: InquiryReply & { readonly id: number }): Promise<void> {
  const owner = ownerOf(caller);
  await withinLimit(app, caller, inquiryReplyLimits);
  await transact(app, async (inside) => {
    const head = await store.lockInquiry(inside.db, id);
    if (head?.userId !== owner || head.deletedAt !== null) throw new DomainError('inquiryNotExist');
    await write(inside, caller, head, reply);
  });
}

export async function replyAsGuest(app: App, caller: Caller, ticket: Ticket, reply: InquiryReply): Promise<void> {
  const found = await headFor(app, ticket);
  if (!found) throw new DomainError('inquiryNotExist');
  await withinLimit(app, { ...caller, shopperId: null }, inquiryReplyLimits);
  await transact(app, async (inside) => {
    const head = await store.lockInquiry(inside.db, found.id);
    if (!head || head.deletedAt !== null) throw new DomainError('inquiryNotExist');
    await write(inside, caller, head, reply);
  });
}

/** The row is locked: of two concurrent submits the second finds the first one's text. */
async function write(app: App, caller: Caller, head: store.InquiryHeader, { message, upload_ids }: InquiryReply): Promise<void> {
  const now = app.now();
  const last = await store.latestInquiryMessage(app.db, head.id, 'shopper', false);
  if (last && last.message === message && now.getTime() - last.createdAt.getTime() < inquiryDuplicateWindowMs) return;
  const uploads = await ownUploads(app, caller, upload_ids);
  const messageId = await store.insertInquiryMessage(app.db, { inquiryId: head.id, author: 'shopper', message, createdAt: now });
  await attachInquiryUploads(app, { inquiryId: head.id, messageId, uploads });
  const status = afterReply(head.status);
  await store.updateInquiry(app.db, head.id, {
    status,
    lastMessageAt: now,
    updatedAt: now,
    ...(status === 'spam' ? {} : { closedAt: null }),
  });
  if (status !== 'spam') await emailStaffAboutInquiry(app, { ...head, message, messageId, about: 'inquiry_reply' });
}

/** Hidden from the shopper; staff still see it. */
export async function deleteOwnInquiry(app: App, caller: Caller, id: number): Promise<void> {
  if (!(await store.deleteOwn(app.db, ownerOf(caller), id, app.now()))) throw new DomainError('inquiryNotExist');
}

/** Idempotent. */
export async function closeInquiry(app: App, caller: Caller, id: number): Promise<void> {
  if (!(await store.closeOwn(app.db, ownerOf(caller), id, app.now()))) throw new DomainError('inquiryNotExist');
}

function ownerOf({ shopperId }: Caller): number {
  if (shopperId === null) throw new DomainError('userNotLogin');
  return shopperId;
}
