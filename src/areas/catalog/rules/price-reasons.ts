import { inLanguage, type Language, texts } from '#kernel/texts.ts';

/** Reasons the shop itself writes for price changes; reasons by staff stay as written. */
export const priceReasonTexts = texts({
  'sku.add': { en: 'Initial price', zh: '首次定价' },
  'first price': { en: 'Initial price', zh: '首次定价' },
  'yearly price review': { en: 'Yearly price review', zh: '年度调价' },
  'seasonal offer': { en: 'Seasonal offer', zh: '季节优惠' },
  'ten-day offer': { en: '10-day offer', zh: '十日特惠' },
  'offer ended': { en: 'Offer ended', zh: '优惠结束' },
  clearance: { en: 'Clearance', zh: '清仓' },
  import: { en: 'Import {of}', zh: '导入 {of}' },
  undo: { en: 'Undone: {of}', zh: '撤销：{of}' },
  'sale begins': { en: 'Sale started: {of}', zh: '促销开始：{of}' },
  'sale ends': { en: 'Sale ended: {of}', zh: '促销结束：{of}' },
});

const shapes: readonly (readonly [RegExp, 'import' | 'undo' | 'sale begins' | 'sale ends'])[] = [
  [/^import-(\d+)$/, 'import'],
  [/^undo (.+)$/, 'undo'],
  [/^sale begins: (.+)$/, 'sale begins'],
  [/^sale ends: (.+)$/, 'sale ends'],
];

export function priceReasonIn(reason: string, language: Language): string {
  if (Object.hasOwn(priceReasonTexts, reason)) return inLanguage(priceReasonTexts[reason as 'clearance'], language);
  for (const [shape, key] of shapes) {
    const of = shape.exec(reason)?.[1];
    if (of !== undefined) return inLanguage(priceReasonTexts[key], language, { of: key === 'undo' ? priceReasonIn(of, language) : of });
  }
  return reason;
}
