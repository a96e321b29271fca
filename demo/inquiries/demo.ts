import { isInquiryEnded } from '#areas/inquiries/rules/statuses.ts';
import type { SeedSku } from '#demo/catalog/goods.ts';
import type { SeedShopper } from '#demo/shoppers/seed.server.ts';
import { dayOf, hourMs } from '#kernel/dates.ts';
import { type DemoInquiry, demoInquiries } from './data.ts';
import type { InquiryRows } from './rows.ts';

type Demo = { readonly now: Date; readonly shopper: SeedShopper; readonly goods: readonly SeedSku[]; readonly staffId: number };

/** The demo shopper's conversations: one closed, one waiting for us, one with an unread answer. */
export function writeDemoInquiries(rows: InquiryRows, demo: Demo): void {
  for (const inquiry of demoInquiries) writeInquiry(rows, demo, inquiry);
}

function writeInquiry(rows: InquiryRows, { now, shopper, goods, staffId }: Demo, inquiry: DemoInquiry): void {
  const ago = (hours: number): Date => new Date(now.getTime() - hours * hourMs);
  const id = rows.inquiries.length + 1;
  const publicMessages = inquiry.turns.filter(({ isNote }) => !isNote);
  const firstAnswer = publicMessages.find(({ author }) => author === 'staff');
  const last = ago(publicMessages.at(-1)?.hoursAgo ?? inquiry.hoursAgo);
  rows.inquiries.push({
    id,
    number: `Q-${dayOf(ago(inquiry.hoursAgo)).replaceAll('-', '').slice(2)}-${String(id).padStart(4, '0')}`,
    userId: shopper.id,
    name: `${shopper.firstName} ${shopper.lastName}`,
    email: shopper.email,
    phoneNumber: shopper.phoneNumber,
    kind: inquiry.kind,
    pagePath: inquiry.path,
    message: inquiry.message,
    answers: {},
    language: shopper.language,
    status: inquiry.status,
    handlerId: firstAnswer ? staffId : null,
    firstAnsweredAt: firstAnswer ? ago(firstAnswer.hoursAgo) : null,
    lastMessageAt: last,
    quotedAt: inquiry.status === 'quoted' ? last : null,
    closedAt: isInquiryEnded(inquiry.status) ? last : null,
    createdAt: ago(inquiry.hoursAgo),
    updatedAt: last,
  });
  for (const [index, quantity] of inquiry.items.entries()) {
    // Far apart in the catalog, so that the products differ.
    const sku = goods[(index * 577 + 40) % goods.length];
    if (sku) rows.items.push({ id: rows.items.length + 1, inquiryId: id, skuId: sku.id, quantity, attributes: sku.attributes });
  }
  for (const { hoursAgo, author, message, isUnread, isNote = false } of inquiry.turns)
    rows.messages.push({
      id: rows.messages.length + 1,
      inquiryId: id,
      author,
      staffId: author === 'staff' ? staffId : null,
      message,
      isNote,
      createdAt: ago(hoursAgo),
      readAt: author === 'staff' && !isNote && !isUnread ? ago(hoursAgo - 1) : null,
    });
}
