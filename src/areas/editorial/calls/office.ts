import { z } from 'zod';
import {
  contentId,
  contentRoles,
  contentText,
  createdId,
  foundRows,
  longCall,
  nothing,
  searchQuery,
  settingRoles,
  staffCall,
} from './staff-call.ts';

const configName = contentText(64).trim().min(1);
export const configAdd = staffCall(
  '/admin/web_config/add',
  settingRoles,
  'Creates or changes a setting',
  z.object({ name: configName, value: contentText(2000).min(1) }),
  nothing,
);
export const configDelete = staffCall(
  '/admin/web_config/delete',
  settingRoles,
  'Deletes a setting',
  z.object({ name: configName }),
  nothing,
);
const settings = z.object({ items: z.array(z.object({ name: z.string(), value: z.string() })) });
export const configGet = staffCall('/admin/web_config/get', settingRoles, 'All settings by name', nothing, settings, 'GET');

/** A single name is used for both languages. */
const menuFields = {
  value: contentText(300).optional(),
  name_en: contentText(60).optional(),
  name_zh: contentText(60).optional(),
  url: contentText(300).optional(),
  place: z.enum(['header', 'footer']).optional(),
  parent_id: contentId.nullable().optional(),
  position: z.number().int().min(0).max(9999).optional(),
  is_hidden: z.boolean().optional(),
};
const menuId = z.object({ n_id: z.number().int() });
export const menuNew = staffCall(
  '/admin/navigation/new',
  contentRoles,
  'Adds a menu entry',
  z.object({ ...menuFields, value: contentText(300).min(1) }),
  menuId,
);
export const menuSave = staffCall(
  '/admin/navigation/save',
  contentRoles,
  'Changes a menu entry',
  z.object({ n_id: contentId, ...menuFields }),
  menuId,
);
export const menuDelete = staffCall(
  '/admin/navigation/delete',
  contentRoles,
  'Deletes a menu entry',
  z.object({ n_id: contentId }),
  nothing,
);
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
  '/admin/navigation/get',
  contentRoles,
  'All menu entries, including hidden ones',
  nothing,
  z.object({ items: z.array(menuRow) }),
  'GET',
);

const Button = z.object({ text: contentText(40), text_zh: contentText(40).optional(), href: contentText(300) });
/** A single text is used for both languages without Chinese. */
const pictureFields = {
  type: z.enum(['home', 'home-phone', 'builder', 'business']).optional(),
  url: contentText(300).optional(),
  src: contentText(300).optional(),
  buttons: z.array(Button).max(2).optional(),
  title: contentText(120).optional(),
  title_zh: contentText(120).optional(),
  info: contentText(400).optional(),
  info_zh: contentText(400).optional(),
  alt: contentText(200).optional(),
  alt_zh: contentText(200).optional(),
  href: contentText(300).optional(),
  position: z.number().int().min(0).max(9999).optional(),
  is_hidden: z.boolean().optional(),
  starts_at: contentText(40).nullable().optional(),
  ends_at: contentText(40).nullable().optional(),
};
const pictureId = z.object({ p_id: z.number().int() });
export const pictureNew = staffCall(
  '/admin/pictures/new',
  contentRoles,
  'Adds a banner: a library picture on a page',
  z.object(pictureFields),
  pictureId,
);
export const pictureSave = staffCall(
  '/admin/pictures/save',
  contentRoles,
  'Changes a banner; src and url mean the same',
  z.object({ p_id: contentId, ...pictureFields }),
  pictureId,
);
export const pictureDelete = staffCall('/admin/pictures/delete', contentRoles, 'Deletes a banner', z.object({ p_id: contentId }), nothing);
export const pictureGet = staffCall(
  '/admin/pictures/get',
  contentRoles,
  'All banners, including hidden and scheduled ones',
  z.object({ type: contentText(64).optional() }),
  z.object({ items: z.array(z.record(z.string(), z.unknown())) }),
  'GET',
);

const faqFields = {
  category_id: contentId.nullable().optional(),
  topic: z.enum(['shipping', 'returns', 'price', '']).optional(),
  question_en: contentText(200).optional(),
  question_zh: contentText(200).optional(),
  answer_en: contentText(2000).optional(),
  answer_zh: contentText(2000).optional(),
  position: z.number().int().min(0).max(9999).optional(),
  is_shown: z.boolean().optional(),
};
export const faqAdd = staffCall('/admin/faq/add', contentRoles, 'Adds a question with its answer', z.object(faqFields), createdId);
export const faqUpdate = staffCall(
  '/admin/faq/update',
  contentRoles,
  'Changes a question',
  z.object({ id: contentId, ...faqFields }),
  createdId,
);
export const faqDelete = staffCall('/admin/faq/delete', contentRoles, 'Deletes a question', z.object({ id: contentId }), nothing);
export const faqQuery = staffCall('/admin/faq/get_with_query', contentRoles, 'Questions, filtered by words', searchQuery, foundRows);

