import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { upcomingStatuses } from '#areas/aftercare/rules/appointments.ts';
import { videoAppointments } from '#areas/aftercare/tables/promises.ts';
import { customRequests, requestPictures } from '#areas/custom/tables.ts';
import { inquiries, inquiryItems, inquiryMessages, inquiryPictures } from '#areas/inquiries/tables.ts';
import { estimates } from '#areas/pricing/tables.ts';
import { giveawayEntries } from '#areas/promotions/tables/giveaways.ts';
import { reviewPictures, reviews } from '#areas/reviews/tables.ts';
import { deletedEmail } from '#areas/shoppers/rules/credentials.ts';
import { cols, type OwnedTable, ownedTable, skuNameSql } from './owned-tables.server.ts';

/** Shown to staff in place of a name. */
const goneName = 'Deleted account';

const ofOwner = (column: PgColumn, table: PgTable, id: PgColumn, owner: PgColumn, userId: number): SQL =>
  sql`${column} in (select ${id} from ${table} where ${owner} = ${userId})`;

/** An agreed order is fulfilled although the account is deleted. */
const isPromised = inArray(customRequests.status, ['accepted', 'in_production', 'done']);

/** Inquiries, requests and messages. Pictures come before their parents, since afterwards nobody knows whose they were. */
export const ownedConversations: readonly OwnedTable[] = [
  ownedTable({
    name: 'inquiry_pictures',
    from: inquiryPictures,
    key: inquiryPictures.id,
    isOwned: (shopper) => ofOwner(inquiryPictures.inquiryId, inquiries, inquiries.id, inquiries.userId, shopper.id),
    exported: null,
    leaving: 'goes',
  }),
  ownedTable({
    name: 'inquiries',
    from: inquiries,
    key: inquiries.id,
    isOwned: (shopper) => eq(inquiries.userId, shopper.id),
    exported: cols(
      inquiries.number,
      inquiries.kind,
      inquiries.name,
      inquiries.email,
      inquiries.phoneNumber,
      inquiries.message,
      inquiries.answers,
      inquiries.status,
      inquiries.createdAt,
    ),
    parts: [
      {
        name: 'pieces',
        from: inquiryItems,
        of: inquiryItems.inquiryId,
        shown: { piece: skuNameSql(inquiryItems.skuId), ...cols(inquiryItems.quantity) },
      },
      {
        name: 'messages',
        from: inquiryMessages,
        of: inquiryMessages.inquiryId,
        shown: cols(inquiryMessages.author, inquiryMessages.message, inquiryMessages.createdAt),
        only: eq(inquiryMessages.isNote, false),
      },
    ],
    leaving: (shopper) => ({
      userId: null,
      guestKeyHash: null,
      name: goneName,
      email: deletedEmail(shopper.id),
      phoneNumber: '',
      answers: {},
      updatedAt: shopper.now,
      deletedAt: shopper.now,
    }),
  }),
  ownedTable({
    name: 'request_pictures',
    from: requestPictures,
    key: requestPictures.id,
    isOwned: (shopper) => ofOwner(requestPictures.requestId, customRequests, customRequests.id, customRequests.userId, shopper.id),
    exported: null,
    leaving: 'goes',
    retained: sql`${requestPictures.requestId} in (select ${customRequests.id} from ${customRequests} where ${isPromised})`,
  }),
  ownedTable({
    name: 'custom_requests',
    from: customRequests,
    key: customRequests.id,
    isOwned: (shopper) => eq(customRequests.userId, shopper.id),
    exported: cols(
      customRequests.number,
      customRequests.kind,
      customRequests.name,
      customRequests.email,
      customRequests.phoneNumber,
      customRequests.status,
      customRequests.configuration,
      customRequests.measurements,
      customRequests.note,
      customRequests.budgetCents,
      customRequests.quotedCents,
      customRequests.createdAt,
    ),
    leaving: (shopper) => ({
      userId: null,
      name: goneName,
      email: deletedEmail(shopper.id),
      phoneNumber: '',
      measurements: {},
      detected: {},
      note: '',
      mayShowInGallery: false,
      updatedAt: shopper.now,
    }),
    retained: isPromised,
  }),
  ownedTable({
    name: 'estimates',
    from: estimates,
    key: estimates.id,
    isOwned: (shopper) => eq(estimates.userId, shopper.id),
    exported: cols(
      estimates.number,
      estimates.sentence,
      estimates.configuration,
      estimates.quantity,
      estimates.unitPriceCents,
      estimates.validUntil,
      estimates.createdAt,
    ),
    leaving: (shopper) => ({ userId: null, sentence: '', updatedAt: shopper.now }),
  }),
  ownedTable({
    name: 'video_appointments',
    from: videoAppointments,
    key: videoAppointments.id,
    isOwned: (shopper) => eq(videoAppointments.userId, shopper.id),
    exported: cols(
      videoAppointments.number,
      videoAppointments.name,
      videoAppointments.email,
      videoAppointments.contact,
      videoAppointments.channel,
      videoAppointments.request,
      videoAppointments.status,
      videoAppointments.createdAt,
    ),
    leaving: (shopper) => ({
      userId: null,
      name: goneName,
      email: deletedEmail(shopper.id),
      contact: '',
      request: '',
      status: sql`case when ${inArray(videoAppointments.status, upcomingStatuses)} then 'cancelled' else ${videoAppointments.status} end`,
      updatedAt: shopper.now,
    }),
  }),
  ownedTable({
    name: 'giveaway_entries',
    from: giveawayEntries,
    key: giveawayEntries.id,
    isOwned: (shopper) => eq(giveawayEntries.userId, shopper.id),
    exported: cols(
      giveawayEntries.name,
      giveawayEntries.email,
      giveawayEntries.country,
      giveawayEntries.confirmedAt,
      giveawayEntries.createdAt,
    ),
    leaving: (shopper) => ({
      userId: null,
      name: goneName,
      email: deletedEmail(shopper.id),
      emailStem: deletedEmail(shopper.id),
      confirmTokenHash: null,
      withdrawnAt: sql`coalesce(${giveawayEntries.withdrawnAt}, ${shopper.now.toISOString()})`,
    }),
  }),
  ownedTable({
    name: 'review_pictures',
    from: reviewPictures,
    key: reviewPictures.id,
    isOwned: (shopper) => ofOwner(reviewPictures.reviewId, reviews, reviews.id, reviews.userId, shopper.id),
    exported: null,
    leaving: 'goes',
  }),
  ownedTable({
    name: 'reviews',
    from: reviews,
    key: reviews.id,
    isOwned: (shopper) => eq(reviews.userId, shopper.id),
    exported: {
      piece: skuNameSql(reviews.skuId),
      ...cols(reviews.stars, reviews.title, reviews.text, reviews.shownName, reviews.status, reviews.answer, reviews.createdAt),
    },
    // A review stays helpful; name and photos do not stay.
    leaving: (shopper) => ({
      shownName: sql`case when ${reviews.language} = 'zh' then '一位买家' else 'A buyer' end`,
      pictureCount: 0,
      mayShowInGallery: false,
      updatedAt: shopper.now,
    }),
  }),
];
