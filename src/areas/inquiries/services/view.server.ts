import type { ProductSnapshot } from '#areas/cart/rules/sums.ts';
import { fetchProductSnapshots } from '#areas/cart/services/product-snapshots.server.ts';
import { type AttachedPicture, attachedPictures } from '#areas/content/services/uploads.server.ts';
import type { Language } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import * as store from '../store/conversation.server.ts';

export type InquiryItem = {
  readonly skuId: number;
  readonly quantity: number;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Today's product data; null when no longer offered. */
  readonly snapshot: ProductSnapshot | null;
};
export type InquiryEntry = {
  /** 0 is the question itself. */
  readonly id: number;
  readonly author: 'shopper' | 'staff' | 'system';
  /** The staff author. */
  readonly staff: { readonly shortName: string; readonly fullName: string } | null;
  readonly message: string;
  readonly isNote: boolean;
  readonly isRead: boolean;
  readonly at: Date;
  readonly pictures: readonly AttachedPicture[];
};
export type Conversation = store.InquiryHeader & {
  readonly entries: readonly InquiryEntry[];
  readonly items: readonly InquiryItem[];
  readonly unread: number;
};

type Reader = { readonly who: 'shopper' | 'staff'; readonly language: Language };

/** Whole conversations with products and pictures, for permitted readers. */
export async function conversations(app: App, heads: readonly store.InquiryHeader[], reader: Reader): Promise<Conversation[]> {
  if (heads.length === 0) return [];
  const ids = heads.map(({ id }) => id);
  const [messages, items, attached] = await Promise.all([
    store.selectInquiryMessages(app.db, ids, reader.who),
    store.itemsOf(app.db, ids),
    store.selectInquiryPictures(app.db, ids),
  ]);
  const [snapshots, pictures] = await Promise.all([
    fetchProductSnapshots(app, reader.language, [...new Set(items.map(({ skuId }) => skuId))]),
    attachedPictures(
      app,
      attached.map(({ uploadId }) => uploadId),
    ),
  ]);
  const snapshotBySku = new Map(snapshots.map((snapshot) => [snapshot.id, snapshot]));
  const picturesOf = (inquiryId: number, messageId: number | null) =>
    attached
      .filter((one) => one.inquiryId === inquiryId && one.messageId === messageId)
      .flatMap(({ uploadId }) => pictures.get(uploadId) ?? []);
  return heads.map((head) => {
    const entries = messages
      .filter(({ inquiryId }) => inquiryId === head.id)
      .map((message) => ({ ...entryOf(message), pictures: picturesOf(head.id, message.id) }));
    const first: InquiryEntry = {
      ...{ id: 0, author: 'shopper', staff: null, message: head.message, isNote: false, isRead: true, at: head.createdAt },
      pictures: picturesOf(head.id, null),
    };
    return {
      ...head,
      entries: [first, ...entries],
      items: items
        .filter(({ inquiryId }) => inquiryId === head.id)
        .map(({ skuId, quantity, attributes }) => ({ skuId, quantity, attributes, snapshot: snapshotBySku.get(skuId) ?? null })),
      unread: entries.filter(({ author, isNote, isRead }) => author !== 'shopper' && !isNote && !isRead).length,
    };
  });
}

type Message = Awaited<ReturnType<typeof store.selectInquiryMessages>>[number];

const entryOf = ({ id, author, message, isNote, createdAt, readAt, firstName, lastName, nickname }: Message) => ({
  id,
  author,
  staff: firstName === null ? null : { shortName: nickname || firstName, fullName: `${firstName} ${lastName ?? ''}`.trim() },
  message,
  isNote,
  isRead: readAt !== null,
  at: createdAt,
});
