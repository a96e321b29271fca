import { expect, test } from 'vitest';
import { dayMs } from '#kernel/dates.ts';
import { randomFrom } from '#kernel/random.ts';
import { priceRangeCents } from './forms.ts';
import mediaFile from './media.json' with { type: 'json' };
import { categorySlugs } from './plan.ts';
import { type Catalog, makeCatalog } from './seed.server.ts';

const now = new Date('2026-11-15T12:00:00Z');
const make = (skuTarget?: number) => makeCatalog({ random: randomFrom('demo shop'), now, skuTarget });
const catalogue = make();
const offered = catalogue.goods.filter((sku) => sku.popularity > 0);

const rowsOf = (made: Catalog) =>
  JSON.stringify({ ...made, skuAttributeValues: [...made.skuAttributeValues], priceLedger: [...made.priceLedger] });
const doubles = (list: readonly unknown[]) => list.filter((one, index) => list.indexOf(one) !== index);
const payable = (sku: { priceCents: number; discountBp?: number | undefined }) =>
  Math.floor((sku.priceCents * (sku.discountBp ?? 10000) + 5000) / 10000);

test('the demo shop has all eleven categories, some 120 groups and 2,000 to 3,000 SKUs', () => {
  expect(catalogue.categories.map(({ slug }) => slug)).toEqual(categorySlugs);
  expect(catalogue.spus.length).toBeGreaterThanOrEqual(115);
  expect(catalogue.spus.length).toBeLessThanOrEqual(140);
  expect(catalogue.skus.length).toBeGreaterThanOrEqual(2000);
  expect(catalogue.skus.length).toBeLessThanOrEqual(3000);
  for (const { id, slug } of catalogue.categories) {
    expect(offered.filter((sku) => sku.categoryId === id).length, slug).toBeGreaterThan(0);
    const questions = catalogue.faqs.filter((faq) => faq.categoryId === id).length;
    expect(questions, slug).toBeGreaterThanOrEqual(4);
    expect(questions, slug).toBeLessThanOrEqual(7);
  }
});

test('the same seed and day give the same shop, byte for byte', () => {
  expect(rowsOf(make()) === rowsOf(catalogue)).toBe(true);
});

test('ids run from 1 without a gap, so later seeds can lean on them', () => {
  for (const rows of [catalogue.spus, catalogue.skus, catalogue.pictures, catalogue.attributeValues, [...catalogue.priceLedger]]) {
    expect(rows.every((row, index) => row.id === index + 1)).toBe(true);
  }
});

test('payable prices lie in the ranges of the specification', () => {
  const outside = offered.filter((sku) => {
    const range = Object.entries(priceRangeCents).find(([slug]) => slug === sku.categorySlug)?.[1];
    return range && (sku.payableCents < range[0] || sku.payableCents > range[1]);
  });
  expect(outside.map((sku) => `${sku.code} ${sku.payableCents}`)).toEqual([]);
});

test.each([
  'Material: Human Hair',
  'Lace Design: HD Lace',
  'Style: BOB',
  'Texture: Body Wave',
  'Color: #613 Blonde',
  'Processing: Unprocessed',
])('the filter %s exists and has goods behind it', (label) => {
  const [key = '', value = ''] = label.split(': ');
  const attribute = catalogue.attributes.find((one) => one.key === key);
  const found = catalogue.attributeValues.find((one) => one.attributeId === attribute?.id && one.value === value);
  const skuIds = new Set([...catalogue.skuAttributeValues].filter(({ valueId }) => valueId === found?.id).map(({ skuId }) => skuId));
  expect(offered.filter((sku) => sku.categorySlug === 'wig' && skuIds.has(sku.id)).length).toBeGreaterThan(20);
});

