import { z } from 'zod';
import { call } from '#api/call.ts';
import { id, listed, paged } from '#api/fields.ts';
import type { Role } from '#site/page.ts';

const writers: readonly Role[] = ['owner', 'manager', 'editor'];
const keepers: readonly Role[] = ['owner', 'manager'];

const empty = z.object({});
const words = (most: number) => z.string().max(most);
const one = z.object({ id: z.number().int() });
const search = z.object({ words: words(100).optional(), ...paged });
const rows = z.object({ items: z.array(z.record(z.string(), z.unknown())), ...listed });

/** One call of the office: who, what, and what it answers. */
const staffCall = <In extends z.ZodType, Out extends z.ZodType>(
  path: string,
  who: readonly Role[],
  summary: string,
  input: In,
  output: Out,
  method: 'GET' | 'POST' = 'POST',
) =>
  call({
    name: `admin.${path.replace('/', '.').replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())}`,
    method,
    path: `/admin/${path}`,
    who,
    summary,
    input,
    output,
  });

/** The same for a call that takes a page of words. */
const longCall = <In extends z.ZodType, Out extends z.ZodType>(
  path: string,
  who: readonly Role[],
  summary: string,
  input: In,
  output: Out,
) => ({
  ...staffCall(path, who, summary, input, output),
  mostText: 100_000,
});

const configName = words(64).trim().min(1);
export const configAdd = staffCall(
  'web_config/add',
  keepers,
  'Sets a named setting, new or not',
  z.object({ name: configName, value: words(2000).min(1) }),
  empty,
);
export const configDelete = staffCall('web_config/delete', keepers, 'Takes a setting away', z.object({ name: configName }), empty);
const settings = z.object({ items: z.array(z.object({ name: z.string(), value: z.string() })) });
export const configGet = staffCall('web_config/get', keepers, 'Every setting by name', empty, settings, 'GET');

/** A name alone is taken for both languages. */
const menuFields = {
  value: words(300).optional(),
  name_en: words(60).optional(),
  name_zh: words(60).optional(),
  url: words(300).optional(),
  place: z.enum(['header', 'footer']).optional(),
  parent_id: id.nullable().optional(),
  position: z.number().int().min(0).max(9999).optional(),
  is_hidden: z.boolean().optional(),
};
const menuId = z.object({ n_id: z.number().int() });
export const menuNew = staffCall(
  'navigation/new',
  writers,
  'Adds an entry to a menu',
  z.object({ ...menuFields, value: words(300).min(1) }),
  menuId,
);
export const menuSave = staffCall('navigation/save', writers, 'Changes an entry of a menu', z.object({ n_id: id, ...menuFields }), menuId);
export const menuDelete = staffCall('navigation/delete', writers, 'Takes an entry out of a menu', z.object({ n_id: id }), empty);
const menuRow = z.object({
  n_id: z.number().int(),
  value: z.string(),
  parent_id: z.number().int().nullable(),
  place: z.string(),
  name_en: z.string(),
  name_zh: z.string(),
  url: z.string(),
  position: z.number().int(),
  is_hidden: z.boolean(),
});
export const menuGet = staffCall(
  'navigation/get',
  writers,
  'Every entry of the menus, hidden ones too',
  empty,
  z.object({ items: z.array(menuRow) }),
  'GET',
);

const Button = z.object({ text: words(40), text_zh: words(40).optional(), href: words(300) });
/** One wording is taken for both languages where the Chinese is not given. */
const pictureFields = {
  type: z.enum(['home', 'home-phone', 'builder', 'business']).optional(),
  url: words(300).optional(),
  src: words(300).optional(),
  buttons: z.array(Button).max(2).optional(),
  title: words(120).optional(),
  title_zh: words(120).optional(),
  info: words(400).optional(),
  info_zh: words(400).optional(),
  alt: words(200).optional(),
  alt_zh: words(200).optional(),
  href: words(300).optional(),
  position: z.number().int().min(0).max(9999).optional(),
  is_hidden: z.boolean().optional(),
  starts_at: words(40).nullable().optional(),
  ends_at: words(40).nullable().optional(),
};
const pictureId = z.object({ p_id: z.number().int() });
export const pictureNew = staffCall('pictures/new', writers, 'Puts a picture of the library on a page', z.object(pictureFields), pictureId);
export const pictureSave = staffCall(
  'pictures/save',
  writers,
  'Changes a picture on a page; src and url mean the same',
  z.object({ p_id: id, ...pictureFields }),
  pictureId,
);
export const pictureDelete = staffCall('pictures/delete', writers, 'Takes a picture off its page', z.object({ p_id: id }), empty);
export const pictureGet = staffCall(
  'pictures/get',
  writers,
  'Every picture on a page, hidden and planned ones too',
  z.object({ type: words(64).optional() }),
  z.object({ items: z.array(z.record(z.string(), z.unknown())) }),
  'GET',
);

