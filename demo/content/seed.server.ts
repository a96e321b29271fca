import { articleGoods, articles, articleVersions, delays, keywords } from '#areas/content/tables/articles.ts';
import { libraryPictures, videoGoods, videos } from '#areas/content/tables/media.ts';
import { banners, companyInformation, navigationEntries, policies, webConfig } from '#areas/content/tables/site.ts';
import { allPictures, heroFiles, type Picture, textureFile } from '#demo/catalog/media.ts';
import type { Catalog } from '#demo/catalog/seed.server.ts';
import { dayMs, dayOf, earlier } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';
import type { Copy } from '#platform/database/copy.server.ts';
import { makeArticles } from './articles.ts';
import { makeBanners } from './banners.ts';
import { companyPlan, keywordPlans, type MenuPlan, menuPlans, policyPlans, settingPlans } from './data.ts';
import { makeDelays } from './delays.ts';
import { makeVideos } from './videos.ts';

export type Content = ReturnType<typeof makeContent>;
type ContentOptions = { readonly random: Random; readonly now: Date; readonly catalogue: Catalog };

export function makeContent({ random, now, catalogue }: ContentOptions) {
  const opened = earlier(now, 800 * dayMs);
  return {
    company: [{ id: 1, ...companyPlan, socials: { ...companyPlan.socials }, updatedAt: opened }],
    policies: policyPlans.map(({ note: [noteEn, noteZh], ...plan }) => ({ ...plan, noteEn, noteZh, updatedAt: opened })),
    webConfig: Object.entries(settingPlans).map(([name, value], index) => ({
      id: index + 1,
      name,
      value,
      createdAt: opened,
      updatedAt: opened,
    })),
    navigation: makeNavigation(opened),
    banners: makeBanners(opened, pictureOf(catalogue)),
    libraryPictures: makeLibrary(opened),
    ...makeVideos(now, catalogue, random.branch('videos')),
    keywords: makeKeywords(now, catalogue),
    texts: makeArticles(now, catalogue),
    delays: makeDelays(now),
  };
}

export async function seedContent(copy: Copy, content: Content): Promise<void> {
  await copy(companyInformation, content.company);
  await copy(policies, content.policies);
  await copy(webConfig, content.webConfig);
  await copy(navigationEntries, content.navigation);
  await copy(banners, content.banners);
  await copy(libraryPictures, content.libraryPictures);
  await copy(videos, content.videos);
  await copy(videoGoods, content.videoGoods);
  await copy(keywords, content.keywords);
  await copy(articles, content.texts.articles);
  await copy(articleVersions, content.texts.versions);
  await copy(articleGoods, content.texts.goods);
  await copy(delays, content.delays);
}

/** Parents before children, so that rows can be inserted in order. */
function makeNavigation(createdAt: Date): (typeof navigationEntries.$inferInsert)[] {
  const rows: (typeof navigationEntries.$inferInsert)[] = [];
  const add = (plans: readonly MenuPlan[], place: string, parentId: number | null): void => {
    for (const [index, plan] of plans.entries()) {
      const id = rows.length + 1;
      // A texture's value is the address of its close-up.
      const value = plan.texture ? (textureFile(plan.texture)?.base ?? '') : '';
      rows.push({
        id,
        parentId,
        place,
        value,
        nameEn: plan.name[0],
        nameZh: plan.name[1],
        url: plan.url,
        position: index + 1,
        createdAt,
        updatedAt: createdAt,
      });
      add(plan.under ?? [], place, id);
    }
  };
  add(menuPlans.header, 'header', null);
  add(menuPlans.footer, 'footer', null);
  return rows;
}

const pictureOf =
  (catalogue: Catalog) =>
  (slug: string): Picture => {
    const hero = catalogue.spus.find((spu) => spu.slug === slug)?.heroUrl;
    const picture = allPictures.find(({ base }) => base === hero);
    if (!picture) throw new Error(`no picture of ${slug}`);
    return picture;
  };

function makeLibrary(createdAt: Date): (typeof libraryPictures.$inferInsert)[] {
  const heroes = Object.entries(heroFiles).flatMap(([name, { phone, ...hero }]) => [
    { ...hero, name },
    { ...phone, altEn: hero.altEn, altZh: hero.altZh, name },
  ]);
  return [...allPictures, ...heroes].map((picture, index) => ({
    id: index + 1,
    baseUrl: picture.base,
    widths: [...picture.widths],
    width: picture.width,
    height: picture.height,
    altEn: picture.altEn,
    altZh: picture.altZh,
    tags: [picture.name.split('-', 1)[0] ?? 'other'],
    createdAt,
  }));
}

function makeKeywords(now: Date, catalogue: Catalog): (typeof keywords.$inferInsert)[] {
  const at = earlier(now, 9 * dayMs);
  return keywordPlans.map(({ keyword, language, kind: targetKind, path: targetPath, monthlyVolume, positionTenths }, index) => ({
    id: index + 1,
    keyword,
    language,
    targetKind,
    targetPath,
    categoryId: catalogue.categories.find(({ slug }) => targetPath.startsWith(`/collections/${slug}`))?.id ?? null,
    priority: monthlyVolume > 10000 ? 3 : monthlyVolume > 4000 ? 2 : 1,
    monthlyVolume,
    positionTenths,
    measuredOn: dayOf(at),
    createdAt: at,
    updatedAt: at,
  }));
}
