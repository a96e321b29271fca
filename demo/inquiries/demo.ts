import { isInquiryEnded } from '#areas/inquiries/rules/statuses.ts';
import type { SeedSku } from '#demo/catalog/goods.ts';
import type { SeedShopper } from '#demo/shoppers/seed.server.ts';
import { dayOf, hourMs } from '#kernel/dates.ts';
import { type DemoInquiry, demoInquiries } from './data.ts';
import type { InquiryRows } from './rows.ts';

type Demo = { readonly now: Date; readonly shopper: SeedShopper; readonly goods: readonly SeedSku[]; readonly staffId: number };

/** The demo shopper's conversations: one closed, one waiting for us, one with an unread answer. */
export function writeDemoInquiries(rows: InquiryRows, demo: Demo): void {
  for (const talk of demoInquiries) writeTalk(rows, demo, talk);
}

function writeTalk(rows: InquiryRows, { now, shopper, goods, staffId }: Demo, talk: DemoInquiry): void {
  const ago = (hours: number): Date => new Date(now.getTime() - hours * hourMs);
  const id = rows.inquiries.length + 1;
  const said = talk.turns.filter(({ isNote }) => !isNote);
  const firstAnswer = said.find(({ author }) => author === 'staff');
  const last = ago(said.at(-1)?.hoursAgo ?? talk.hoursAgo);
  rows.inquiries.push({
    id,
    number: `Q-${dayOf(ago(talk.hoursAgo)).replaceAll('-', '').slice(2)}-${String(id).padStart(4, '0')}`,
    userId: shopper.id,
    name: `${shopper.firstName} ${shopper.lastName}`,
    email: shopper.email,
    phoneNumber: shopper.phoneNumber,
    kind: talk.kind,
    pagePath: talk.path,
    message: talk.message,
    answers: {},
    language: shopper.language,
    status: talk.status,
    handlerId: firstAnswer ? staffId : null,
    firstAnsweredAt: firstAnswer ? ago(firstAnswer.hoursAgo) : null,
    lastMessageAt: last,
    quotedAt: talk.status === 'quoted' ? last : null,
    closedAt: isInquiryEnded(talk.status) ? last : null,
    createdAt: ago(talk.hoursAgo),
    updatedAt: last,
  });
  for (const [place, quantity] of talk.items.entries()) {
    // Far apart in the catalog, so that the products differ.
    const sku = goods[(place * 577 + 40) % goods.length];
    if (sku) rows.items.push({ id: rows.items.length + 1, inquiryId: id, skuId: sku.id, quantity, attributes: sku.attributes });
  }
  for (const { hoursAgo, author, message, isUnread, isNote = false } of talk.turns)
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
