import { texts } from '#kernel/texts.ts';
import { commonOfficeTexts } from '#ui/office/common-texts.ts';

export const templateTexts = texts({
  title: { en: 'Saved replies', zh: '快捷回复' },
  description: { en: 'Reply templates for staff, in both languages.', zh: '员工使用的快捷回复，中英双语。' },
  sub: {
    en: 'Replies are sent in the customer’s language, so write each one in both English and Chinese.',
    zh: '按顾客语言发送，因此每条都需中英两种文字。',
  },
  back: { en: 'Inbox', zh: '询盘' },
  list: { en: 'Saved replies', zh: '快捷回复列表' },
  fresh: { en: 'New saved reply', zh: '新建快捷回复' },
  none: { en: 'No saved replies yet', zh: '尚无快捷回复' },
  noneText: { en: 'Create the first one with the form on this page.', zh: '请用本页的表单新建第一条。' },
  nameEn: { en: 'Name (English)', zh: '英文名称' },
  nameZh: { en: 'Name (Chinese)', zh: '中文名称' },
  kind: { en: 'For inquiry type', zh: '适用询盘类型' },
  any: { en: 'Any', zh: '任意' },
  english: commonOfficeTexts.english,
  chinese: commonOfficeTexts.chinese,
  save: commonOfficeTexts.save,
  remove: { en: 'Delete', zh: '删除' },
  busy: { en: 'One moment…', zh: '请稍候…' },
  saved: { en: 'Reply saved', zh: '快捷回复已保存' },
  removed: { en: '“{name}” deleted', zh: '已删除“{name}”' },
  failed: { en: 'Couldn’t save.', zh: '保存失败。' },
});
