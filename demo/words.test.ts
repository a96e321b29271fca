import { describe, expect, test } from 'vitest';
import { parseTextFacts, withFacts } from '#areas/content/rules/facts.ts';
import { type Block, blocksOf, type InlineTexts } from '#areas/content/rules/markup.ts';
import { authorsIn } from '#areas/editorial/rules/authors.ts';
import { runCalculator } from '#areas/editorial/rules/calculators.ts';
import { type FactBook, factLookup } from '#areas/editorial/rules/facts.ts';
import { drawings, withTables } from '#areas/editorial/rules/pieces.ts';
import { showsArticle } from '#areas/editorial/rules/sitemap.ts';
import { shippingFee } from '#areas/shipping/rules.ts';
import { categoryPlans } from '#demo/catalog/data.ts';
import { makeCatalog } from '#demo/catalog/seed.server.ts';
import { type ArticlePlan, articlePlans } from '#demo/content/article-files.ts';
import { companyPlan, policyPlans } from '#demo/content/data.ts';
import { randomFrom } from '#kernel/random.ts';
import type { Language } from '#kernel/texts.ts';
import type { Page } from '#site/page.ts';
import { cacheKeysOf, folderOf } from '#site/pages.server.ts';
import { type PageName, pages } from '#site/pages.ts';

const bookIn = (language: Language): FactBook => ({
  language,
  policies: new Map(policyPlans.map(({ name, value }) => [name, value])),
  figures: categoryPlans.map((plan) => ({
    slug: plan.slug,
    name: plan.name[language === 'zh' ? 1 : 0],
    lengths: plan.lengths ?? null,
    priceCents: plan.priceCents ?? null,
    durability: plan.durability?.[language === 'zh' ? 1 : 0] ?? '',
    shipsFree: plan.shipsFree ?? false,
  })),
  company: {
    name: companyPlan.nameEn,
    story: language === 'zh' ? companyPlan.storyZh : companyPlan.storyEn,
    city: companyPlan.city,
    email: companyPlan.email,
    hours: language === 'zh' ? companyPlan.hoursZh : companyPlan.hoursEn,
    phone: companyPlan.phoneNumber,
    whatsapp: companyPlan.whatsapp,
    legalName: companyPlan.legalNameEn,
  },
  fee: shippingFee,
});
const books = { en: bookIn('en'), zh: bookIn('zh') } as const;
const rows = Object.entries(pages) as [PageName, Page][];
const catalogue = makeCatalog({ random: randomFrom('words'), now: new Date('2026-11-12T10:00:00Z') });
const groups = new Set(catalogue.spus.map(({ slug }) => slug));
const categories = new Set<string>(categoryPlans.map(({ slug }) => slug));

/**
 * Minimum length: English words, Chinese characters as a word processor counts them; pictures, anchors and generated blocks do not count.
 */
const fewest = { article: 1200, guide: 500, policy: 250, business: 250, page: 250 } as const;
const readable = (text: string): string => text.replace(/\]\([^)]*\)|\{#[^}]*\}|\[\[[^\]]*\]\]/g, ' ');
const englishWords = (text: string): number => readable(text).match(/[A-Za-z0-9$%’'.,-]*[A-Za-z0-9][A-Za-z0-9$%’'-]*/g)?.length ?? 0;
const chineseSigns = (text: string): number =>
  readable(text).match(/[\p{Script=Han}，。、；：？“”（）《》]|[A-Za-z0-9.,%°-]+/gu)?.length ?? 0;

const bodies = (plan: ArticlePlan) =>
  [
    ['en', plan.bodyEn],
    ['zh', plan.bodyZh],
  ] as const;
const read = (text: string, language: Language): string => withFacts(text, factLookup(books[language]));
/** The structure of a text without its words, equal in both languages. */
const frameOf = (block: Block): string =>
  block.kind === 'heading'
    ? `${block.level}#${block.id}`
    : block.kind === 'list'
      ? `list ${block.isOrdered} ${block.items.length}`
      : block.kind === 'table'
        ? `table ${block.head.length} ${block.rows.length}`
        : block.kind === 'piece'
          ? `${block.name} ${block.about}`
          : block.kind;
const linksIn = (text: string): string[] => [...text.matchAll(/\]\(([^()\s@]+)[^)]*\)/g)].map(([, href = '']) => href);

