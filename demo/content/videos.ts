import { createHash } from 'node:crypto';
import { type Cue, transcriptOf, vttOf } from '#areas/content/rules/captions.ts';
import type { videoGoods, videos } from '#areas/content/tables/media.ts';
import { videoFiles } from '#demo/catalog/media.ts';
import type { Catalog } from '#demo/catalog/seed.server.ts';
import { dayMs, earlier } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';
import { type VideoPlan, videoPlans } from './data.ts';

const maxProductsPerVideo = 4;

/** Each video is linked to the groups it is true of. */
export function makeVideos(now: Date, catalogue: Catalog, random: Random) {
  const videoRows: (typeof videos.$inferInsert)[] = [];
  const productRows: (typeof videoGoods.$inferInsert)[] = [];
  for (const [index, file] of videoFiles.entries()) {
    const plan = planOf(file.name);
    const at = earlier(now, (20 + index * 23 + random.int(0, 9)) * dayMs);
    const id = index + 1;
    videoRows.push({
      id,
      slug: file.name,
      titleEn: plan.title[0],
      titleZh: plan.title[1],
      descriptionEn: plan.about[0],
      descriptionZh: plan.about[1],
      transcriptEn: transcriptOf(cuesOf(plan, 'en')),
      transcriptZh: transcriptOf(cuesOf(plan, 'zh')),
      captionsEnUrl: captionsOf(file.name, 'en').url,
      captionsZhUrl: captionsOf(file.name, 'zh').url,
      url: file.src,
      posterUrl: file.poster,
      durationMs: file.seconds * 1000,
      width: file.width,
      height: file.height,
      tags: [...plan.tags],
      position: id,
      publishedAt: at,
      createdAt: at,
      updatedAt: at,
    });
    const spuIds = new Set(alike(catalogue, file));
    for (const [place, spuId] of [...spuIds].slice(0, maxProductsPerVideo).entries())
      productRows.push({ id: productRows.length + 1, videoId: id, spuId, skuId: null, position: place + 1 });
  }
  return { videos: videoRows, videoGoods: productRows };
}

/** Groups photographed as exactly this item, then the same shape in other colors. */
function alike(catalogue: Catalog, { poster, geometry }: (typeof videoFiles)[number]): number[] {
  const sameShape = new RegExp(`/${geometry}-[a-z0-9]+-[0-9a-f]{8}$`);
  const groupsWith = (isLike: (base: string) => boolean) =>
    catalogue.pictures.filter(({ baseUrl }) => isLike(baseUrl)).map(({ spuId }) => spuId);
  return [...groupsWith((base) => base === poster), ...groupsWith((base) => sameShape.test(base))];
}

/** Caption file of a demo video; its name contains a content hash, so browsers may cache it forever. */
export function captionsOf(name: string, language: 'en' | 'zh') {
  const text = vttOf(cuesOf(planOf(name), language));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { text, url: `/media/captions/${name}-${language}-${hash}.vtt` };
}

function planOf(name: string): VideoPlan {
  const plan = videoPlans[name];
  if (!plan) throw new Error(`no words for the video ${name}`);
  return plan;
}

const cuesOf = (plan: VideoPlan, language: 'en' | 'zh'): Cue[] =>
  plan.scenes.map(({ fromSeconds, toSeconds, seen: [en, zh] }) => ({ fromSeconds, toSeconds, text: language === 'zh' ? zh : en }));
