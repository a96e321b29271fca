import type { brands, categories, faqs } from '#areas/catalog/tables/categories.ts';
import { brandPlans, categoryPlans, faqPlans } from './data.ts';
import { pictureNamed } from './media.ts';
import { categorySlugs } from './plan.ts';

export function makeCategories(createdAt: Date): (typeof categories.$inferInsert)[] {
  return categoryPlans.map((plan, index) => ({
    id: index + 1,
    slug: plan.slug,
    nameEn: plan.name[0],
    nameZh: plan.name[1],
    descriptionEn: plan.about[0],
    descriptionZh: plan.about[1],
    metaTitleEn: plan.metaTitle[0],
    metaTitleZh: plan.metaTitle[1],
    metaDescriptionEn: plan.about[0],
    metaDescriptionZh: plan.about[1],
    metaKeywordsEn: plan.metaKeywords[0],
    metaKeywordsZh: plan.metaKeywords[1],
    pictureUrl: pictureNamed(plan.picture).base,
    position: index + 1,
    shipsFree: plan.shipsFree ?? false,
    lengthMinInches: plan.lengths?.[0] ?? null,
    lengthMaxInches: plan.lengths?.[1] ?? null,
    priceMinCents: plan.priceCents?.[0] ?? null,
    priceMaxCents: plan.priceCents?.[1] ?? null,
    durabilityEn: plan.durability?.[0] ?? '',
    durabilityZh: plan.durability?.[1] ?? '',
    createdAt,
    updatedAt: createdAt,
  }));
}

export function makeBrands(createdAt: Date): (typeof brands.$inferInsert)[] {
  return brandPlans.map((plan, index) => ({
    id: index + 1,
    slug: plan.slug,
    nameEn: plan.name[0],
    nameZh: plan.name[1],
    descriptionEn: plan.about[0],
    descriptionZh: plan.about[1],
    position: index + 1,
    createdAt,
    updatedAt: createdAt,
  }));
}

export function makeFaqs(createdAt: Date): (typeof faqs.$inferInsert)[] {
  const positions = new Map<string, number>();
  return faqPlans.map((plan, index) => {
    const position = (positions.get(plan.category ?? '') ?? 0) + 1;
    positions.set(plan.category ?? '', position);
    return {
      id: index + 1,
      categoryId: plan.category ? categorySlugs.indexOf(plan.category) + 1 : null,
      topic: plan.topic ?? '',
      questionEn: plan.question[0],
      questionZh: plan.question[1],
      answerEn: plan.answer[0],
      answerZh: plan.answer[1],
      position,
      publishedAt: createdAt,
      createdAt,
      updatedAt: createdAt,
    };
  });
}
