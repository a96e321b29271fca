import { texts } from '#kernel/texts.ts';
import { commonOfficeTexts } from '#ui/office/common-texts.ts';

/** Fields of anything with a start and an end: a sale, a giveaway. */
export const promotionPlanTexts = texts({
  plan: { en: 'Details', zh: '详情' },
  timeNote: { en: 'In your time zone', zh: '按您的时区' },
  titleEn: { en: 'Title (English)', zh: '英文标题' },
  titleZh: { en: 'Title (Chinese)', zh: '中文标题' },
  pictureUrl: { en: 'Image URL (without size suffix)', zh: '图片地址（不含尺寸）' },
  starts: { en: 'Start date', zh: '开始' },
  ends: commonOfficeTexts.ends,
  optional: commonOfficeTexts.optional,
  save: commonOfficeTexts.save,
  saveNew: { en: 'Save draft', zh: '保存草稿' },
});
