import type { banners } from '#areas/content/tables/site.ts';
import { heroFiles, type Picture } from '#demo/catalog/media.ts';
import { bannerPlans } from './data.ts';

type BannerRow = typeof banners.$inferInsert;
type BannerImage = Pick<Picture, 'base' | 'widths' | 'width' | 'height'>;
type Alt = Pick<Picture, 'altEn' | 'altZh'>;
type BannerTexts = Pick<(typeof bannerPlans)['home'][number], 'title' | 'info' | 'buttons'>;

export function makeBanners(createdAt: Date, pictureOf: (slug: string) => Picture): BannerRow[] {
  const rows: BannerRow[] = [];
  const add = (type: string, image: BannerImage, { altEn, altZh }: Alt, { title, info, buttons }: BannerTexts, href = ''): void => {
    rows.push({
      id: rows.length + 1,
      type,
      url: image.base,
      href,
      widths: [...image.widths],
      width: image.width,
      height: image.height,
      buttons: buttons.map(({ text, href }) => ({ textEn: text[0], textZh: text[1], href })),
      titleEn: title[0],
      titleZh: title[1],
      infoEn: info[0],
      infoZh: info[1],
      altEn,
      altZh,
      position: rows.length + 1,
      createdAt,
      updatedAt: createdAt,
    });
  };
  for (const plan of bannerPlans.home) add('home', heroFiles[plan.hero], heroFiles[plan.hero], plan);
  for (const plan of bannerPlans.home) add('home-phone', heroFiles[plan.hero].phone, heroFiles[plan.hero], plan);
  for (const plan of bannerPlans.teasers) add(plan.type, pictureOf(plan.pictureOf), pictureOf(plan.pictureOf), plan, plan.href);
  return rows;
}
