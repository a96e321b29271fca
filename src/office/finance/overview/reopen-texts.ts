import { texts } from '#kernel/texts.ts';

export const reopenTexts = texts({
  title: { en: 'Reopen {month}?', zh: '重新打开 {month}？' },
  text: {
    en: 'Entries in {month} can be added and edited again. Its totals won’t be final until you close it again.',
    zh: '{month} 可再次登记和修改账目；重新结账之前，合计并非最终金额。',
  },
});
