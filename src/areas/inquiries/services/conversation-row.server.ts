import { shownStatus } from '../rules/statuses.ts';
import type { Conversation } from './view.server.ts';

export type ShownTalk = ReturnType<typeof shownTalk>;

/** Listed field by field, so that nothing internal reaches the page. */
export const shownTalk = ({ id, number, kind, status, email, createdAt, lastMessageAt, unread, entries, items }: Conversation) => ({
  id,
  number,
  kind,
  status: shownStatus(status),
  email,
  createdAt,
  lastMessageAt,
  unread,
  entries: entries.map((entry) => ({
    id: entry.id,
    isMine: entry.author === 'shopper',
    by: entry.staff?.shortName ?? null,
    message: entry.message,
    at: entry.at,
    isNew: entry.author !== 'shopper' && !entry.isRead,
    pictures: entry.pictures,
  })),
  items: items.map(({ skuId, quantity, look }) => ({
    skuId,
    quantity,
    look: look && {
      name: look.name,
      path: look.path,
      picture: look.picture,
      options: look.options,
      payableCents: look.payableCents,
      isSoldOut: look.available < 1 && !look.isMadeToOrder,
    },
  })),
});
