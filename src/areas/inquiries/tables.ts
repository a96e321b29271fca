import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { skus } from '#areas/catalog/tables/goods.ts';
import { users } from '#areas/shoppers/tables.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { createdAt, filled, id, languages, mailbox, moment, oneOf, updatedAt, uploads } from '#platform/tables.ts';
import { inquiryStatuses } from './rules/statuses.ts';

/** One question or lead; its kind is the page it came from. */
export const inquiries = pgTable(
  'inquiries',
  {
    id: id(),
    number: text('number').notNull().unique(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    guestKeyHash: text('guest_key_hash'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number').notNull().default(''),
    kind: text('kind').notNull().default('contact'),
    pagePath: text('page_path').notNull().default(''),
    message: text('message').notNull(),
    // Business forms: kind of business, volume, state and the like.
    answers: jsonb('answers').$type<Record<string, string>>().notNull().default({}),
    language: text('language', { enum: languages }).notNull().default('en'),
    status: text('status', { enum: inquiryStatuses }).notNull().default('new'),
    handlerId: integer('handler_id').references(() => staffMembers.id, { onDelete: 'set null' }),
    isTest: boolean('is_test').notNull().default(false),
    idempotencyKey: text('idempotency_key').unique(),
    firstAnsweredAt: moment('first_answered_at'),
    lastMessageAt: moment('last_message_at').notNull().defaultNow(),
    quotedAt: moment('quoted_at'),
    closedAt: moment('closed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    // Hidden from the shopper; staff still see it.
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    check('inquiries_user_id', sql`${t.userId} > 0`),
    mailbox('inquiries_mailbox', t.email),
    filled('inquiries_filled', t.name, t.message),
    oneOf('inquiries_status', t.status, inquiryStatuses),
    oneOf('inquiries_language', t.language, languages),
    index('inquiries_user').on(t.userId, t.createdAt),
    index('inquiries_status_spoken').on(t.status, t.lastMessageAt),
    index('inquiries_kind_spoken').on(t.kind, t.lastMessageAt),
    index('inquiries_handler').on(t.handlerId, t.lastMessageAt),
    index('inquiries_spoken').on(t.lastMessageAt, t.id),
    index('inquiries_created').on(t.createdAt),
    index('inquiries_words').using('gin', sql`(number || ' ' || name || ' ' || email || ' ' || message) gin_trgm_ops`),
  ],
);

/** One SKU of an inquiry. */
export const inquiryItems = pgTable(
  'inquiry_items',
  {
    id: id(),
    inquiryId: integer('inquiry_id')
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id),
    quantity: integer('quantity').notNull(),
    attributes: jsonb('attributes').$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    check('inquiry_items_quantity', sql`${t.quantity} between 1 and 99999`),
    index('inquiry_items_inquiry').on(t.inquiryId),
    index('inquiry_items_sku').on(t.skuId),
  ],
);

export const authorKinds = ['shopper', 'staff', 'system'] as const;

/** One message of an inquiry. */
export const inquiryMessages = pgTable(
  'inquiry_messages',
  {
    id: id(),
    inquiryId: integer('inquiry_id')
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    author: text('author', { enum: authorKinds }).notNull(),
    staffId: integer('staff_id').references(() => staffMembers.id),
    message: text('message').notNull(),
    // For staff only.
    isNote: boolean('is_note').notNull().default(false),
    createdAt: createdAt(),
    readAt: moment('read_at'),
  },
  (t) => [
    oneOf('inquiry_messages_author', t.author, authorKinds),
    check('inquiry_messages_staff', sql`(${t.author} = 'staff') = (${t.staffId} is not null)`),
    check('inquiry_messages_note', sql`not ${t.isNote} or ${t.author} <> 'shopper'`),
    filled('inquiry_messages_filled', t.message),
    index('inquiry_messages_inquiry').on(t.inquiryId, t.createdAt),
  ],
);

/** One picture of an inquiry or one of its messages. */
export const inquiryPictures = pgTable(
  'inquiry_pictures',
  {
    id: id(),
    inquiryId: integer('inquiry_id')
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    messageId: integer('message_id').references(() => inquiryMessages.id, { onDelete: 'cascade' }),
    uploadId: integer('upload_id')
      .notNull()
      .unique()
      .references(() => uploads.id),
    position: integer('position').notNull().default(0),
  },
  (t) => [index('inquiry_pictures_inquiry').on(t.inquiryId, t.position)],
);

/** One reply template. */
export const answerTemplates = pgTable(
  'answer_templates',
  {
    id: id(),
    nameEn: text('name').notNull(),
    nameZh: text('name_zh').notNull().default(''),
    kind: text('kind').notNull().default(''),
    bodyEn: text('body_en').notNull(),
    bodyZh: text('body_zh').notNull(),
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [unique('answer_templates_name').on(t.nameEn), filled('answer_templates_filled', t.nameEn, t.bodyEn, t.bodyZh)],
);
