import { texts } from '#kernel/texts.ts';

/** On every product page: keep it short. */
export const trayTexts = texts({
  add: { en: 'Compare', zh: '加入对比' },
  added: { en: 'Added to compare', zh: '已在对比中' },
  open: { en: 'Compare {count} items', zh: '对比 {count} 件商品' },
  openOne: { en: 'Compare 1 item', zh: '对比 1 件商品' },
  clear: { en: 'Clear', zh: '清空' },
  tray: { en: 'Comparison', zh: '对比栏' },
});
