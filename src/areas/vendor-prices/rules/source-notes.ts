import { type Language, texts } from '#kernel/texts.ts';
import { localizedEntry } from '#kernel/words.ts';

/** Common sources of a vendor price; other notes stay as typed. */
const sourceTexts = texts({
  'yearly list': { en: 'Annual price list', zh: '年度价目表' },
  'mail of the vendor': { en: 'Vendor email', zh: '供应商邮件' },
  'price list as PDF': { en: 'PDF price list', zh: 'PDF 价目表' },
  'phone call, noted the same day': { en: 'Phone call, recorded the same day', zh: '电话，当日记录' },
});

export const sourceIn = (note: string, language: Language): string => localizedEntry(sourceTexts, note, language);