test('addresses, codes and barcodes are unique, and barcodes have a true check digit', () => {
  expect(doubles(catalogue.spus.map((spu) => `${spu.categoryId}/${spu.slug}`))).toEqual([]);
  expect(new Set(catalogue.skus.map((sku) => `${sku.spuId}/${sku.slug}`)).size).toBe(catalogue.skus.length);
  expect(new Set(catalogue.skus.map((sku) => sku.code)).size).toBe(catalogue.skus.length);
  expect(new Set(catalogue.skus.map((sku) => sku.barcode)).size).toBe(catalogue.skus.length);
  const isRight = (code: string) => [...code].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0) % 10 === 0;
  expect(catalogue.skus.filter((sku) => !/^\d{13}$/.test(sku.barcode ?? '') || !isRight(sku.barcode ?? ''))).toEqual([]);
  for (const { slug } of [...catalogue.spus, ...catalogue.skus]) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('every picture exists, and every SKU has one of its own, of its colour or of its group', () => {
  const bases = new Set([...mediaFile.products, ...mediaFile.accessories, ...Object.values(mediaFile.textures)].map(({ base }) => base));
  expect(catalogue.pictures.filter((picture) => !bases.has(picture.baseUrl))).toEqual([]);
  expect(catalogue.goods.filter((sku) => !bases.has(sku.pictureUrl))).toEqual([]);
  const known = new Set(catalogue.pictures.flatMap((picture) => [`${picture.spuId}/${picture.colourCode}`, `sku ${picture.skuId}`]));
  expect(
    catalogue.skus.filter((sku) => !known.has(`${sku.spuId}/${sku.colourCode}`) && !known.has(`sku ${sku.id}`)).map(({ code }) => code),
  ).toEqual([]);
});

test('both languages are filled everywhere', () => {
  const rows = [
    ...catalogue.categories,
    ...catalogue.attributes,
    ...catalogue.brands,
    ...catalogue.faqs,
    ...catalogue.spus,
    ...catalogue.skus,
    ...catalogue.pictures,
    ...catalogue.attributeValues,
  ];
  const bare = rows.flatMap((row) =>
    Object.entries(row).flatMap(([key, value]) => {
      if (!key.endsWith('Zh') || key === 'durabilityZh') return [];
      const english = Object.entries(row).find(([name]) => name === key.replace(/Zh$/, 'En'))?.[1];
      const isFilled =
        typeof value === 'string' &&
        typeof english === 'string' &&
        english !== '' &&
        /\p{Script=Han}/u.test(value) &&
        !/\p{Script=Han}/u.test(english);
      return isFilled ? [] : [`${key}: ${String(value)}`];
    }),
  );
  expect(bare).toEqual([]);
});

test('the texts are calm: no exclamation marks, no filler, every group described in its own words', () => {
  const filler =
    /[!！]|\b(amazing|stunning|gorgeous|perfect|luxur\w*|premium|flawless|ultimate|unbeatable|elevate|best-in-class|exquisite)\b|完美|奢华|极致|惊艳|绝美/i;
  const texts = [...catalogue.spus, ...catalogue.categories, ...catalogue.faqs].flatMap((row) =>
    Object.values(row).filter((value) => typeof value === 'string'),
  );
  expect(texts.filter((text) => filler.test(text))).toEqual([]);
  // An answer may quote the shop's own numbers; no other placeholder is left.
  expect(texts.filter((text) => /[{}]/.test(text.replace(/\{\{[\w:-]+\}\}/g, '')))).toEqual([]);
  expect(doubles(catalogue.spus.map((spu) => spu.descriptionEn))).toEqual([]);
  expect(doubles(catalogue.spus.map((spu) => spu.descriptionZh))).toEqual([]);
});

test('the bargain halls are filled, and their edges are there', () => {
  const below = (cents: number) => offered.filter((sku) => sku.payableCents < cents).length;
  expect(below(1000)).toBeGreaterThanOrEqual(12);
  expect(below(3000)).toBeGreaterThanOrEqual(40);
  for (const edge of [1000, 3000]) expect(offered.some((sku) => sku.payableCents === edge)).toBe(true);
});

test.each(['wig', 'bundle'])('some %ss are 40 in and longer', (slug) => {
  const lengths = offered.filter((sku) => sku.categorySlug === slug).map((sku) => sku.lengthInches ?? 0);
  expect(lengths).toContain(40);
  expect(lengths).toContain(42);
});

test('longer or denser is never cheaper or lighter when all else is equal', () => {
  for (const measure of ['Length', 'Density'] as const) {
    const last = new Map<string, (typeof offered)[number]>();
    const amount = (sku: (typeof offered)[number]) => (measure === 'Length' ? sku.lengthInches : sku.density) ?? 0;
    for (const sku of offered.toSorted((a, b) => amount(a) - amount(b))) {
      const key = `${sku.spuId} ${Object.entries(sku.attributes)
        .filter(([name]) => name !== measure)
        .join()}`;
      const before = last.get(key);
      if (before)
        expect(sku.payableCents >= before.payableCents && sku.weightGrams >= before.weightGrams, `${before.code} ${sku.code}`).toBe(true);
      last.set(key, sku);
    }
  }
});

test('every SKU earns 35 to 60 percent', () => {
  const margins = offered.map((sku) => 1 - sku.costCents / sku.payableCents);
  expect(Math.min(...margins)).toBeGreaterThanOrEqual(0.35);
  expect(Math.max(...margins)).toBeLessThanOrEqual(0.6);
});

test('a group repeats what its SKUs say', () => {
  for (const spu of catalogue.spus) {
    const own = catalogue.skus.filter((sku) => sku.spuId === spu.id);
    const lengths = own.flatMap((sku) => sku.lengthInches ?? []);
    expect(spu).toMatchObject({
      skuCount: own.length,
      minPayableCents: Math.min(...own.map(payable)),
      maxPayableCents: Math.max(...own.map(payable)),
      minLengthInches: lengths.length > 0 ? Math.min(...lengths) : null,
      maxLengthInches: lengths.length > 0 ? Math.max(...lengths) : null,
      colourCodes: [...new Set(own.map((sku) => sku.colourCode).filter(Boolean))],
    });
  }
});

test('the price ledger begins before now, runs forward and ends at the price of today', () => {
  const last = new Map<number, { at: number; payable: number }>();
  for (const row of catalogue.priceLedger) {
    const at = row.createdAt?.getTime() ?? 0;
    const before = last.get(row.skuId);
    expect(row.oldPayableCents).toBe(before ? before.payable : null);
    expect(at > (before?.at ?? 0) && at <= now.getTime()).toBe(true);
    last.set(row.skuId, { at, payable: payable(row) });
  }
  expect(catalogue.skus.filter((sku) => last.get(sku.id ?? 0)?.payable !== payable(sku))).toEqual([]);
  const month = now.getTime() - 30 * dayMs;
  expect(
    [...catalogue.priceLedger].filter((row) => row.oldPriceCents !== null && (row.createdAt?.getTime() ?? 0) > month).length,
  ).toBeGreaterThan(100);
});

test('a dozen groups are new this month, and the hidden test piece has every state', () => {
  const fresh = catalogue.spus.filter((spu) => now.getTime() - (spu.publishedAt?.getTime() ?? 0) < 30 * dayMs);
  expect(fresh.length).toBe(12);
  const test = catalogue.spus.find((spu) => spu.slug === 'test-sku');
  expect(test?.isHidden).toBe(true);
  const own = catalogue.skus.filter((sku) => sku.spuId === test?.id);
  expect(own.some((sku) => sku.isMadeToOrder)).toBe(true);
  expect(own.some((sku) => (sku.discountBp ?? 10000) < 10000)).toBe(true);
  expect(own.length - catalogue.goods.filter((sku) => sku.spuId === test?.id).length).toBe(1);
});

test('a target is reached by further editions, and the first groups stay as they are', () => {
  const large = make(12_000);
  expect(large.skus.length).toBeGreaterThanOrEqual(12_000);
  expect(large.skus[1000]).toEqual(catalogue.skus[1000]);
  expect(new Set(large.skus.map((sku) => sku.code)).size).toBe(large.skus.length);
  expect(new Set(large.spus.map((spu) => `${spu.categoryId}/${spu.slug}`)).size).toBe(large.spus.length);
});
