import { shopperStatusOf } from '../rules/statuses.ts';
import type { Conversation } from './view.server.ts';

export type ShopperConversation = ReturnType<typeof presentToShopper>;

/** Listed field by field, so that nothing internal reaches the page. */
export const presentToShopper = ({ id, number, kind, status, email, createdAt, lastMessageAt, unread, entries, items }: Conversation) => ({
  id,
  number,
  kind,
  status: shopperStatusOf(status),
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
  items: items.map(({ skuId, quantity, snapshot }) => ({
    skuId,
    quantity,
    snapshot: snapshot && {
      name: snapshot.name,
      path: snapshot.path,
      picture: snapshot.picture,
      options: snapshot.options,
      payableCents: snapshot.payableCents,
      isSoldOut: snapshot.available < 1 && !snapshot.isMadeToOrder,
    },
  })),
});
