import { afterAll, beforeAll, expect, test } from 'vitest';
import { canonicalOf, crawl, isHidden, type Listed, listedIn, sitemapFiles } from '../kit/crawler.ts';
import { type Shop, seededShop } from '../kit/shop.ts';
import { blocksIn, faultsOf } from '../kit/structured-data.ts';

let shop: Shop;
let listed: Listed[];
/** Every page, but only one in eight of the many SKUs that differ in one option; TOUR=whole covers all. */
let walkedThrough: Listed[];
const isSku = (loc: string): boolean => /\/collections\/[^/]+\/[^/]+\/[^/]+$/.test(loc);
beforeAll(async () => {
  shop = await seededShop();
  listed = (await Promise.all((await sitemapFiles(shop.origin)).map(listedIn))).flat();
  walkedThrough = listed.filter(({ loc }, at) => process.env.TOUR === 'whole' || at % 8 === 0 || !isSku(loc));
});
afterAll(() => shop.stop());

const visitors = 6;

/** Visits all addresses with a few visitors at once and collects what is wrong. */
async function walked(visit: (place: Listed) => Promise<string[]>): Promise<string[]> {
  const rest = walkedThrough.values();
  const faults: string[] = [];
  const walk = async () => {
    for (const place of rest) faults.push(...(await visit(place)));
  };
  await Promise.all(Array.from({ length: visitors }, walk));
  return faults;
}

test('the sitemap names every page once', () => {
  expect(listed.length).toBeGreaterThan(3000);
  expect(new Set(listed.map(({ loc }) => loc)).size).toBe(listed.length);
});

test('every address of the sitemap answers by itself, may be indexed, and says of itself that it is the one', async () => {
  const faults = await walked(async ({ loc }) => {
    const answer = await crawl(loc);
    const html = await answer.text();
    return [
      ...(answer.status === 200 ? [] : [`${loc} answered ${answer.status} ${answer.headers.get('location') ?? ''}`]),
      ...(canonicalOf(html) === loc ? [] : [`${loc} says it is ${canonicalOf(html)}`]),
      ...(isHidden(html) ? [`${loc} is not to be indexed`] : []),
      ...blocksIn(html).flatMap((block) => faultsOf(block).map((fault) => `${loc}: ${fault}`)),
    ];
  });
  expect(faults).toEqual([]);
});

test('every twin for phones answers by itself and points back', async () => {
  const faults = await walked(async ({ loc, phone }) => {
    const answer = await crawl(phone, { phone: true });
    const canonical = canonicalOf(await answer.text());
    return answer.status === 200 && canonical === loc ? [] : [`${phone} answered ${answer.status} and says it is ${canonical}`];
  });
  expect(faults).toEqual([]);
});

test('every picture of the sitemap is there', async () => {
  const pictures = [...new Set(listed.flatMap(({ images }) => images))];
  expect(pictures.length).toBeGreaterThan(50);
  const missing: string[] = [];
  for (const picture of pictures) {
    const { status, headers } = await fetch(picture, { method: 'HEAD' });
    if (status !== 200 || headers.get('content-type') !== 'image/webp') missing.push(`${picture} ${status}`);
  }
  expect(missing).toEqual([]);
});
