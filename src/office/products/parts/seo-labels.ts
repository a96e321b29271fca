import { productOfficeTexts } from '../product-office-texts.ts';

/** What stands over the fields for search engines, by the names of the calls. */
export const seoLabels = {
  meta_title_en: productOfficeTexts.metaTitleEn,
  meta_title_zh: productOfficeTexts.metaTitleZh,
  meta_description_en: productOfficeTexts.metaDescriptionEn,
  meta_description_zh: productOfficeTexts.metaDescriptionZh,
  meta_keywords_en: productOfficeTexts.metaKeywordsEn,
  meta_keywords_zh: productOfficeTexts.metaKeywordsZh,
} as const;
