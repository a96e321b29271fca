import { cents, dollars } from '#kernel/money.ts';
import { inLanguage, type Language, type LocalizedText, texts } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';

export type MetaCategory = {
  readonly slug: string;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly metaTitleEn: string;
  readonly metaTitleZh: string;
  readonly metaDescriptionEn: string;
  readonly metaDescriptionZh: string;
  readonly metaKeywordsEn: string;
  readonly metaKeywordsZh: string;
  readonly lengthMinInches: number | null;
  readonly lengthMaxInches: number | null;
  readonly priceMinCents: number | null;
  readonly priceMaxCents: number | null;
};
/** Lowest and highest of a list's own products. */
export type ListRanges = {
  readonly inches: { readonly from: number; readonly to: number } | null;
  readonly prices: { readonly fromCents: number; readonly toCents: number } | null;
};
export type MetaFilter = { readonly key: string; readonly nameEn: string; readonly nameZh: string };
export type ListMeta = {
  readonly title: string;
  /** Heading of the page. */
  readonly heading: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** A single filter is worth indexing; combinations would be endless. */
  readonly hidden: boolean;
};

type Kind = {
  /** The noun after a filter: body wave wigs. */ readonly noun: LocalizedText;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly keywords: LocalizedText;
};

/** Defaults for the eleven categories where staff wrote nothing. */
const kinds: Readonly<Record<string, Kind>> = {
  wig: {
    noun: { en: 'wigs', zh: '假发' },
    title: { en: 'Human hair wigs', zh: '真人发假发' },
    description: {
      en: 'Human hair lace wigs made and weighed in our own factory, from bobs to 40 inches',
      zh: '自有工厂缝制称重的真人发蕾丝假发，从波波头到 40 英寸',
    },
    keywords: { en: 'human hair wigs, lace front wigs, glueless wigs, HD lace wigs', zh: '真人发假发, 前蕾丝假发, 免胶假发, HD 蕾丝假发' },
  },
  bundle: {
    noun: { en: 'bundles', zh: '发帘' },
    title: { en: 'Human hair bundles', zh: '真人发发帘' },
    description: {
      en: 'Human hair bundles priced by the inch and the gram, sold individually or in sets',
      zh: '按英寸按克计的真人发发帘，可单帘或成套购买',
    },
    keywords: { en: 'human hair bundles, hair weave, raw hair bundles, bundle deals', zh: '真人发发帘, 发把, 原发发帘, 发帘套装' },
  },
  'closure-frontal': {
    noun: { en: 'closures and frontals', zh: '顶发块与前额发块' },
    title: { en: 'Lace closures and frontals', zh: '蕾丝顶发块与前额发块' },
    description: {
      en: 'Human hair lace closures and frontals with bleached knots, from 4x4 to 13x6',
      zh: '漂结蕾丝顶发块与前额发块，4x4 至 13x6',
    },
    keywords: { en: 'lace closure, lace frontal, 4x4 closure, 13x4 frontal', zh: '蕾丝顶发块, 蕾丝前额发块, 4x4 顶发块, 13x4 前额发块' },
  },
  'hair-braiding': {
    noun: { en: 'braiding hair', zh: '编发' },
    title: { en: 'Human braiding hair', zh: '真人编发' },
    description: { en: 'Bulk human hair with no weft, for braids that last', zh: '无帘头的真人散发，编发持久' },
    keywords: { en: 'braiding hair, bulk hair, boho braids hair, human braiding hair', zh: '编发, 散发, 波西米亚辫, 真人编发' },
  },
  'hair-extensions': {
    noun: { en: 'hair extensions', zh: '接发' },
    title: { en: 'Human hair extensions', zh: '真人接发' },
    description: {
      en: 'Clip-in, tape-in and I-tip human hair extensions, matched by color and weight',
      zh: '卡子、胶带与 I 型棒真人发接发，按发色与克重匹配',
    },
    keywords: {
      en: 'hair extensions, clip in extensions, tape in extensions, i tip extensions',
      zh: '接发, 卡子接发, 胶带接发, I 型棒接发',
    },
  },
  'hair-sample': {
    noun: { en: 'hair samples', zh: '样品' },
    title: { en: 'Hair samples', zh: '发样' },
    description: { en: 'See and feel our hair before you buy. Samples ship free', zh: '先看发样、摸发质，再决定购买，样品免运费' },
    keywords: { en: 'hair sample, color ring, texture sample, free shipping sample', zh: '发样, 色环, 纹理样品, 免运费样品' },
  },
  accessories: {
    noun: { en: 'wig accessories', zh: '假发配件' },
    title: { en: 'Wig and hair accessories', zh: '假发与护发配件' },
    description: { en: 'Wig caps, bands, combs, glue and hair care', zh: '网帽、松紧带、梳子、胶水与护理用品' },
    keywords: { en: 'wig accessories, wig cap, lace glue, satin bonnet', zh: '假发配件, 假发网帽, 蕾丝胶, 缎面睡帽' },
  },
  'other-channel': {
    noun: { en: 'hair packs for resale', zh: '转售装' },
    title: { en: 'Also sold on other channels', zh: '转售装' },
    description: {
      en: 'Products we also sell on other platforms, at our own store price',
      zh: '也在其他平台销售的整包装商品，本店按店内售价供应',
    },
    keywords: { en: 'hair from other channels, marketplace hair, factory hair', zh: '其他渠道假发, 平台同款, 工厂直发' },
  },
  'start-business': {
    noun: { en: 'hair starter kits', zh: '创业套装' },
    title: { en: 'Start your hair business', zh: '创业套装' },
    description: { en: 'Starter kits and display products for your own hair business', zh: '开店起步套装与陈列用品' },
    keywords: { en: 'start hair business, hair starter kit, wholesale hair, salon stock', zh: '头发创业, 起步套装, 批发头发, 沙龙备货' },
  },
  other: {
    noun: { en: 'salon supplies', zh: '沙龙用品' },
    title: { en: 'Other hair products', zh: '沙龙与店铺用品' },
    description: { en: 'Human hair products beyond our main categories', zh: '主要分类之外的头发商品' },
    keywords: { en: 'hair products, hair pieces, ponytails, toppers', zh: '发品, 发块, 马尾, 头顶补发片' },
  },
  'sales-promotion': {
    noun: { en: 'hair deals', zh: '优惠套装' },
    title: { en: 'Human hair on sale', zh: '优惠套装' },
    description: { en: 'Human hair at reduced prices, while supplies last', zh: '真人发限量优惠，售完为止' },
    keywords: { en: 'hair sale, wig sale, bundle deals, clearance hair', zh: '头发特惠, 假发促销, 发帘优惠, 清仓' },
  },
};

