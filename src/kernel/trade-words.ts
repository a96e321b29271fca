import type { Language } from './texts.ts';

const chinese: Readonly<Record<string, string>> = {
  ...{ bulk: '散发', closure: '发块', lace: '蕾丝网料', cap: '网帽', weft: '发帘', wig: '假发' },
  ...{ China: '中国', India: '印度', Vietnam: '越南', Cambodia: '柬埔寨', Myanmar: '缅甸', Brazil: '巴西', Peru: '秘鲁' },
  ...{ 'single drawn': '单抽', 'double drawn': '双抽', raw: '原发', remy: '顺发' },
  ...{ Straight: '直发', 'Yaki Straight': '雅基直发', 'Body Wave': '大波浪', 'Loose Wave': '松波浪', 'Deep Wave': '深波浪' },
  ...{ 'Water Wave': '水波纹', 'Kinky Curly': '小卷曲' },
};
const parts: readonly (readonly [RegExp, string])[] = [
  [/Natural Black/, '自然黑'],
  [/Blonde/, '浅金'],
  [/Transparent Lace/, '透明蕾丝'],
  [/HD Lace/, 'HD 蕾丝'],
];
const english: Readonly<Record<string, string>> = { bulk: 'Bulk hair', closure: 'Closures and frontals', lace: 'Lace', cap: 'Caps' };

/** A trade term in the reader's language; vendor lists are stored in English. */
export function translateTradeTerm(word: string, language: Language): string {
  if (language === 'en') return english[word] ?? word;
  return chinese[word] ?? parts.reduce((text, [from, to]) => text.replace(from, to), word);
}

/** Earlier Chinese names, still understood in sheets and forms. */
const formerChinese: readonly (readonly [string, string])[] = [
  ['单层', 'single drawn'],
  ['双层', 'double drawn'],
  ['原生发', 'raw'],
];
const formerParts: readonly (readonly [RegExp, string])[] = [[/HD Lace/, 'HD 隐形蕾丝']];
const fromChinese = new Map([...formerChinese, ...Object.entries(chinese).map(([word, translation]) => [translation, word] as const)]);
const known = new Map(Object.keys(chinese).map((word) => [word.toLowerCase(), word]));

/** The stored spelling: 印度, india and India are one origin. */
export function canonicalTradeTerm(typed: string): string {
  const word = typed.trim();
  const stored = fromChinese.get(word) ?? known.get(word.toLowerCase());
  return stored ?? [...formerParts, ...parts].reduce((text, [pattern, translation]) => text.replace(translation, pattern.source), word);
}

type SpecTexts = Readonly<Record<'origin' | 'grade' | 'texture' | 'colour' | 'lace', string>>;
/** "Body Wave, India, single drawn, #1B Natural Black". */
export const describeSpec = (spec: SpecTexts, language: Language): string =>
  [spec.texture, spec.lace, spec.origin, spec.grade, spec.colour]
    .filter(Boolean)
    .map((word) => translateTradeTerm(word, language))
    .join(language === 'zh' ? '，' : ', ');

const units: Readonly<Record<string, string>> = { kg: '公斤', '100g': '100 克', piece: '件' };
const translations = { ...chinese, ...units };
const termPattern = new RegExp(
  `(?<![\\w#])(?:${Object.keys(translations)
    .sort((a, b) => b.length - a.length)
    .join('|')})(?!\\w)`,
  'g',
);

/** Several trade terms in one line, as in the audit log: "weft India Straight 14 kg 1". */
export const tradeText = (line: string, language: Language): string =>
  language === 'en'
    ? line
    : translateTradeTerm(
        line.replace(termPattern, (word) => translations[word] ?? word),
        language,
      );
