import { texts } from '#kernel/texts.ts';

export const previewTexts = texts({
  title: { en: 'Preview', zh: '预览' },
  note: { en: 'Preview for staff: this group is not in the shop like this yet', zh: '仅员工可见的预览：该产品组尚未这样上架' },
  back: { en: 'Back to the desk', zh: '返回编辑' },
  notYet: { en: 'There is nothing to show yet: make a variant first.', zh: '暂无可预览内容：请先生成规格。' },
});
