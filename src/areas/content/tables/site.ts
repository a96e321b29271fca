import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, filled, id, mailbox, moment, neverNegative, updatedAt } from '#platform/tables.ts';

/** One named setting; secrets are never stored here. */
export const webConfig = pgTable(
  'web_config',
  { id: id(), name: text('name').notNull().unique(), value: text('value').notNull(), createdAt: createdAt(), updatedAt: updatedAt() },
  (t) => [filled('web_config_name_filled', t.name)],
);

/** One policy number, such as the return period; texts are made from it. */
export const policies = pgTable(
  'policies',
  {
    name: text('name').primaryKey(),
    value: integer('value').notNull(),
    unit: text('unit').notNull(),
    noteEn: text('note_en').notNull().default(''),
    noteZh: text('note_zh').notNull().default(''),
    updatedAt: updatedAt(),
  },
  (t) => [neverNegative('policies_value', t.value)],
);

/** One menu entry; its id is the wire's n_id. */
export const navigationEntries = pgTable(
  'navigation_entries',
  {
    id: id(),
    parentId: integer('parent_id').references((): AnyPgColumn => navigationEntries.id, { onDelete: 'cascade' }),
    place: text('place').notNull().default('header'),
    value: text('value').notNull().default(''),
    nameEn: text('name_en').notNull(),
    nameZh: text('name_zh').notNull(),
    url: text('url').notNull().default(''),
    position: integer('position').notNull().default(0),
    isHidden: boolean('is_hidden').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('navigation_entries_url', sql`${t.url} ~ '^(|/.*|https?://.*)$'`),
    index('navigation_entries_place').on(t.place, t.position),
    index('navigation_entries_parent').on(t.parentId),
  ],
);

/** One banner or picture on a page; its id is the wire's p_id. */
export const banners = pgTable(
  'banners',
  {
    id: id(),
    type: text('type').notNull(),
    url: text('url').notNull(),
    href: text('href').notNull().default(''),
    widths: integer('widths').array().notNull().default([]),
    width: integer('width'),
    height: integer('height'),
    buttons: jsonb('buttons').$type<{ textEn: string; textZh: string; href: string }[]>().notNull().default([]),
    titleEn: text('title_en').notNull().default(''),
    titleZh: text('title_zh').notNull().default(''),
    infoEn: text('info_en').notNull().default(''),
    infoZh: text('info_zh').notNull().default(''),
    altEn: text('alt_en').notNull().default(''),
    altZh: text('alt_zh').notNull().default(''),
    position: integer('position').notNull().default(0),
    isHidden: boolean('is_hidden').notNull().default(false),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    filled('banners_filled', t.type, t.url),
    check('banners_urls', sql`${t.url} ~ '^(/|https?://)' and ${t.href} ~ '^(|/.*|https?://.*)$'`),
    check('banners_dates', sql`${t.startsAt} < ${t.endsAt}`),
    index('banners_type').on(t.type, t.position),
  ],
);

/** The single row of company data. */
export const companyInformation = pgTable(
  'company_information',
  {
    id: integer('id').primaryKey().default(1),
    nameEn: text('name_en').notNull(),
    nameZh: text('name_zh').notNull(),
    legalNameEn: text('legal_name_en').notNull().default(''),
    legalNameZh: text('legal_name_zh').notNull().default(''),
    sloganEn: text('slogan_en').notNull().default(''),
    sloganZh: text('slogan_zh').notNull().default(''),
    storyEn: text('story_en').notNull().default(''),
    storyZh: text('story_zh').notNull().default(''),
    email: text('email').notNull(),
    phoneNumber: text('phone_number').notNull().default(''),
    whatsapp: text('whatsapp').notNull().default(''),
    address: text('address').notNull().default(''),
    city: text('city').notNull().default(''),
    region: text('region').notNull().default(''),
    postCode: text('post_code').notNull().default(''),
    country: text('country').notNull().default('US'),
    hoursEn: text('hours_en').notNull().default(''),
    hoursZh: text('hours_zh').notNull().default(''),
    logoUrl: text('logo_url').notNull().default(''),
    socials: jsonb('socials').$type<Record<string, string>>().notNull().default({}),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('company_information_one', sql`${t.id} = 1`),
    filled('company_information_names', t.nameEn, t.nameZh),
    mailbox('company_information_mailbox', t.email),
  ],
);
