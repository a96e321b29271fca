import { z } from 'zod';
import { call } from '#api/call.ts';
import { listed, paged } from '#api/fields.ts';
import { languages } from '#kernel/texts.ts';

const read = { method: 'GET', who: 'anyone' } as const;
const empty = z.object({});

export const getCompany = call({
  ...read,
  name: 'content.company',
  path: '/company/get',
  summary: 'Company name, address and contact details',
  input: empty,
  output: z.object({
    name: z.string(),
    legal_name: z.string(),
    slogan: z.string(),
    story: z.string(),
    email: z.string(),
    phone_number: z.string(),
    whatsapp: z.string(),
    address: z.string(),
    city: z.string(),
    region: z.string(),
    post_code: z.string(),
    country: z.string(),
    hours: z.string(),
    logo: z.string(),
    socials: z.record(z.string(), z.string()),
  }),
});

export const getNavigation = call({
  ...read,
  name: 'content.navigation',
  path: '/navigation/get',
  summary: 'Visible menu entries in order; parent_id makes the tree',
  input: empty,
  output: z.object({
    items: z.array(
      z.object({
        n_id: z.number().int(),
        parent_id: z.number().int().nullable(),
        place: z.string(),
        name: z.string(),
        url: z.string(),
        value: z.string(),
      }),
    ),
  }),
});

export const getPictures = call({
  ...read,
  name: 'content.pictures',
  path: '/pictures/get',
  summary: 'The banners currently shown in one position',
  input: z.object({ type: z.string().trim().min(1).max(64) }),
  output: z.object({
    items: z.array(
      z.object({
        p_id: z.number().int(),
        type: z.string(),
        url: z.string(),
        src: z.string(),
        href: z.string(),
        title: z.string(),
        info: z.string(),
        alt: z.string(),
        buttons: z.array(z.object({ text: z.string(), href: z.string() })),
      }),
    ),
  }),
});

export const getWebConfig = call({
  ...read,
  name: 'content.webConfig',
  path: '/web_config/get',
  summary: 'Public settings of the shop; never secrets',
  input: empty,
  output: z.object({ items: z.array(z.object({ name: z.string(), value: z.string() })) }),
});

export const getVideos = call({
  ...read,
  name: 'content.videos',
  path: '/video/get_with_query',
  summary: 'Videos of the library, filtered by tag or name',
  input: z.object({
    tag: z.string().trim().min(1).max(60).optional(),
    name: z.string().trim().min(1).max(120).optional(),
    ...paged,
  }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        title: z.string(),
        description: z.string(),
        transcript: z.string(),
        url: z.string(),
        poster: z.string(),
        captions: z.array(z.object({ language: z.enum(languages), url: z.string() })),
        duration: z.number(),
        width: z.number().int(),
        height: z.number().int(),
        tags: z.array(z.string()),
        published_at: z.string(),
        goods: z.array(z.object({ category_name: z.string(), spu_name: z.string() })),
      }),
    ),
    ...listed,
  }),
});
