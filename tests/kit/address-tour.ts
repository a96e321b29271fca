import type { Page as Tab } from 'playwright-core';
import { expect } from 'vitest';
import { promise } from '#site/meta-length.ts';
import type { Page } from '#site/page.ts';
import { pages } from '#site/pages.ts';
import { axe, newPage } from './browser.ts';
import { owner } from './shop.ts';

type Sku = { category_name: string; spu_name: string; sku_name: string };
const fetchItems = async (origin: string, path: string): Promise<{ items: Sku[] }> =>
  ((await (await fetch(`${origin}/v1${path}`)).json()) as { Data: { items: Sku[] } }).Data;

const categories = [
  'wig',
  'bundle',
  'closure-frontal',
  'hair-braiding',
  'hair-extensions',
  'hair-sample',
  'accessories',
  'other-channel',
  'start-business',
  'other',
  'sales-promotion',
];

/** Every built public address with real parameters. */
async function addresses(origin: string): Promise<string[]> {
  const found: string[] = [];
  for (const page of Object.values(pages as Record<string, Page>)) {
    if (page.path.startsWith('bg') || page.who !== 'anyone') continue;
    if (!page.path.includes(':')) found.push(`/${page.path}`);
    else if (page.path === 'collections/:category')
      found.push(
        ...categories.map((slug) => `/collections/${slug}`),
        '/collections/wig?filter_label=Texture:%20Body%20Wave&sort=price&page=2',
      );
    else {
      const { items } = await fetchItems(origin, '/api/get_home_wig_skus');
      const more = (await fetchItems(origin, '/api/get_home_bundle_skus')).items;
      for (const sku of [items[0], more[0]]) {
        if (!sku) continue;
        const address = page.path.replace(':category', sku.category_name).replace(':spu', sku.spu_name).replace(':sku', sku.sku_name);
        if (!address.includes(':')) found.push(`/${address}`);
      }
    }
  }
  return [...new Set(found)];
}

type Language = 'en' | 'zh';
/** Both languages share their markup: axe checks each page once per screen, alternating; TOUR=whole checks both. */
const isExamined = (at: number, lang: Language): boolean => process.env.TOUR === 'whole' || (at % 2 === 0) === (lang === 'en');

