import { texts } from '#kernel/texts.ts';
import { commonOfficeTexts } from '#ui/office/common-texts.ts';

export const frameTexts = texts({
  office: { en: 'Back office', zh: '后台' },
  menu: { en: 'Back office', zh: '后台导航' },
  skip: { en: 'Skip to the work', zh: '跳到工作区' },
  narrow: { en: 'Collapse', zh: '收起' },
  widen: { en: 'Expand', zh: '展开' },
  toShop: { en: 'To the shop', zh: '前往商店' },
  signOut: { en: 'Sign out', zh: '退出' },
  figuresOf: { en: 'Live, {time}', zh: '实时 {time}' },
  keysOfPage: { en: 'Keys of this page', zh: '本页快捷键' },
  allKeys: { en: 'all keys', zh: '全部快捷键' },
  keySheet: { en: 'All keys', zh: '全部快捷键' },
  keySheetNote: { en: 'Single letters rest while a field has the cursor.', zh: '光标在输入框内时，单键不起作用。' },
  keyNarrow: { en: 'narrow or widen the navigation', zh: '收起或展开导航' },
  keySheetOpen: { en: 'this sheet', zh: '打开本页' },
  keyClose: { en: 'close', zh: '关闭' },
  keyTab: { en: 'next control', zh: '下一个控件' },
  keyFind: commonOfficeTexts.keyFind,
  keyGoAnywhere: { en: 'and a letter: go to a page', zh: '加字母：前往某页' },
  notFoundText: { en: 'The office has no page at this address.', zh: '后台没有此地址对应的页面。' },
  toStart: { en: 'To the start page', zh: '返回后台首页' },
  keyGo: { en: 'go to: {page}', zh: '前往：{page}' },
});

/** Menu groups. */
export const groupTexts = texts({
  ship: { en: 'Ship', zh: '发货' },
  answer: { en: 'Answer', zh: '答复' },
  stock: commonOfficeTexts.stock,
  prices: commonOfficeTexts.prices,
  goods: commonOfficeTexts.goods,
  money: { en: 'Money', zh: '账目' },
  figures: { en: 'Figures', zh: '数据' },
  words: { en: 'Words', zh: '内容' },
  house: { en: 'House', zh: '店务' },
});
