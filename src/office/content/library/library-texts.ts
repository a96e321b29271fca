import { texts } from '#kernel/texts.ts';
import { commonOfficeTexts } from '#ui/office/common-texts.ts';

export const libraryTexts = texts({
  title: { en: 'Image library', zh: '图片库' },
  description: { en: 'Images for banners, sale pages and articles', zh: '用于横幅、促销页与文章的图片' },
  sub: { en: '{count} {count:image|images}, each described in both languages.', zh: '共 {count} 张图片，均有中英文说明。' },
  find: commonOfficeTexts.find,
  all: commonOfficeTexts.all,
  tags: { en: 'Tags', zh: '标签' },
  add: { en: 'Add images', zh: '添加图片' },
  pictures: commonOfficeTexts.pictures,
  altEn: { en: 'Alt text (English)', zh: '图片说明（英文）' },
  altZh: { en: 'Alt text (Chinese)', zh: '图片说明（中文）' },
  tagsHelp: { en: 'Search tags, separated by commas', zh: '便于查找的标签，用逗号分隔' },
  save: commonOfficeTexts.save,
  send: { en: 'Add to library', zh: '加入图片库' },
  remove: { en: 'Delete', zh: '删除' },
  size: { en: '{width} × {height} px', zh: '{width} × {height} 像素' },
  copy: { en: 'Use in an article: {line}', zh: '在文章中使用：{line}' },
  open: { en: 'Open {name}', zh: '打开 {name}' },
  none: { en: 'No images found', zh: '没有符合的图片' },
  noneText: { en: 'Try another search, or add an image.', zh: '请换个词搜索，或添加图片。' },
  back: { en: 'All images', zh: '全部图片' },
  added: { en: '{count} {count:image|images} added.', zh: '已加入 {count} 张。' },
  saved: commonOfficeTexts.saved,
  removed: { en: 'Removed.', zh: '已删除。' },
  notDone: { en: 'Couldn’t complete this.', zh: '操作失败。' },
  page: { en: 'Page {page} of {pages}', zh: '第 {page} / {pages} 页' },
  before: { en: 'Previous', zh: '上一页' },
  after: { en: 'Next', zh: '下一页' },
});

/** Tags of the demo pictures; staff may add others. */
export const libraryTagTexts = texts({
  wig: { en: 'Wigs', zh: '假发' },
  bundle: { en: 'Bundles', zh: '发帘' },
  braiding: { en: 'Braiding hair', zh: '编发' },
  closure: { en: 'Closures', zh: '顶发块' },
  frontal: { en: 'Frontals', zh: '前额发块' },
  clip: { en: 'Clip-ins', zh: '卡子接发' },
  deal3: { en: '3-bundle sets', zh: '三帘套装' },
  ponytail: { en: 'Ponytails', zh: '马尾' },
  tape: { en: 'Tape-ins', zh: '胶带接发' },
  satin: { en: 'Satin', zh: '缎面' },
  hero: { en: 'Hero images', zh: '首页大图' },
});