async function described(tab: Tab) {
  return tab.evaluate(() => {
    const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? '';
    return {
      title: document.title,
      description: content('meta[name=description]'),
      keywords: content('meta[name=keywords]'),
      image: content('meta[property="og:image"]'),
      card: content('meta[name="twitter:card"]'),
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
      headings: document.querySelectorAll('h1').length,
      isHidden: content('meta[name=robots]').includes('noindex'),
      filler: /lorem ipsum|coming soon|stay tuned|敬请期待|即将上线/i.exec(document.querySelector('main')?.textContent ?? '')?.[0] ?? '',
      links: [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href')?.split('#', 1)[0] ?? ''),
      unnamed: [...document.images].filter((image) => !image.hasAttribute('alt')).length,
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      mainWide: (document.querySelector('main')?.scrollWidth ?? 0) - (document.querySelector('main')?.clientWidth ?? 0),
      broken: [...document.images]
        .filter((image) => image.complete && image.naturalWidth === 0 && image.loading !== 'lazy')
        .map((image) => image.src),
    };
  });
}

/** Every public address on one screen in one language: answers, has meta data, is accessible. */
export async function walkShop(origin: string, { phone, lang }: { phone: boolean; lang: Language }): Promise<void> {
  const tab = await newPage({ origin, phone, lang });
  const problems: string[] = [];
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const links = new Map<string, string>();
  const walked = new Set<string>();
  for (const [at, address] of (await addresses(origin)).entries()) {
    const path = phone ? (address === '/' ? '/m' : `/m${address}`) : address;
    const answer = await tab.goto(path);
    const about = await described(tab);
    const isDiagnosis = /\/test1?$/.test(path);
    const faults = [
      answer?.status() === 200 ? '' : `status ${answer?.status()}`,
      about.title.length > 5 ? '' : 'no title',
      isDiagnosis || about.description.includes(promise[lang]) ? '' : 'description without the promise',
      isDiagnosis || about.keywords ? '' : 'no keywords',
      isDiagnosis || (about.image.startsWith(origin) && about.card) ? '' : 'no social picture',
      isDiagnosis || about.canonical.startsWith(`${origin}/`) ? '' : 'no canonical address',
      /^https?:\/\/[^/]+\/m(\/|$)/.test(about.canonical) ? 'canonical points to the phone page' : '',
      about.headings === 1 ? '' : `${about.headings} first headings`,
      about.filler === '' ? '' : `says "${about.filler}"`,
      isDiagnosis || about.isHidden ? '' : duplicateOf(titles, about.title, address, 'title'),
      isDiagnosis || about.isHidden ? '' : duplicateOf(descriptions, about.description, address, 'description'),
      about.unnamed === 0 ? '' : `${about.unnamed} pictures without a name`,
      about.wide <= 0 ? '' : `scrolls sideways by ${about.wide} px`,
      about.broken.length === 0 ? '' : `broken pictures ${about.broken.join(' ')}`,
      ...(isExamined(at, lang) ? await axe(tab) : []),
    ].filter(Boolean);
    walked.add(path);
    if (lang === 'en') for (const link of about.links) if (!links.has(link)) links.set(link, path);
    problems.push(...faults.map((fault) => `${path}: ${fault}`));
  }
  problems.push(...(await deadAmong(tab, links, walked)));
  expect(problems).toEqual([]);
}

/** Two addresses of one product may share texts; two indexed pages may not. */
function duplicateOf(seen: Map<string, string>, text: string, address: string, what: string): string {
  const place = address.replace(/[?#].*$/, '').replace(/^(\/collections\/[^/]+\/[^/]+).*$/, '$1');
  const before = seen.get(text);
  if (before === undefined) seen.set(text, place);
  return before === undefined || before === place ? '' : `${what} of ${before}`;
}

/**
 * Dead links of the visited pages; both languages link the same addresses. Products are left to the sitemap tour; of links that differ in
 * one option one stands for all.
 */
async function deadAmong(tab: Tab, links: ReadonlyMap<string, string>, walked: ReadonlySet<string>): Promise<string[]> {
  const dead: string[] = [];
  const checked = new Set(walked);
  for (const [link, from] of links) {
    const shape = link.replace(/\?.*$/, '');
    if (checked.has(shape) || /\/collections\/[^/]+\/./.test(shape)) continue;
    checked.add(shape);
    const status = (await tab.request.get(link, { maxRedirects: 3 })).status();
    if (status >= 400) dead.push(`${from}: the link ${link} answers ${status}`);
  }
  return dead;
}

/** Every office address as the owner. */
export async function walkOffice(origin: string, lang: Language): Promise<void> {
  const tab = await newPage({ origin, lang });
  await tab.goto('/bg/login');
  await tab.locator('input[name=email]').fill(owner.email);
  await tab.locator('input[name=password]').fill(owner.password);
  await tab.locator('form:has(input[name=password]) button[type=submit]').click();
  await tab.waitForURL('**/bg/index');
  // The smallest desktop: a table may scroll in its container, the page may not.
  await tab.setViewportSize({ width: 1280, height: 800 });
  const problems: string[] = [];
  for (const [at, page] of Object.values(pages as Record<string, Page>).entries()) {
    if (!page.path.startsWith('bg') || page.path.includes(':') || page.path === 'bg/login') continue;
    const answer = await tab.goto(`/${page.path}`);
    const about = await described(tab);
    if (answer?.status() !== 200 || about.headings !== 1 || about.title.length < 5)
      problems.push(`${page.path}: status ${answer?.status()}, ${about.headings} first headings`);
    if (about.mainWide > 0) problems.push(`${page.path}: scrolls sideways by ${about.mainWide} px`);
    if (isExamined(at, lang)) problems.push(...(await axe(tab)).map((fault) => `${page.path}: ${fault}`));
  }
  expect(problems).toEqual([]);
}