const companyFields = z.object({
  name_en: contentText(80).optional(),
  name_zh: contentText(80).optional(),
  legal_name_en: contentText(160).optional(),
  legal_name_zh: contentText(160).optional(),
  slogan_en: contentText(160).optional(),
  slogan_zh: contentText(160).optional(),
  story_en: contentText(2000).optional(),
  story_zh: contentText(2000).optional(),
  hours_en: contentText(160).optional(),
  hours_zh: contentText(160).optional(),
  email: contentText(254).optional(),
  phone_number: contentText(40).optional(),
  whatsapp: contentText(40).optional(),
  address: contentText(160).optional(),
  city: contentText(80).optional(),
  region: contentText(40).optional(),
  post_code: contentText(20).optional(),
  country: contentText(2).optional(),
  socials: z.record(z.string().regex(/^[a-z]{1,20}$/), contentText(200)).optional(),
});
export const companyAdd = staffCall(
  '/admin/company/add',
  settingRoles,
  'Sets company name, address and contact details for the first time',
  companyFields,
  nothing,
);
export const companyUpdate = staffCall(
  '/admin/company/update',
  settingRoles,
  'Updates company name, address and contact details',
  companyFields,
  nothing,
);
export const companyQuery = staffCall(
  '/admin/company/get_with_query',
  settingRoles,
  'Company name, address and contact details in both languages',
  searchQuery,
  foundRows,
);

const tags = z.array(contentText(40)).max(12);
export const resourceAdd = staffCall(
  '/admin/resource/add',
  contentRoles,
  'Adds finished uploads to the library',
  z.object({
    upload_ids: z
      .array(z.string().regex(/^[0-9a-f]{32}$/))
      .min(1)
      .max(5),
    alt_en: contentText(200),
    alt_zh: contentText(200),
    tags: tags.default([]),
  }),
  z.object({ ids: z.array(z.number().int()) }),
);
export const resourceUpdate = staffCall(
  '/admin/resource/update',
  contentRoles,
  'Sets the alternative text of a library picture',
  z.object({ id: contentId, alt_en: contentText(200), alt_zh: contentText(200), tags: tags.default([]) }),
  nothing,
);
export const resourceDelete = staffCall(
  '/admin/resource/delete',
  contentRoles,
  'Deletes an unused picture from the library',
  z.object({ id: contentId }),
  nothing,
);
export const resourceQuery = staffCall(
  '/admin/resource/get_with_query',
  contentRoles,
  'Pictures of the library',
  searchQuery.extend({ tag: contentText(40).optional() }),
  foundRows,
);

const videoFields = {
  title_en: contentText(160).optional(),
  title_zh: contentText(160).optional(),
  description_en: contentText(2000).optional(),
  description_zh: contentText(2000).optional(),
  transcript_en: contentText(8000).optional(),
  transcript_zh: contentText(8000).optional(),
  url: contentText(300).optional(),
  poster: contentText(300).optional(),
  captions_en: contentText(300).optional(),
  captions_zh: contentText(300).optional(),
  seconds: z.number().int().min(1).max(7200).optional(),
  width: z.number().int().min(1).max(8000).optional(),
  height: z.number().int().min(1).max(8000).optional(),
  tags: contentText(300).optional(),
  position: z.number().int().min(0).max(9999).optional(),
  is_shown: z.boolean().optional(),
};
export const videoAdd = longCall(
  '/admin/video/add',
  contentRoles,
  'Adds a video to the library',
  z.object({ name: contentText(80).min(1), ...videoFields }),
  createdId,
);
export const videoUpdate = longCall(
  '/admin/video/update',
  contentRoles,
  'Changes the texts of a video',
  z.object({ id: contentId, ...videoFields }),
  createdId,
);
export const videoDelete = staffCall(
  '/admin/video/delete',
  contentRoles,
  'Deletes a video from the library',
  z.object({ id: contentId }),
  nothing,
);
export const videoQuery = staffCall(
  '/admin/video/get_with_query',
  contentRoles,
  'All videos, including hidden ones',
  searchQuery,
  foundRows,
);
