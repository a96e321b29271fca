import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, real, text, unique } from 'drizzle-orm/pg-core';
import { spus } from '#areas/catalog/tables/goods.ts';
import { estimates } from '#areas/pricing/tables.ts';
import { users } from '#areas/shoppers/tables.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { createdAt, filled, id, languages, mailbox, moment, neverNegative, oneOf, updatedAt, uploads } from '#platform/tables.ts';

export const requestKindValues = ['picture_to_wig', 'hair_custom', 'diy_wig', 'diy_lace', 'diy_bundles', 'packaging'] as const;
export const requestStatusValues = ['new', 'needs_info', 'quoted', 'accepted', 'in_production', 'done', 'declined', 'cancelled'] as const;

/** One gallery picture of finished custom work. */
export const customHairImages = pgTable(
  'custom_hair_images',
  {
    id: id(),
    titleEn: text('title_en').notNull(),
    titleZh: text('title_zh').notNull(),
    baseUrl: text('base_url').notNull(),
    widths: integer('widths').array().notNull().default([]),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    altEn: text('alt_en').notNull().default(''),
    altZh: text('alt_zh').notNull().default(''),
    style: text('style').notNull().default(''),
    colourCode: text('colour_code').notNull().default(''),
    attributes: jsonb('attributes').$type<Record<string, string>>().notNull().default({}),
    priceFromCents: integer('price_from_cents'),
    spuId: integer('spu_id').references(() => spus.id, { onDelete: 'set null' }),
    position: integer('position').notNull().default(0),
    isHidden: boolean('is_hidden').notNull().default(false),
    staffId: integer('staff_id').references(() => staffMembers.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    filled('custom_hair_images_filled', t.titleEn, t.titleZh, t.baseUrl),
    neverNegative('custom_hair_images_price', t.priceFromCents),
    check('custom_hair_images_size', sql`${t.width} > 0 and ${t.height} > 0`),
    index('custom_hair_images_order').on(t.position, t.id).where(sql`not is_hidden`),
    index('custom_hair_images_filter').on(t.style, t.colourCode),
  ],
);

/** One request for a custom piece. */
export const customRequests = pgTable(
  'custom_requests',
  {
    id: id(),
    number: text('number').notNull().unique(),
    kind: text('kind', { enum: requestKindValues }).notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    guestKeyHash: text('guest_key_hash').unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number').notNull().default(''),
    language: text('language', { enum: languages }).notNull().default('en'),
    status: text('status', { enum: requestStatusValues }).notNull().default('new'),
    configuration: jsonb('configuration').$type<Record<string, unknown>>().notNull().default({}),
    measurements: jsonb('measurements').$type<Record<string, number>>().notNull().default({}),
    // What staff or the picture reader recognized in the photos; staff may correct it.
    detected: jsonb('detected').$type<Record<string, unknown>>().notNull().default({}),
    note: text('note').notNull().default(''),
    budgetCents: integer('budget_cents'),
    wishedOn: date('wished_on', { mode: 'string' }),
    quantity: integer('quantity').notNull().default(1),
    estimateId: integer('estimate_id').references(() => estimates.id),
    galleryImageId: integer('gallery_image_id').references(() => customHairImages.id, { onDelete: 'set null' }),
    quotedCents: integer('quoted_cents'),
    depositBp: integer('deposit_bp').notNull().default(5000),
    leadDays: integer('lead_days'),
    handlerId: integer('handler_id').references(() => staffMembers.id, { onDelete: 'set null' }),
    mayShowInGallery: boolean('may_show_in_gallery').notNull().default(false),
    finalSaleAcceptedAt: moment('final_sale_accepted_at'),
    idempotencyKey: text('idempotency_key').unique(),
    quotedAt: moment('quoted_at'),
    acceptedAt: moment('accepted_at'),
    doneAt: moment('done_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('custom_requests_kind', t.kind, requestKindValues),
    oneOf('custom_requests_status', t.status, requestStatusValues),
    oneOf('custom_requests_language', t.language, languages),
    mailbox('custom_requests_mailbox', t.email),
    neverNegative('custom_requests_amounts', t.budgetCents, t.quotedCents, t.leadDays),
    check('custom_requests_quantity', sql`${t.quantity} between 1 and 9999`),
    check('custom_requests_deposit', sql`${t.depositBp} between 0 and 10000`),
    check(
      'custom_requests_quoted',
      sql`${t.status} not in ('quoted', 'accepted', 'in_production', 'done') or ${t.quotedCents} is not null`,
    ),
    index('custom_requests_user').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('custom_requests_status_created').on(t.status, t.createdAt),
    index('custom_requests_kind_status').on(t.kind, t.status, t.createdAt),
  ],
);

/** One photo of a request; private until the buyer consents to the gallery. */
export const requestPictures = pgTable(
  'request_pictures',
  {
    id: id(),
    requestId: integer('request_id')
      .notNull()
      .references(() => customRequests.id, { onDelete: 'cascade' }),
    uploadId: integer('upload_id')
      .notNull()
      .unique()
      .references(() => uploads.id),
    // The shopper's taps as shares of width and height.
    crownX: real('crown_x'),
    crownY: real('crown_y'),
    tipX: real('tip_x'),
    tipY: real('tip_y'),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    check(
      'request_pictures_taps',
      sql`${t.crownX} between 0 and 1 and ${t.crownY} between 0 and 1 and ${t.tipX} between 0 and 1 and ${t.tipY} between 0 and 1`,
    ),
    index('request_pictures_request').on(t.requestId, t.position),
  ],
);

export const requestAuthors = ['shopper', 'staff', 'system'] as const;

/** One message about a request. */
export const requestMessages = pgTable(
  'request_messages',
  {
    id: id(),
    requestId: integer('request_id')
      .notNull()
      .references(() => customRequests.id, { onDelete: 'cascade' }),
    author: text('author', { enum: requestAuthors }).notNull(),
    staffId: integer('staff_id').references(() => staffMembers.id),
    message: text('message').notNull(),
    uploadId: integer('upload_id')
      .unique()
      .references(() => uploads.id),
    isNote: boolean('is_note').notNull().default(false),
    createdAt: createdAt(),
    readAt: moment('read_at'),
  },
  (t) => [
    oneOf('request_messages_author', t.author, requestAuthors),
    check('request_messages_staff', sql`(${t.author} = 'staff') = (${t.staffId} is not null)`),
    filled('request_messages_filled', t.message),
    index('request_messages_request').on(t.requestId, t.createdAt),
  ],
);

export const stageNameValues = ['confirmed', 'hair_chosen', 'wefting', 'ventilating', 'colouring', 'styling', 'checked', 'packed'] as const;

/** One production stage visible to the buyer. */
export const requestStages = pgTable(
  'request_stages',
  {
    id: id(),
    requestId: integer('request_id')
      .notNull()
      .references(() => customRequests.id, { onDelete: 'cascade' }),
    stage: text('stage', { enum: stageNameValues }).notNull(),
    startedAt: moment('started_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
    note: text('note').notNull().default(''),
    uploadId: integer('upload_id').references(() => uploads.id),
    staffId: integer('staff_id').references(() => staffMembers.id),
  },
  (t) => [
    unique('request_stages_once').on(t.requestId, t.stage),
    oneOf('request_stages_stage', t.stage, stageNameValues),
    check('request_stages_dates', sql`${t.startedAt} <= ${t.finishedAt}`),
  ],
);

/** One version of the spec sheet; production needs the newest one confirmed by the buyer. */
export const factoryTickets = pgTable(
  'factory_tickets',
  {
    id: id(),
    requestId: integer('request_id')
      .notNull()
      .references(() => customRequests.id),
    version: integer('version').notNull(),
    configuration: jsonb('configuration').$type<Record<string, unknown>>().notNull(),
    configurationHash: text('configuration_hash').notNull(),
    noteEn: text('note_en').notNull().default(''),
    noteZh: text('note_zh').notNull().default(''),
    staffId: integer('staff_id').references(() => staffMembers.id),
    confirmedAt: moment('confirmed_at'),
    createdAt: createdAt(),
  },
  (t) => [unique('factory_tickets_version').on(t.requestId, t.version), check('factory_tickets_from_one', sql`${t.version} >= 1`)],
);