const faqFields = {
  category_id: id.nullable().optional(),
  topic: z.enum(['shipping', 'returns', 'price', '']).optional(),
  question_en: words(200).optional(),
  question_zh: words(200).optional(),
  answer_en: words(2000).optional(),
  answer_zh: words(2000).optional(),
  position: z.number().int().min(0).max(9999).optional(),
  is_shown: z.boolean().optional(),
};
export const faqAdd = staffCall('faq/add', writers, 'Adds a question with its answer', z.object(faqFields), one);
export const faqUpdate = staffCall('faq/update', writers, 'Changes a question', z.object({ id, ...faqFields }), one);
export const faqDelete = staffCall('faq/delete', writers, 'Takes a question away', z.object({ id }), empty);
export const faqQuery = staffCall('faq/get_with_query', writers, 'Questions, found by a word', search, rows);

const companyFields = z.object({
  name_en: words(80).optional(),
  name_zh: words(80).optional(),
  legal_name_en: words(160).optional(),
  legal_name_zh: words(160).optional(),
  slogan_en: words(160).optional(),
  slogan_zh: words(160).optional(),
  story_en: words(2000).optional(),
  story_zh: words(2000).optional(),
  hours_en: words(160).optional(),
  hours_zh: words(160).optional(),
  email: words(254).optional(),
  phone_number: words(40).optional(),
  whatsapp: words(40).optional(),
  address: words(160).optional(),
  city: words(80).optional(),
  region: words(40).optional(),
  post_code: words(20).optional(),
  country: words(2).optional(),
  socials: z.record(z.string().regex(/^[a-z]{1,20}$/), words(200)).optional(),
});
export const companyAdd = staffCall('company/add', keepers, 'Says who we are, the first time', companyFields, empty);
export const companyUpdate = staffCall('company/update', keepers, 'Changes what we say of ourselves', companyFields, empty);
export const companyQuery = staffCall('company/get_with_query', keepers, 'Who we are, in both languages', search, rows);

const tags = z.array(words(40)).max(12);
export const resourceAdd = staffCall(
  'resource/add',
  writers,
  'Takes finished uploads into the library',
  z.object({
    upload_ids: z
      .array(z.string().regex(/^[0-9a-f]{32}$/))
      .min(1)
      .max(5),
    alt_en: words(200),
    alt_zh: words(200),
    tags: tags.default([]),
  }),
  z.object({ ids: z.array(z.number().int()) }),
);
export const resourceUpdate = staffCall(
  'resource/update',
  writers,
  'Says what a picture of the library shows',
  z.object({ id, alt_en: words(200), alt_zh: words(200), tags: tags.default([]) }),
  empty,
);
export const resourceDelete = staffCall(
  'resource/delete',
  writers,
  'Takes a picture nobody shows out of the library',
  z.object({ id }),
  empty,
);
export const resourceQuery = staffCall(
  'resource/get_with_query',
  writers,
  'Pictures of the library',
  search.extend({ tag: words(40).optional() }),
  rows,
);

const videoFields = {
  title_en: words(160).optional(),
  title_zh: words(160).optional(),
  description_en: words(2000).optional(),
  description_zh: words(2000).optional(),
  transcript_en: words(8000).optional(),
  transcript_zh: words(8000).optional(),
  url: words(300).optional(),
  poster: words(300).optional(),
  captions_en: words(300).optional(),
  captions_zh: words(300).optional(),
  seconds: z.number().int().min(1).max(7200).optional(),
  width: z.number().int().min(1).max(8000).optional(),
  height: z.number().int().min(1).max(8000).optional(),
  tags: words(300).optional(),
  position: z.number().int().min(0).max(9999).optional(),
  is_shown: z.boolean().optional(),
};
export const videoAdd = longCall(
  'video/add',
  writers,
  'Adds a video to the library',
  z.object({ name: words(80).min(1), ...videoFields }),
  one,
);
export const videoUpdate = longCall('video/update', writers, 'Changes what is said of a video', z.object({ id, ...videoFields }), one);
export const videoDelete = staffCall('video/delete', writers, 'Takes a video out of the library', z.object({ id }), empty);
export const videoQuery = staffCall('video/get_with_query', writers, 'Every video, hidden ones too', search, rows);

const articleWords = {
  title_en: words(160),
  title_zh: words(160),
  summary_en: words(400),
  summary_zh: words(400),
  body_en: words(100_000),
  body_zh: words(100_000),
  note: words(200).default(''),
};
const version = z.object({ id: z.number().int(), version: z.number().int() });
export const articleAdd = longCall(
  'article/add',
  writers,
  'Begins a page of words at an address that has none yet; it waits as a draft',
  z.object({
    slug: words(120).min(1),
    kind: z.enum(['article', 'guide', 'policy', 'business', 'page']),
    author: words(80).default(''),
    ...articleWords,
  }),
  version,
);
export const articleUpdate = longCall(
  'article/update',
  writers,
  'Writes the next version, or with publish_version shows one, now or at publish_at',
  z.object({
    id,
    after_version: z.number().int().min(1).optional(),
    ...z.object(articleWords).partial().shape,
    publish_version: z.number().int().min(1).optional(),
    publish_at: words(40).optional(),
  }),
  version,
);
export const articleDelete = staffCall(
  'article/delete',
  writers,
  'Takes a page of words out of the shop; its words are kept',
  z.object({ id }),
  empty,
);
export const articleQuery = staffCall(
  'article/get_with_query',
  writers,
  'Pages of words; with an id one of them, its words included',
  search.extend({ id: id.optional() }),
  rows,
);