const metaTexts = texts({
  filtered: { en: '{value} {noun}', zh: '{value}{noun}' },
  density: { en: '{value} density {noun}', zh: '{value}密度{noun}' },
  capSize: { en: '{noun} in cap size {value}', zh: '{value}码{noun}' },
  laceSize: { en: '{value} lace {noun}', zh: '{value}蕾丝{noun}' },
  filteredDescription: { en: '{title} straight from our factory', zh: '{title}，自有工厂直供' },
  lengths: { en: '{from}–{to} inches', zh: '长度 {from} 至 {to} 英寸' },
  length: { en: '{from} inches', zh: '长度 {from} 英寸' },
  prices: { en: '{from}–{to}', zh: '{from} 至 {to}' },
  price: { en: '{from}', zh: '{from}' },
  page: { en: '{title}, page {page}', zh: '{title}，第 {page} 页' },
});

/** Attributes whose values need extra words before the noun. */
const formOf: Readonly<Record<string, 'density' | 'capSize' | 'laceSize'>> = {
  Density: 'density',
  'Cap Size': 'capSize',
  'Lace Size': 'laceSize',
};

type Listed = { readonly page?: number; readonly ranges?: ListRanges };

/** By category and chosen filters. A filtered list states its own ranges, never those of the whole category. */
export function listMeta(
  category: MetaCategory,
  filters: readonly MetaFilter[],
  language: Language,
  { page = 1, ranges }: Listed = {},
): ListMeta {
  const stated = filters.length === 0 ? rangesOfCategory(category) : ranges;
  const kind = kinds[category.slug];
  const name = localizedColumn(category, 'name', language);
  const noun = kind ? kind.noun[language] : name.toLowerCase();
  const title = localizedColumn(category, 'metaTitle', language) || (kind ? kind.title[language] : name);
  const about = localizedColumn(category, 'metaDescription', language) || (kind ? kind.description[language] : name);
  const keywords = listed(localizedColumn(category, 'metaKeywords', language) || (kind ? kind.keywords[language] : name));
  const phrases = filters.map((filter) => phraseOf(filter, noun, language));
  const whole = filters.length === 0 ? title : (phrases.length === 1 && phrases[0]) || mixedTitle(filters, noun, language);
  // The staff's text may end with a period.
  const first =
    filters.length === 0 ? about.replace(/[\s.。]+$/, '') : inLanguage(metaTexts.filteredDescription, language, { title: whole });
  return {
    title: page > 1 ? inLanguage(metaTexts.page, language, { title: whole, page }) : whole,
    heading: filters.length === 1 ? whole : name,
    description: sentences([first, describeRanges(stated, filters, language).join(language === 'zh' ? '，' : ', ')], language),
    keywords: [...new Set([...phrases, ...keywords])],
    hidden: filters.length > 1,
  };
}