function isAlive(href: string): boolean {
  const path = href.split(/[?#]/, 1)[0] ?? '';
  const [, first, category = '', group] = path.split('/');
  if (first === 'collections') return categories.has(category) && (group === undefined || group === 'explore' || groups.has(group));
  return rows.some(([, page]) => `/${page.path}` === path);
}

describe.each(articlePlans.map((plan) => [plan.slug, plan] as const))('%s', (_, plan) => {
  const { kind } = plan;

  test('has an address of its own, known authors and goods that are there', () => {
    expect(rows.some(([name, page]) => page.path === plan.slug && showsArticle(folderOf(name)))).toBe(true);
    if (plan.author) expect(authorsIn('en').map(({ key }) => key)).toContain(plan.author);
    expect(plan.goods.filter((slug) => !groups.has(slug))).toEqual([]);
    expect(plan.keywords.every((keywordList) => keywordList.split(', ').length >= 3)).toBe(true);
  });

  test.each(bodies(plan))('in %s every number comes from a rule, every piece and link is known', (language, body) => {
    const know = factLookup(books[language]);
    const text = [body, ...plan.title, ...plan.summary].join('\n');
    expect(parseTextFacts(text).filter((fact) => know(fact) === null)).toEqual([]);
    expect(read(body, language)).not.toMatch(/\{\{|\}\}/);
    const shortcodes = blocksOf(body).filter((block) => block.kind === 'piece');
    const calculator = (name: string) => runCalculator(name, new URLSearchParams(), books[language]);
    const isKnown = (shortcode: (typeof shortcodes)[number]): boolean =>
      shortcode.name === 'calc'
        ? calculator(shortcode.about) !== null
        : shortcode.name === 'drawing'
          ? drawings.some((drawing) => drawing === shortcode.about)
          : withTables([shortcode], books[language]).length > 0;
    expect(shortcodes.filter((shortcode) => !isKnown(shortcode))).toEqual([]);
    expect(linksIn(body).filter((href) => !href.startsWith('#') && !isAlive(href))).toEqual([]);
    const [name] = rows.find(([, { path }]) => path === plan.slug) ?? [];
    const fields = shortcodes
      .filter(({ name }) => name === 'calc')
      .flatMap(({ about }) => calculator(about)?.fields.map((field) => field.name) ?? []);
    expect([...((name && cacheKeysOf(name)) ?? [])].sort()).toEqual([...fields].sort());
  });

  test('both languages have the same frame', () => {
    expect(blocksOf(plan.bodyZh).map(frameOf)).toEqual(blocksOf(plan.bodyEn).map(frameOf));
  });

  test('it is as long as its kind needs, in both languages', () => {
    expect(englishWords(read(plan.bodyEn, 'en'))).toBeGreaterThanOrEqual(fewest[kind]);
    expect(chineseSigns(read(plan.bodyZh, 'zh'))).toBeGreaterThanOrEqual(fewest[kind] * 1.6);
    if (kind === 'article') expect(englishWords(read(plan.bodyEn, 'en'))).toBeLessThanOrEqual(2000);
  });

  test('says nothing for the sake of saying it', () => {
    expect(plan.bodyEn).not.toMatch(/lorem|coming soon|stay tuned|look no further|in today's world|game.changer|!(?!\[)/i);
    expect(plan.bodyZh).not.toMatch(/敬请期待|即将上线|！|众所周知/);
  });
});

test('no two pages share a title, a summary or an address', () => {
  for (const values of [
    articlePlans.map(({ slug }) => slug),
    articlePlans.flatMap(({ title }) => title),
    articlePlans.flatMap(({ summary }) => summary),
  ])
    expect(new Set(values).size).toBe(values.length);
});

const plain = (inlines: InlineTexts): string => inlines.map(({ text }) => text).join('');
/** Sentences long enough to be a thought. */
function sentencesOf(text: string): Set<string> {
  const parts = blocksOf(text).flatMap((block) =>
    block.kind === 'paragraph' || block.kind === 'remark' ? [plain(block.words)] : block.kind === 'list' ? block.items.map(plain) : [],
  );
  return new Set(parts.flatMap((part) => part.split(/(?<=[.?!])\s+|(?<=[。？！])/)).filter((one) => one.length > 12));
}

test.each(['en', 'zh'] as const)('in %s no two pages share more than 15 %% of their sentences', (language) => {
  const texts = articlePlans.map((plan) => [plan.slug, sentencesOf(language === 'zh' ? plan.bodyZh : plan.bodyEn)] as const);
  const twins = texts.flatMap(([slug, sentences], index) =>
    texts.slice(index + 1).flatMap(([other, more]) => {
      const shared = [...sentences].filter((one) => more.has(one)).length;
      return shared / Math.min(sentences.size, more.size) > 0.15 ? [`${slug} and ${other}: ${shared}`] : [];
    }),
  );
  expect(twins).toEqual([]);
});
