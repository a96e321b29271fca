import { z } from 'zod';
import { call } from '#api/call.ts';
import { id, maxListItems, paged } from '#api/fields.ts';
import type { Role } from '#site/page.ts';
import { giveawayListStates } from '../rules/giveaway-list.ts';

const giveawayRoles: readonly Role[] = ['owner', 'manager', 'editor'];
const textField = (maxLength: number) => z.string().trim().min(1).max(maxLength);
const facts = {
  slug: textField(60),
  title_en: textField(120),
  title_zh: textField(120),
  prize_en: textField(300),
  prize_zh: textField(300),
  rules_en: textField(4000),
  rules_zh: textField(4000),
  picture_url: z.string().trim().max(300).default(''),
  winner_count: z.number().int().min(1).max(100).default(1),
  reserve_count: z.number().int().min(0).max(100).default(2),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .min(1)
    .max(maxListItems),
  time_zone: textField(60).default('America/New_York'),
  gives_share_entry: z.boolean().default(false),
  starts_at: z.iso.datetime({ offset: true }),
  ends_at: z.iso.datetime({ offset: true }),
};

export const getDraw = call({
  method: 'GET',
  who: 'anyone',
  name: 'giveaway.getDraw',
  path: '/giveaway/get_draw',
  summary: 'Everything needed to verify the drawing of a giveaway: hash of the seed, seed, list of entry hashes, its root and the winners',
  input: z.object({ slug: textField(60) }),
  output: z.object({
    slug: z.string(),
    method: z.string(),
    seed_hash: z.string(),
    seed: z.string().nullable(),
    root: z.string(),
    lines: z.array(z.string()),
    places: z.array(z.number().int()),
    winner_count: z.number().int(),
    names: z.array(z.string()),
  }),
});

export const enterGiveaway = call({
  method: 'POST',
  who: 'anyone',
  name: 'giveaway.enter',
  path: '/giveaway/enter',
  summary: 'Sends an email to confirm a giveaway entry; the answer does not reveal an existing entry',
  input: z.object({
    slug: textField(60),
    name: textField(60),
    email: z.string().trim().min(1).max(254),
    country: z.string().regex(/^[A-Z]{2}$/),
    is_adult: z.boolean(),
    friend: z.string().trim().max(60).default(''),
  }),
  output: z.object({}),
});

export const getGiveaways = call({
  method: 'POST',
  who: giveawayRoles,
  name: 'admin.giveaway.getWithQuery',
  path: '/admin/giveaway/get_with_query',
  summary: 'Giveaways with their number of entries',
  input: z.object({ state: z.enum(giveawayListStates).optional(), keyword: z.string().trim().max(100).optional(), ...paged }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.number().int(),
        slug: z.string(),
        title_en: z.string(),
        title_zh: z.string(),
        state: z.enum(giveawayListStates),
        winner_count: z.number().int(),
        entry_count: z.number().int(),
        starts_at: z.string(),
        ends_at: z.string(),
      }),
    ),
    total: z.number().int(),
    page: z.number().int(),
    page_size: z.number().int(),
  }),
});

export const addGiveaway = call({
  method: 'POST',
  who: giveawayRoles,
  name: 'admin.giveaway.add',
  path: '/admin/giveaway/add',
  summary: 'Creates a giveaway; it is not public before it is opened',
  input: z.object(facts),
  output: z.object({ id: z.number().int() }),
});

export const updateGiveaway = call({
  method: 'POST',
  who: giveawayRoles,
  name: 'admin.giveaway.update',
  path: '/admin/giveaway/update',
  summary: 'Changes a giveaway; once it is open, only its title and image',
  input: z.object({ id, ...facts }),
  output: z.object({}),
});

export const deleteGiveaway = call({
  method: 'POST',
  who: giveawayRoles,
  name: 'admin.giveaway.delete',
  path: '/admin/giveaway/delete',
  summary: 'Deletes a draft giveaway, or cancels one that has not been drawn yet',
  input: z.object({ id }),
  output: z.object({}),
});
