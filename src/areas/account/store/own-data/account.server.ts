import { and, eq, ne, sql } from 'drizzle-orm';
import { casePictures } from '#areas/aftercare/tables/cases.ts';
import { guestCarts } from '#areas/cart/tables.ts';
import { restockNotices } from '#areas/catalog/tables/prices-and-search.ts';
import { subscribers } from '#areas/content/tables/articles.ts';
import { deletedEmail } from '#areas/shoppers/rules/credentials.ts';
import { mailPreferences, oneTimeTokens, receivers, shopperSessions, users } from '#areas/shoppers/tables.ts';
import { mails, uploads } from '#platform/tables.ts';
import { byEither, byMailbox, cols, type OwnedTable, ownedTable, skuNameSql } from './owned-tables.server.ts';

/** The account itself, kept empty because orders refer to it. */
export const profile = ownedTable({
  name: 'profile',
  from: users,
  key: users.id,
  isOwned: (shopper) => eq(users.id, shopper.id),
  exported: cols(
    users.email,
    users.firstName,
    users.lastName,
    users.nickname,
    users.avatarUrl,
    users.phoneNumber,
    users.address,
    users.city,
    users.region,
    users.postCode,
    users.country,
    users.vipLevel,
    users.language,
    users.settings,
    users.note,
    users.activatedAt,
    users.passwordChangedAt,
    users.lastLoginAt,
    users.createdAt,
  ),
  leaving: (shopper) => ({
    email: deletedEmail(shopper.id),
    // Not a hash, so no password matches.
    passwordHash: 'gone',
    firstName: 'gone',
    lastName: '',
    nickname: '',
    avatarUrl: '',
    phoneNumber: '',
    address: '',
    city: '',
    region: '',
    postCode: '',
    country: 'US',
    settings: {},
    note: '',
    lastLoginAt: null,
    updatedAt: shopper.now,
    deletedAt: shopper.now,
  }),
});

/** Profile, credentials and email choices. */
export const ownedAccountTables: readonly OwnedTable[] = [
  ownedTable({
    name: 'addresses',
    from: receivers,
    key: receivers.id,
    isOwned: (shopper) => eq(receivers.userId, shopper.id),
    exported: cols(
      receivers.firstName,
      receivers.lastName,
      receivers.email,
      receivers.phoneNumber,
      receivers.address,
      receivers.city,
      receivers.region,
      receivers.postCode,
      receivers.country,
      receivers.isDefault,
      receivers.createdAt,
    ),
    leaving: 'goes',
  }),
  ownedTable({
    name: 'sessions',
    from: shopperSessions,
    key: shopperSessions.id,
    isOwned: (shopper) => eq(shopperSessions.userId, shopper.id),
    exported: cols(
      shopperSessions.device,
      shopperSessions.ip,
      shopperSessions.createdAt,
      shopperSessions.lastSeenAt,
      shopperSessions.expiresAt,
      shopperSessions.revokedAt,
    ),
    leaving: 'goes',
  }),
  ownedTable({
    name: 'links_sent_by_mail',
    from: oneTimeTokens,
    key: oneTimeTokens.id,
    isOwned: (shopper) => eq(oneTimeTokens.userId, shopper.id),
    exported: cols(oneTimeTokens.kind, oneTimeTokens.newEmail, oneTimeTokens.createdAt, oneTimeTokens.usedAt),
    leaving: 'goes',
  }),
  ownedTable({
    name: 'newsletter',
    from: subscribers,
    key: subscribers.id,
    isOwned: (shopper) => byEither(subscribers.userId, subscribers.email, shopper),
    exported: cols(
      subscribers.email,
      subscribers.language,
      subscribers.source,
      subscribers.confirmedAt,
      subscribers.stoppedAt,
      subscribers.createdAt,
    ),
    leaving: 'goes',
  }),
  ownedTable({
    name: 'mail_preferences',
    from: mailPreferences,
    key: mailPreferences.id,
    isOwned: (shopper) => byMailbox(mailPreferences.email, shopper),
    exported: cols(mailPreferences.kind, mailPreferences.isWanted, mailPreferences.lastSentAt, mailPreferences.updatedAt),
    leaving: 'goes',
  }),
  ownedTable({
    name: 'guest_carts',
    from: guestCarts,
    key: guestCarts.id,
    isOwned: (shopper) => byMailbox(guestCarts.email, shopper),
    exported: cols(guestCarts.items, guestCarts.touchedAt, guestCarts.remindedAt),
    leaving: 'goes',
  }),
  ownedTable({
    name: 'restock_notices',
    from: restockNotices,
    key: restockNotices.id,
    isOwned: (shopper) => byEither(restockNotices.userId, restockNotices.email, shopper),
    exported: {
      piece: skuNameSql(restockNotices.skuId),
      ...cols(restockNotices.email, restockNotices.createdAt, restockNotices.notifiedAt),
    },
    leaving: 'goes',
  }),
  ownedTable({
    name: 'letters',
    from: mails,
    key: mails.id,
    isOwned: (shopper) => byMailbox(mails.toEmail, shopper),
    // Without content: an email may contain an account link.
    exported: cols(mails.kind, mails.subjectLine, mails.state, mails.createdAt, mails.sentAt),
    leaving: 'goes',
    // An email about an order proves that it was sent once.
    retained: ne(mails.subjectKind, 'letter'),
  }),
  ownedTable({
    name: 'files',
    from: uploads,
    key: uploads.id,
    isOwned: (shopper) => ownFiles(shopper.id),
    exported: cols(uploads.purpose, uploads.fileName, uploads.contentType, uploads.bytes, uploads.createdAt),
    // Removed by their own job, which needs their keys.
    leaving: 'stays',
  }),
];

export const ownFiles = (userId: number) => and(eq(uploads.ownerKind, 'shopper'), eq(uploads.ownerId, String(userId)));

/** Proof in a case outlives the account. */
export const isNeededFile = sql`exists (select 1 from ${casePictures} where ${casePictures.uploadId} = ${uploads.id})`;
