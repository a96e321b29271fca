import { describe, expect, test } from 'vitest';
import { categoryPlans } from '#demo/catalog/data.ts';
import { languages } from '#kernel/texts.ts';
import { listMeta, type MetaCategory } from './list-meta.ts';

const bare = {
  metaTitleEn: '',
  metaTitleZh: '',
  metaDescriptionEn: '',
  metaDescriptionZh: '',
  metaKeywordsEn: '',
  metaKeywordsZh: '',
  lengthMinInches: null,
  lengthMaxInches: null,
  priceMinCents: null,
  priceMaxCents: null,
};
const wig: MetaCategory = {
  ...bare,
  slug: 'wig',
  nameEn: 'Wigs',
  nameZh: '假发',
  lengthMinInches: 6,
  lengthMaxInches: 40,
  priceMinCents: 5000,
  priceMaxCents: 50000,
};
const slugs = [
  'wig',
  'accessories',
  'bundle',
  'closure-frontal',
  'hair-braiding',
  'hair-extensions',
  'hair-sample',
  'other-channel',
  'start-business',
  'other',
  'sales-promotion',
];
const examples = [
  ['Material', 'Human Hair', '真人发', 'Human Hair wigs', '真人发假发'],
  ['Lace Design', 'HD Lace', 'HD 蕾丝', 'HD Lace wigs', 'HD 蕾丝假发'],
  ['Style', 'BOB', '波波头', 'BOB wigs', '波波头假发'],
  ['Texture', 'Body Wave', '大波浪', 'Body Wave wigs', '大波浪假发'],
  ['Color', '#613 Blonde', '#613 浅金色', '#613 Blonde wigs', '#613 浅金色假发'],
  ['Processing', 'Unprocessed', '未加工', 'Unprocessed wigs', '未加工假发'],
  ['Lace Size', '13x4', '13x4 英寸', '13x4 lace wigs', '13x4 英寸蕾丝假发'],
  ['Lace Size', 'Full Lace', '全蕾丝', 'Full lace wigs', '全蕾丝假发'],
  ['Density', '150%', '150%', '150% density wigs', '150% 密度假发'],
  ['Cap Size', 'M', 'M', 'Wigs in cap size M', 'M 码假发'],
  ['Length', '20 in', '20 英寸', '20 in wigs', '20 英寸假发'],
] as const;

describe.each(languages)('in %s', (language) => {
  test('each of the eleven kinds of list describes itself in its own words', () => {
    const all = slugs.map((slug) => listMeta({ ...bare, slug, nameEn: slug, nameZh: slug }, [], language));
    expect(new Set(all.map((one) => one.title)).size).toBe(slugs.length);
    expect(new Set(all.map((one) => one.description)).size).toBe(slugs.length);
    expect(all.every((one) => one.keywords.length >= 3 && !one.hidden)).toBe(true);
  });

  test.each(examples)('%s: %s has its own title, description and keywords', (key, nameEn, nameZh, titleEn, titleZh) => {
    const plain = listMeta(wig, [], language);
    const chosen = listMeta(wig, [{ key, nameEn, nameZh }], language);
    expect(chosen.title).toBe(language === 'en' ? titleEn : titleZh);
    expect(chosen.description).toContain(chosen.title);
    expect([chosen.keywords[0], chosen.heading]).toEqual([chosen.title, chosen.title]);
    expect(chosen.description).not.toBe(plain.description);
    expect(chosen.hidden).toBe(false);
  });
});

const everyKind = categoryPlans.map(
  (plan): MetaCategory => ({
    ...bare,
    slug: plan.slug,
    nameEn: plan.name[0],
    nameZh: plan.name[1],
    metaTitleEn: plan.metaTitle[0],
    metaTitleZh: plan.metaTitle[1],
    metaDescriptionEn: plan.about[0],
    metaDescriptionZh: plan.about[1],
    metaKeywordsEn: plan.metaKeywords[0],
    metaKeywordsZh: plan.metaKeywords[1],
  }),
);

