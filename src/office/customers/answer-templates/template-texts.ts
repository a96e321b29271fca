import { texts } from '#kernel/texts.ts';
import { commonOfficeTexts } from '#ui/office/common-texts.ts';

export const templateTexts = texts({
  title: { en: 'Ready answers', zh: '常用答复' },
  description: { en: 'Answers staff start from, in both languages.', zh: '员工使用的常用答复，中英双语。' },
  sub: { en: 'An answer is sent in the asker’s language, so each stands in both.', zh: '按客户语言发送，因此每条都需中英两种文字。' },
  back: { en: 'Inquiries', zh: '询盘' },
  list: { en: 'Ready answers', zh: '常用答复列表' },
  fresh: { en: 'New answer', zh: '新建答复' },
  none: { en: 'No ready answer yet', zh: '尚无常用答复' },
  noneText: { en: 'Write the first one at the right.', zh: '请在右侧撰写第一条。' },
  nameEn: { en: 'English name', zh: '英文名称' },
  nameZh: { en: 'Chinese name', zh: '中文名称' },
  kind: { en: 'For kind of inquiry', zh: '适用询盘类型' },
  any: { en: 'any', zh: '任意' },
  english: commonOfficeTexts.english,
  chinese: commonOfficeTexts.chinese,
  save: commonOfficeTexts.save,
  remove: { en: 'Remove', zh: '删除' },
  busy: { en: 'One moment …', zh: '请稍候…' },
  saved: { en: 'Ready answer kept', zh: '常用答复已保存' },
  removed: { en: '“{name}” removed', zh: '已删除“{name}”' },
  failed: { en: 'Not saved.', zh: '未能保存。' },
});
