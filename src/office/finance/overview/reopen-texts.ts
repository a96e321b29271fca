import { texts } from '#kernel/texts.ts';

export const reopenTexts = texts({
  title: { en: 'Reopen {month}?', zh: '重新打开 {month}？' },
  text: {
    en: 'Entries in {month} can be added and edited again. Its totals are no longer final and are calculated again when you close it.',
    zh: '{month} 可再次登记和修改，合计不再是最终数，重新结账时会再次计算。',
  },
});
