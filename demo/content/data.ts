import { z } from 'zod';
import { bilingual, listOf, readJson, whole } from '#demo/read-files.ts';

/** The numbers of the shop that staff edit; its texts are made from them. */
export const policyPlans = readJson(
  'rules/policies.json',
  listOf(z.strictObject({ name: z.string(), value: whole, unit: z.string(), note: bilingual })),
);

export const settingPlans = readJson('content/settings.json', z.record(z.string(), z.string()));

export const companyPlan = readJson(
  'content/company.json',
  z.strictObject({
    nameEn: z.string(),
    nameZh: z.string(),
    legalNameEn: z.string(),
    legalNameZh: z.string(),
    sloganEn: z.string(),
    sloganZh: z.string(),
    storyEn: z.string(),
    storyZh: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    whatsapp: z.string(),
    address: z.string(),
    city: z.string(),
    region: z.string(),
    postCode: z.string(),
    country: z.string(),
    hoursEn: z.string(),
    hoursZh: z.string(),
    logoUrl: z.string(),
    socials: z.record(z.string(), z.string()),
  }),
);

export const keywordPlans = readJson(
  'content/keywords.json',
  listOf(
    z.strictObject({
      keyword: z.string(),
      language: z.enum(['en', 'zh']),
      kind: z.enum(['category', 'page', 'spu']),
      path: z.string(),
      monthlyVolume: whole,
      positionTenths: whole,
    }),
  ),
);

const menuEntry = z.strictObject({
  name: bilingual,
  url: z.string(),
  /** The texture whose close-up the entry shows. */
  texture: z.string().optional(),
  get under() {
    return z.array(menuEntry).optional();
  },
});
export type MenuPlan = z.infer<typeof menuEntry>;
export const menuPlans = readJson('content/menu.json', z.strictObject({ header: listOf(menuEntry), footer: listOf(menuEntry) }));

const videoPlan = z.strictObject({
  title: bilingual,
  about: bilingual,
  tags: listOf(z.string()),
  /** What is shown between two times, in seconds. */
  scenes: listOf(z.strictObject({ fromSeconds: z.number(), toSeconds: z.number(), seen: bilingual })),
});
export type VideoPlan = z.infer<typeof videoPlan>;
/** The clips are silent: captions describe what is shown. */
export const videoPlans = readJson('content/videos.json', z.record(z.string(), videoPlan));

const banner = {
  title: bilingual,
  info: bilingual,
  buttons: listOf(z.strictObject({ text: bilingual, href: z.string() })),
};
/** Banners of the home page, and its two teasers with the picture of a group. */
export const bannerPlans = readJson(
  'content/banners.json',
  z.strictObject({
    home: listOf(z.strictObject({ hero: z.enum(['hero-wigs', 'hero-bundles']), ...banner })),
    teasers: listOf(z.strictObject({ type: z.string(), pictureOf: z.string(), href: z.string(), ...banner })),
  }),
);

/** What is late; days count from today. */
export const delayPlans = readJson(
  'content/delays.json',
  listOf(
    z.strictObject({
      kind: z.enum(['carrier', 'production']),
      carrier: z.string(),
      title: bilingual,
      reason: bilingual,
      extraDays: z.tuple([whole, whole]).readonly(),
      sinceDays: whole,
      endsInDays: whole,
    }),
  ),
);
