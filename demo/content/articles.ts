import type { articleGoods, articles, articleVersions } from '#areas/content/tables/articles.ts';
import { pictureNamed, textureFile } from '#demo/catalog/media.ts';
import type { Catalog } from '#demo/catalog/seed.server.ts';
import { dayMs, earlier } from '#kernel/dates.ts';
import { type ArticlePlan, articlePlans } from './article-files.ts';

/** Article rows. An article and its live version reference each other, so it goes live when the seed finishes. */
export function makeArticles(now: Date, catalogue: Catalog) {
  const rows = {
    articles: [] as (typeof articles.$inferInsert)[],
    versions: [] as (typeof articleVersions.$inferInsert)[],
    goods: [] as (typeof articleGoods.$inferInsert)[],
  };
  for (const [index, plan] of articlePlans.entries()) {
    const id = index + 1;
    const at = earlier(now, (260 - index * 5) * dayMs);
    rows.articles.push({
      id,
      slug: plan.slug,
      kind: plan.kind,
      author: plan.author ?? 'Tressline',
      pictureUrl: pictureNamed(plan.picture).base,
      position: id,
      createdAt: at,
      updatedAt: earlier(now, (40 - (index % 5) * 7) * dayMs),
    });
    rows.versions.push(versionOf(plan, id, at));
    for (const [place, slug] of plan.goods.entries())
      rows.goods.push({ id: rows.goods.length + 1, articleId: id, spuId: spuIdOf(catalogue, slug), position: place + 1 });
  }
  return rows;
}

const versionOf = (plan: ArticlePlan, articleId: number, createdAt: Date): typeof articleVersions.$inferInsert => ({
  id: articleId,
  articleId,
  version: 1,
  titleEn: plan.title[0],
  titleZh: plan.title[1],
  summaryEn: plan.summary[0],
  summaryZh: plan.summary[1],
  bodyEn: withPictures(plan.bodyEn),
  bodyZh: withPictures(plan.bodyZh),
  metaDescriptionEn: plan.summary[0],
  metaDescriptionZh: plan.summary[1],
  metaKeywordsEn: plan.keywords[0],
  metaKeywordsZh: plan.keywords[1],
  createdAt,
});

function spuIdOf(catalogue: Catalog, slug: string): number {
  const spu = catalogue.spus.find((one) => one.slug === slug);
  if (!spu?.id) throw new Error(`an article names the group ${slug}, which is not there`);
  return spu.id;
}

/** A plan names a picture, (@mannequin-head) or (@texture:body wave); the article contains its address and size. */
const withPictures = (body: string): string =>
  body.replace(/\(@(texture:)?([^)]+)\)/g, (_, isTexture: string | undefined, name: string) => {
    const picture = isTexture ? textureFile(name) : pictureNamed(name);
    if (!picture) throw new Error(`an article names the picture ${name}, which is not there`);
    return `(${picture.base} ${picture.widths.join(',')} ${picture.width}x${picture.height})`;
  });