const mixedTitle = (filters: readonly MetaFilter[], noun: string, language: Language): string =>
  phraseOf(
    { key: '', nameEn: filters.map(({ nameEn }) => nameEn).join(', '), nameZh: filters.map(({ nameZh }) => nameZh).join('、') },
    noun,
    language,
  );

/** Filter and noun as a phrase: body wave wigs, 150% density wigs, human braiding hair. */
function phraseOf(filter: MetaFilter, noun: string, language: Language): string {
  const form = inLanguage(metaTexts[formOf[filter.key] ?? 'filtered'], language, { value: '{value}', noun });
  const rest = form.slice(form.indexOf('{value}') + '{value}'.length);
  const value = withoutEcho(localizedColumn(filter, 'name', language), rest, language);
  const gap = language === 'zh' && /[\w%]$/.test(value) ? ' ' : '';
  return capital(form.replace('{value}', value + gap));
}

/** Human hair + braiding hair is human braiding hair: the repeated word is dropped. */
function withoutEcho(value: string, rest: string, language: Language): string {
  if (language === 'en') {
    const [last = '', ...before] = value.split(' ').reverse();
    const isEcho = before.length > 0 && rest.toLowerCase().split(/\s+/).includes(last.toLowerCase());
    return isEcho ? before.reverse().join(' ') : value;
  }
  for (let length = Math.min(value.length - 1, rest.length); length >= 2; length -= 1) {
    if (value.endsWith(rest.slice(0, length))) return value.slice(0, -length);
  }
  return value;
}

const rangesOfCategory = ({ lengthMinInches, lengthMaxInches, priceMinCents, priceMaxCents }: MetaCategory): ListRanges => ({
  inches: lengthMinInches === null || lengthMaxInches === null ? null : { from: lengthMinInches, to: lengthMaxInches },
  prices: priceMinCents === null || priceMaxCents === null ? null : { fromCents: priceMinCents, toCents: priceMaxCents },
});

function describeRanges(ranges: ListRanges | undefined, filters: readonly MetaFilter[], language: Language): string[] {
  const { inches = null, prices = null } = ranges ?? {};
  const price = (amount: number): string => dollars(cents(amount)).replace(/\.00$/, '');
  return [
    ...(inches && !filters.some(({ key }) => key === 'Length') ? [spanText('lengths', 'length', inches.from, inches.to, language)] : []),
    ...(prices ? [spanText('prices', 'price', price(prices.fromCents), price(prices.toCents), language)] : []),
  ];
}

type Edge = string | number;

/** A range, or the one value that both ends are. */
const spanText = (range: 'lengths' | 'prices', single: 'length' | 'price', from: Edge, to: Edge, language: Language): string =>
  inLanguage(metaTexts[from === to ? single : range], language, { from, to });

const sentences = (parts: readonly string[], language: Language): string =>
  parts
    .filter(Boolean)
    .map((part) => `${part}${language === 'zh' ? '。' : '.'}`)
    .join(language === 'zh' ? '' : ' ');

const listed = (text: string): string[] =>
  text
    .split(/[,，、]/)
    .map((word) => word.trim())
    .filter(Boolean);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
