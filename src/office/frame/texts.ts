import { texts } from '#kernel/texts.ts';
import { commonOfficeTexts } from '#ui/office/common-texts.ts';

export const frameTexts = texts({
  office: { en: 'Back office', zh: '后台' },
  menu: { en: 'Back office', zh: '后台导航' },
  openMenu: { en: 'Menu', zh: '菜单' },
  skip: { en: 'Skip to content', zh: '跳到主要内容' },
  narrow: { en: 'Collapse', zh: '收起' },
  widen: { en: 'Expand', zh: '展开' },
  toShop: { en: 'View store', zh: '前往商店' },
  signOut: { en: 'Log out', zh: '退出' },
  figuresOf: { en: 'Live, {time}', zh: '实时 {time}' },
  keysOfPage: { en: 'Shortcuts on this page', zh: '本页快捷键' },
  allKeys: { en: 'all shortcuts', zh: '全部快捷键' },
  keySheet: { en: 'Keyboard shortcuts', zh: '键盘快捷键' },
  keySheetNote: { en: 'Single-key shortcuts are off while you type in a field.', zh: '光标在输入框内时，单键不起作用。' },
  keyNarrow: { en: 'collapse or expand navigation', zh: '收起或展开导航' },
  keySheetOpen: { en: 'show shortcuts', zh: '显示快捷键' },
  keyClose: { en: 'close', zh: '关闭' },
  keyTab: { en: 'next control', zh: '下一个控件' },
  keyFind: commonOfficeTexts.keyFind,
  keyGoAnywhere: { en: 'plus a letter to go to a page', zh: '再按字母：前往对应页面' },
  notFoundText: { en: 'There’s no back office page at this address.', zh: '后台没有此地址对应的页面。' },
  toStart: { en: 'Back to home', zh: '返回后台首页' },
  keyGo: { en: 'go to: {page}', zh: '前往：{page}' },
});

/** Menu groups. */
export const groupTexts = texts({
  ship: { en: 'Orders', zh: '订单' },
  answer: { en: 'Customers', zh: '顾客' },
  stock: commonOfficeTexts.stock,
  prices: commonOfficeTexts.prices,
  goods: commonOfficeTexts.goods,
  money: { en: 'Finance', zh: '财务' },
  figures: { en: 'Reports', zh: '报表' },
  marketing: { en: 'Marketing', zh: '营销' },
  words: { en: 'Content', zh: '内容' },
  house: { en: 'Settings', zh: '设置' },
});
