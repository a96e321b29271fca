import { parseCsv } from '#kernel/csv.ts';
import { listOf } from '#site/list.ts';

export const keywordTargets = ['category', 'spu', 'sku', 'article', 'page'] as const;
export type KeywordTarget = (typeof keywordTargets)[number];

export const keywordList = listOf({
  page: 'office-keywords',
  filters: { language: ['en', 'zh'], target: keywordTargets, priority: ['1', '2', '3'], fights: ['yes'] },
  sorts: ['volume', 'position', 'keyword', 'priority', 'page'],
  first: '-volume',
  size: 50,
});

/** How well a text contains a keyword: as typed, all its words, or not. */
export type KeywordMatch = 'whole' | 'words' | 'none';
export function matchKeyword(text: string, keyword: string): KeywordMatch {
  const [all, phrase] = [plain(text), plain(keyword)];
  if (all.includes(phrase)) return 'whole';
  return phrase.split(' ').every((word) => all.includes(stem(word))) ? 'words' : 'none';
}
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#%]+/gu, ' ')
    .trim();
/** Singular and plural match. */
const stem = (word: string): string => (word.length > 3 && /[a-z]s$/.test(word) ? word.slice(0, -1) : word);

/** A path within the shop. */
export const isPath = (path: string): boolean => /^\/(?!\/)[^\s\\]{0,300}$/.test(path);

export type KeywordFacts = {
  readonly keyword: string;
  readonly language: 'en' | 'zh';
  readonly targetKind: KeywordTarget;
  readonly targetPath: string;
  readonly priority: number;
  readonly monthlyVolume: number | null;
  readonly positionTenths: number | null;
  readonly note: string;
};

export function findKeywordError(facts: KeywordFacts): keyof KeywordFacts | null {
  const whole = (value: number | null, max: number) => value === null || (Number.isSafeInteger(value) && value >= 0 && value <= max);
  if (facts.keyword.trim() === '' || facts.keyword.length > 120 || facts.keyword.includes('\u0000')) return 'keyword';
  if (!isPath(facts.targetPath)) return 'targetPath';
  if (!whole(facts.priority, 9)) return 'priority';
  if (!whole(facts.monthlyVolume, 100_000_000)) return 'monthlyVolume';
  if (!whole(facts.positionTenths, 10_000)) return 'positionTenths';
  return facts.note.length > 300 || facts.note.includes('\u0000') ? 'note' : null;
}

export type ImportLine =
  | { readonly row: number; readonly problem: 'keyword' | 'figure'; readonly typed: string }
  | {
      readonly row: number;
      readonly problem: null;
      readonly keyword: string;
      readonly volume: number | null;
      readonly positionTenths: number | null;
      readonly path: string | null;
    };

const heads: Readonly<Record<string, 'keyword' | 'volume' | 'position' | 'path'>> = {
  ...{
    query: 'keyword',
    'top queries': 'keyword',
    keyword: 'keyword',
    keywords: 'keyword',
    查询: 'keyword',
    关键词: 'keyword',
    热门查询: 'keyword',
  },
  ...{ 'avg. monthly searches': 'volume', volume: 'volume', impressions: 'volume', 展示次数: 'volume', 月搜索量: 'volume' },
  ...{ position: 'position', 'average position': 'position', 排名: 'position', 平均排名: 'position' },
  ...{ page: 'path', 'landing page': 'path', 页面: 'path' },
};

/** A Search Console or Ads file: one row per keyword. Null without a keyword column. */
export function importLines(text: string): readonly ImportLine[] | null {
  const [head = [], ...rows] = parseCsv(text).filter((row) => row.some((cell) => cell !== ''));
  const named = head.map((cell) => heads[cell.toLowerCase()] ?? null);
  if (!named.includes('keyword')) return null;
  return rows.slice(0, 5000).map((row, at): ImportLine => {
    const cell = (name: 'keyword' | 'volume' | 'position' | 'path'): string => row[named.indexOf(name)] ?? '';
    const keyword = cell('keyword').trim().toLowerCase();
    if (keyword === '' || keyword.length > 120) return { row: at + 2, problem: 'keyword', typed: keyword.slice(0, 60) };
    const volume = cell('volume').replaceAll(',', '');
    const position = cell('position').replaceAll(',', '.');
    if (!/^\d{0,9}$/.test(volume) || !/^(\d{1,4}(\.\d+)?)?$/.test(position))
      return { row: at + 2, problem: 'figure', typed: `${volume} ${position}`.trim().slice(0, 60) };
    return {
      ...{ row: at + 2, problem: null, keyword },
      volume: volume === '' ? null : Number(volume),
      positionTenths: position === '' ? null : Math.round(Number(position) * 10),
      path: pathIn(cell('path')),
    };
  });
}

const pathIn = (typed: string): string | null => {
  const path = typed.trim().replace(/^https?:\/\/[^/]+/, '');
  return path !== '' && isPath(path) ? path : null;
};
