import { type Language, texts } from '#kernel/texts.ts';
import { localizedEntry } from '#kernel/words.ts';

/** Common sources of a vendor price; other notes stay as typed. */
const sourceTexts = texts({
  'yearly list': { en: 'yearly list', zh: '年度价目表' },
  'mail of the vendor': { en: 'mail of the vendor', zh: '供应商邮件' },
  'price list as PDF': { en: 'price list as PDF', zh: 'PDF 价目表' },
  'phone call, noted the same day': { en: 'phone call, noted the same day', zh: '电话，当日记录' },
});

export const sourceIn = (note: string, language: Language): string => localizedEntry(sourceTexts, note, language);