describe.each(slugs)('the kind %s', (slug) => {
  const category = everyKind.find((one) => one.slug === slug);
  test.each(examples)('reads well with %s: %s', (key, nameEn, nameZh) => {
    if (!category) throw new Error(`no such category: ${slug}`);
    const about = (language: 'en' | 'zh') => listMeta(category, [{ key, nameEn, nameZh }], language);
    const said = about('en')
      .title.toLowerCase()
      .split(/[\s,]+/);
    expect(said.filter((word, place) => said.indexOf(word) !== place && word !== 'in')).toEqual([]);
    expect(about('zh').title).not.toMatch(/([\p{Script=Han}]{2,})\1/u);
    for (const language of languages) {
      expect(about(language).description).not.toBe(listMeta(category, [], language).description);
      expect(new Set(about(language).keywords).size).toBe(about(language).keywords.length);
    }
  });
});

test('human hair for braiding is called so once', () => {
  const braiding = everyKind.find(({ slug }) => slug === 'hair-braiding');
  if (!braiding) throw new Error('no braiding hair');
  expect(listMeta(braiding, [{ key: 'Material', nameEn: 'Human hair', nameZh: '真人发' }], 'en').title).toBe('Human braiding hair');
});

test('lengths and prices of the category stand in the description', () => {
  expect(listMeta(wig, [], 'en').description).toMatch(/6–40 inches, \$50–\$500\.$/);
  expect(listMeta(wig, [], 'zh').description).toMatch(/长度 6 至 40 英寸，\$50 至 \$500。$/);
});

test('a filtered list states its own lengths and prices, never those of the whole category', () => {
  const bob = [{ key: 'Style', nameEn: 'BOB', nameZh: '波波头' }];
  const ranges = { inches: { from: 8, to: 14 }, prices: { fromCents: 8_900, toCents: 21_950 } };
  expect(listMeta(wig, bob, 'en', { ranges }).description).toBe('BOB wigs straight from our factory. 8–14 inches, $89–$219.50.');
  expect(listMeta(wig, bob, 'zh', { ranges }).description).toMatch(/长度 8 至 14 英寸，\$89 至 \$219\.50。$/);
  expect(listMeta(wig, bob, 'en').description).toBe('BOB wigs straight from our factory.');
  const single = { inches: { from: 8, to: 8 }, prices: { fromCents: 8_900, toCents: 8_900 } };
  expect(listMeta(wig, bob, 'en', { ranges: single }).description).toBe('BOB wigs straight from our factory. 8 inches, $89.');
  const length = [{ key: 'Length', nameEn: '8 in', nameZh: '8 英寸' }];
  expect(listMeta(wig, length, 'en', { ranges }).description).toBe('8 in wigs straight from our factory. $89–$219.50.');
});

test('what staff have written comes first', () => {
  const written = { ...wig, metaTitleEn: 'All our wigs', metaDescriptionEn: 'Sewn by hand.', metaKeywordsEn: 'wig, handmade' };
  expect(listMeta(written, [], 'en')).toMatchObject({
    title: 'All our wigs',
    description: 'Sewn by hand. 6–40 inches, $50–$500.',
    keywords: ['wig', 'handmade'],
  });
});

test('two filters together are not for search engines, and later pages say so in the title', () => {
  const filters = [
    { key: 'Texture', nameEn: 'Body Wave', nameZh: '大波浪' },
    { key: 'Style', nameEn: 'BOB', nameZh: '波波头' },
  ];
  expect(listMeta(wig, filters, 'en')).toMatchObject({ title: 'Body Wave, BOB wigs', hidden: true });
  expect(listMeta(wig, [], 'en', { page: 2 }).title).toBe('Human hair wigs, page 2');
  expect(listMeta(wig, [], 'zh', { page: 2 }).title).toBe('真人发假发，第 2 页');
});

test('a category nobody foresaw still says what it is', () => {
  expect(listMeta({ ...bare, slug: 'new', nameEn: 'Ribbons', nameZh: '丝带' }, [], 'en')).toMatchObject({
    title: 'Ribbons',
    keywords: ['Ribbons'],
  });
});
