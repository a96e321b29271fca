import { regionName } from '#kernel/formats.ts';
import { inLanguage, type Language, type LocalizedText, translator } from '#kernel/texts.ts';
import { analysisTexts } from '../analysis-texts.ts';
import type { AnalysisDimension } from '../rules/analysis-list.ts';

const known: Readonly<Record<string, keyof typeof analysisTexts>> = {
  '1': 'turn1',
  '2-4': 'turn2',
  '5+': 'turn5',
  mobile: 'mobile',
  desktop: 'desktop',
  tablet: 'tablet',
  google: 'google',
  direct: 'direct',
  email: 'email',
  fees: 'fees',
  otherDays: 'otherDays',
  others: 'others',
};
const brands: Readonly<Record<string, string>> = { instagram: 'Instagram', tiktok: 'TikTok', facebook: 'Facebook', youtube: 'YouTube' };

export type DimensionNames = {
  readonly categories: ReadonlyMap<string, LocalizedText>;
  readonly values: ReadonlyMap<string, LocalizedText>;
};

export function dimensionKeyLabel(part: AnalysisDimension, key: string, language: Language, names: DimensionNames): string {
  const say = translator(analysisTexts, language);
  if (key === 'fees' || key === 'otherDays' || key === 'others') return say(key);
  if (key === '') return say(part === 'length' ? 'noLength' : part === 'category' ? 'madeOrText' : part === 'turn' ? 'turn0' : 'unknown');
  if (part === 'category') return inLanguage(names.categories.get(key) ?? { en: key, zh: key }, language);
  if (part === 'length') return say('inches', { span: key });
  if (part === 'country') return regionName(language === 'zh' ? 'zh-Hans' : 'en', key);
  if (part === 'region') return key;
  if (part === 'texture' || part === 'colour') return inLanguage(names.values.get(key) ?? { en: key, zh: key }, language);
  const textKey = known[key];
  return textKey ? say(textKey) : (brands[key] ?? key);
}
