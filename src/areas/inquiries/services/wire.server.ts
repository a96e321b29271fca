import type { z } from 'zod';
import { asDollarNumber, cents } from '#kernel/money.ts';
import type { App, Caller } from '#platform/app.ts';
import { maxCountedRows } from '#site/list.ts';
import type { getInquiries } from '../calls/conversation.ts';
import type { officeInquiries } from '../calls/office.ts';
import { shopperStatusOf, statusesOfShopperStatus } from '../rules/statuses.ts';
import { ownConversations } from './conversation.server.ts';
import { officeConversation, officeList } from './office.server.ts';
import { type Conversation, conversations, type InquiryEntry } from './view.server.ts';

export async function queryOwn(
  app: App,
  caller: Caller,
  { id, status, page, page_size: pageSize }: z.output<typeof getInquiries.input>,
): Promise<z.input<typeof getInquiries.output>> {
  const { items, total } = await ownConversations(app, caller, { id, statuses: status && statusesOfShopperStatus(status), page, pageSize });
  return {
    items: items.map((one) => ({
      ...wireHead(one),
      status: shopperStatusOf(one.status),
      messages: one.entries.map((entry) => wireEntry(entry, one, 'shortName')),
    })),
    total,
    page,
    page_size: pageSize,
  };
}

export async function queryOffice(
  app: App,
  caller: Caller,
  query: z.output<typeof officeInquiries.input>,
): Promise<z.input<typeof officeInquiries.output>> {
  const { id, status, kind, handler_id, words, page, page_size: pageSize } = query;
  const listing = { page, page_size: pageSize };
  if (id !== undefined) {
    const one = await officeConversation(app, caller, id);
    const messages = one?.entries.map((entry) => ({ ...wireEntry(entry, one, 'fullName'), is_note: entry.isNote }));
    return { items: one ? [{ ...wireOffice(one), messages }] : [], total: one ? 1 : 0, ...listing };
  }
  const listQuery = { statuses: status && [status], kind: kind || undefined, handlerId: handler_id, searchText: words || undefined };
  const { items, total } = await officeList(app, { ...listQuery, order: 'newest', limit: pageSize, offset: (page - 1) * pageSize });
  const whole = await conversations(app, items, { who: 'staff', language: caller.language });
  return { items: whole.map(wireOffice), total: Math.min(total, maxCountedRows), ...listing };
}

const wireOffice = (one: Conversation) => ({
  ...wireHead(one),
  status: one.status,
  user_id: one.userId,
  handler_id: one.handlerId,
  language: one.language,
  deleted_at: one.deletedAt?.toISOString() ?? null,
});

const wireHead = (one: Conversation) => ({
  id: one.id,
  number: one.number,
  kind: one.kind,
  name: one.name,
  email: one.email,
  phone_number: one.phoneNumber,
  message: one.message,
  created_at: one.createdAt.toISOString(),
  last_message_at: one.lastMessageAt.toISOString(),
  unread: one.unread,
  items: one.items.map(({ skuId, quantity, attributes, snapshot }) => ({
    sku_id: skuId,
    quantity,
    attributes: { ...attributes },
    name: snapshot?.name ?? null,
    payable_price: snapshot ? asDollarNumber(cents(snapshot.payableCents)) : null,
    url: snapshot?.path ?? null,
  })),
});

const wireEntry = (
  { id, author, staff, message, at, pictures }: InquiryEntry,
  { name }: Conversation,
  called: 'shortName' | 'fullName',
) => ({
  id,
  author,
  name: author === 'shopper' ? name : (staff?.[called] ?? ''),
  message,
  created_at: at.toISOString(),
  pictures: pictures.map(({ small, large, width, height }) => ({ url: small, large_url: large, width, height })),
});
