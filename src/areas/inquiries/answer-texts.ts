import { texts } from '#kernel/texts.ts';

/** Additional questions of business forms; others are shown by their key. */
export const inquiryAnswerTexts = texts({
  business: { en: 'Type of business', zh: '业务类型' },
  volume: { en: 'Items per month', zh: '每月用量' },
  state: { en: 'State', zh: '所在州' },
});

/** The options of those questions; other answers are shown as they were sent. */
export const inquiryOptionTexts = texts({
  stylist: { en: 'Stylist', zh: '发型师' },
  salon: { en: 'Salon', zh: '沙龙' },
  store: { en: 'Beauty supply store', zh: '美发用品店' },
  online: { en: 'Online store', zh: '网店' },
  wholesale: { en: 'Wholesale', zh: '批发' },
  starting: { en: 'Just starting out', zh: '准备开业' },
  few: { en: 'Up to 10', zh: '10 件以内' },
  some: { en: '10–50', zh: '10 至 50 件' },
  many: { en: '50–200', zh: '50 至 200 件' },
  lots: { en: 'More than 200', zh: '200 件以上' },
  elsewhere: { en: 'Outside the US', zh: '美国以外' },
});
