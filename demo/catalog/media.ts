import { z } from 'zod';
import { listOf, readJson, whole } from '#demo/read-files.ts';
import { type Lab, labDistance, labOfShade } from './lab.ts';
import type { HairPlan } from './plan.ts';

const pictureFields = { base: z.string(), widths: listOf(whole), width: whole, height: whole };
const described = { ...pictureFields, altEn: z.string(), altZh: z.string() };
const picture = z.object({ name: z.string(), ...described });
export type Picture = z.infer<typeof picture>;
const productPicture = picture.extend({ type: z.string(), geometry: z.string(), colour: z.string(), view: z.string() });
export type ProductPicture = z.infer<typeof productPicture>;
const texturePicture = z.object({ code: z.string(), ...described });
const hero = z.object({ ...described, phone: z.object(pictureFields) });
const shade = z.object({
  code: z.string(),
  zh: z.string(),
  root: z.string(),
  tip: z.string().nullable(),
  highlight: z.string().nullable(),
  share: z.number(),
  swatch: z.string(),
});
const videoFile = z.object({
  name: z.string(),
  src: z.string(),
  poster: z.string(),
  geometry: z.string(),
  width: whole,
  height: whole,
  seconds: whole,
});

/** Written by scripts/pictures.ts; what the demo does not use of it is left out. */
const media = readJson(
  'catalog/media.json',
  z.object({
    colours: listOf(shade),
    textures: z.record(z.string(), texturePicture),
    heroes: z.object({ 'hero-wigs': hero, 'hero-bundles': hero }),
    products: listOf(productPicture),
    accessories: listOf(picture),
    videos: listOf(videoFile),
  }),
);

export const { colours: shadeFiles, videos: videoFiles, heroes: heroFiles } = media;
export const allPictures: readonly Picture[] = [...media.products, ...media.accessories];

const byName = new Map(allPictures.map((picture) => [picture.name, picture]));
const labs = new Map(media.colours.map((shade): [string, Lab] => [shade.code, labOfShade(shade)]));
const fronts = new Map<string, Map<string, ProductPicture>>();
const others = new Map<string, ProductPicture[]>();
for (const picture of media.products) {
  const views = picture.view === 'front' ? fronts : null;
  if (views) {
    const known = views.get(picture.geometry) ?? new Map<string, ProductPicture>();
    known.set(picture.colour, picture);
    views.set(picture.geometry, known);
  } else {
    const key = `${picture.geometry}/${picture.colour}`;
    others.set(key, [...(others.get(key) ?? []), picture]);
  }
}

export function pictureNamed(name: string): Picture {
  const found = byName.get(name);
  if (!found) throw new Error(`media.json has no picture ${name}`);
  return found;
}

export const textureFile = (texture: string): z.infer<typeof texturePicture> | undefined => media.textures[texture.toLowerCase()];

const textureStem: Readonly<Record<string, string>> = {
  Straight: 'straight',
  'Yaki Straight': 'yaki',
  'Body Wave': 'body-wave',
  'Loose Wave': 'loose-wave',
  'Deep Wave': 'deep-wave',
  'Water Wave': 'water-wave',
  'Kinky Curly': 'kinky-curly',
};
const wigByStyle: Readonly<Record<string, string>> = {
  BOB: 'wig-bob',
  Short: 'wig-short-curly',
  Bangs: 'wig-bangs',
  'Extra Long': 'wig-long-30in',
};
const braidingByStyle: Readonly<Record<string, string>> = {
  'Boho Bulk': 'braiding-boho-bulk',
  Bulk: 'braiding-deep-bulk',
  Braids: 'braiding-3-strand',
  'Box Braid Ponytail': 'braiding-box-ponytail',
};
const curly = new Set(['Deep Wave', 'Water Wave', 'Kinky Curly']);

/** The photographed shape nearest to a plan. */
function geometryOf(plan: HairPlan): string {
  if (plan.geometry) return plan.geometry;
  const stem = textureStem[plan.texture] ?? 'straight';
  const rough = curly.has(plan.texture)
    ? 'deep-wave'
    : plan.texture === 'Straight' || plan.texture === 'Yaki Straight'
      ? 'straight'
      : 'body-wave';
  switch (plan.form) {
    case 'wig':
      return wigByStyle[plan.style] ?? `wig-${stem}`;
    case 'bundle':
      return `bundle-${stem}`;
    case 'bundle-set':
    case 'set-closure':
    case 'set-frontal':
    case 'pack':
      return `deal3-${rough}`;
    case 'lace-piece':
      return `${plan.style === 'Frontal' ? 'frontal-13x4' : 'closure-4x4'}-${rough}`;
    case 'braiding':
      return braidingByStyle[plan.style] ?? 'braiding-boho-bulk';
    case 'extension':
      return `${plan.style.toLowerCase()}-${stem}`;
  }
}

/** Front picture in a color: the same where photographed, else the nearest. */
export function frontOf(plan: HairPlan, colour: string): ProductPicture {
  const known = fronts.get(geometryOf(plan));
  if (!known) throw new Error(`no pictures of ${geometryOf(plan)} for ${plan.slug}`);
  const exact = known.get(colour);
  if (exact) return exact;
  const targetLab = labs.get(colour);
  let best: ProductPicture | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const picture of known.values()) {
    const lab = labs.get(picture.colour);
    const distance = targetLab && lab ? labDistance(targetLab, lab) : 0;
    if (distance < bestDistance) [best, bestDistance] = [picture, distance];
  }
  if (!best) throw new Error(`no picture for ${plan.slug} in ${colour}`);
  return best;
}

/** Back and side of the same head, in that order. */
export const otherViewsOf = (front: ProductPicture): readonly ProductPicture[] => others.get(`${front.geometry}/${front.colour}`) ?? [];

/** Close-ups true of every color of a plan. */
export function detailsOf(plan: HairPlan): readonly Picture[] {
  const isFrontal = plan.laceSize === '13x4' || plan.laceSize === '13x6';
  const names: string[] = [];
  if (plan.form === 'wig' || plan.form === 'set-frontal')
    names.push(...(isFrontal ? ['frontal-13x4-lace-1b-detail'] : plan.laceSize ? ['closure-4x4-lace-1b-detail'] : []));
  if (plan.form === 'wig') names.push('wig-cap-inside-1b-detail');
  if (plan.form === 'lace-piece')
    names.push(
      ...(plan.style === 'Frontal' ? ['frontal-13x4-lace-1b-detail'] : ['closure-4x4-lace-1b-detail', 'closure-4x4-knots-1b-detail']),
    );
  if (plan.form === 'bundle' || plan.form === 'bundle-set' || plan.form === 'set-closure' || plan.form === 'pack')
    names.push('bundle-weft-1b-detail');
  return names.map(pictureNamed);
}
