import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { skus } from '#areas/catalog/tables/goods.ts';
import { users } from '#areas/shoppers/tables.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { createdAt, filled, id, languages, mailbox, moment, oneOf, updatedAt } from '#platform/tables.ts';

export const giveawayStates = ['draft', 'open', 'closed', 'drawn', 'published', 'cancelled'] as const;

/** One giveaway with its prize, dates and rules. */
export const giveaways = pgTable(
  'giveaways',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    titleEn: text('title_en').notNull(),
    titleZh: text('title_zh').notNull(),
    prizeEn: text('prize_en').notNull(),
    prizeZh: text('prize_zh').notNull(),
    rulesEn: text('rules_en').notNull(),
    rulesZh: text('rules_zh').notNull(),
    pictureUrl: text('picture_url').notNull().default(''),
    skuId: integer('sku_id').references(() => skus.id),
    winnerCount: integer('winner_count').notNull().default(1),
    reserveCount: integer('reserve_count').notNull().default(2),
    countries: text('countries').array().notNull().default([]),
    timeZone: text('time_zone').notNull().default('America/New_York'),
    givesShareEntry: boolean('gives_share_entry').notNull().default(false),
    state: text('state', { enum: giveawayStates }).notNull().default('draft'),
    // The seed's hash is public from the start, the seed after the draw.
    seedHash: text('seed_hash').notNull(),
    // The encrypted seed: nobody can read it before the draw.
    sealedSeed: text('sealed_seed').notNull().default(''),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    staffId: integer('staff_id').references(() => staffMembers.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('giveaways_state', t.state, giveawayStates),
    filled('giveaways_filled', t.slug, t.titleEn, t.titleZh, t.rulesEn, t.rulesZh),
    check('giveaways_dates', sql`${t.startsAt} < ${t.endsAt}`),
    check('giveaways_winners', sql`${t.winnerCount} between 1 and 100 and ${t.reserveCount} between 0 and 100`),
    index('giveaways_dates_order').on(t.state, t.endsAt.desc().nullsFirst()),
  ],
);

/** One entrant of one giveaway. */
export const giveawayEntries = pgTable(
  'giveaway_entries',
  {
    id: id(),
    giveawayId: integer('giveaway_id')
      .notNull()
      .references(() => giveaways.id),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    // The email address without dots and tags, so that one person enters once.
    emailStem: text('email_stem').notNull(),
    country: text('country').notNull(),
    isAdult: boolean('is_adult').notNull(),
    shareCount: integer('share_count').notNull().default(0),
    // The entry whose link referred this one.
    sharedById: integer('shared_by_id'),
    // Salt of the entrant's line in the published list; with it they find their own line.
    receipt: text('receipt').notNull().default(''),
    language: text('language', { enum: languages }).notNull().default('en'),
    confirmTokenHash: text('confirm_token_hash').unique(),
    confirmedAt: moment('confirmed_at'),
    withdrawnAt: moment('withdrawn_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('giveaway_entries_once').on(t.giveawayId, t.emailStem),
    mailbox('giveaway_entries_mailbox', t.email),
    check('giveaway_entries_adult', sql`${t.isAdult}`),
    check('giveaway_entries_shares', sql`${t.shareCount} between 0 and 1`),
    oneOf('giveaway_entries_language', t.language, languages),
    index('giveaway_entries_created').on(t.giveawayId, t.createdAt.desc().nullsFirst()),
  ],
);

/** The closed list of one giveaway and its draw, with everything needed to recompute it. */
export const giveawayDraws = pgTable(
  'giveaway_draws',
  {
    giveawayId: integer('giveaway_id')
      .primaryKey()
      .references(() => giveaways.id),
    // Null between closing and the draw.
    seed: text('seed'),
    entriesRoot: text('entries_root').notNull(),
    entryCount: integer('entry_count').notNull(),
    entryHashes: jsonb('entry_hashes').$type<string[]>().notNull(),
    // The entry of each line; never published.
    entryIds: jsonb('entry_ids').$type<number[]>().notNull().default([]),
    method: text('method').notNull(),
    staffId: integer('staff_id').references(() => staffMembers.id),
    closedAt: moment('closed_at').notNull().defaultNow(),
    drawnAt: moment('drawn_at'),
  },
  (t) => [
    check('giveaway_draws_entries', sql`${t.entryCount} >= 1`),
    check('giveaway_draws_drawn', sql`(${t.seed} is null) = (${t.drawnAt} is null)`),
  ],
);

export const winnerStates = ['drawn', 'reserve', 'contacted', 'accepted', 'sent', 'replaced', 'declined'] as const;

/** One drawn entry by position; positions after the winners are reserves. */
export const giveawayWinners = pgTable(
  'giveaway_winners',
  {
    id: id(),
    giveawayId: integer('giveaway_id')
      .notNull()
      .references(() => giveawayDraws.giveawayId),
    entryId: integer('entry_id')
      .notNull()
      .unique()
      .references(() => giveawayEntries.id),
    place: integer('place').notNull(),
    state: text('state', { enum: winnerStates }).notNull(),
    maskedName: text('masked_name').notNull(),
    note: text('note').notNull().default(''),
    contactedAt: moment('contacted_at'),
    // A winner who has not answered by then is replaced.
    answerBy: moment('answer_by'),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('giveaway_winners_place').on(t.giveawayId, t.place),
    oneOf('giveaway_winners_state', t.state, winnerStates),
    check('giveaway_winners_from_one', sql`${t.place} >= 1`),
  ],
);
