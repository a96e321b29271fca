import { texts } from '#kernel/texts.ts';

export const previewTexts = texts({
  title: { en: 'Preview', zh: '预览' },
  note: { en: 'Staff preview: these changes aren’t live in the store yet', zh: '仅员工可见的预览：这些改动尚未在商店生效' },
  back: { en: 'Back to editing', zh: '返回编辑' },
  notYet: { en: 'Nothing to preview yet. Create a variant first.', zh: '暂无可预览内容：请先生成规格。' },
});
