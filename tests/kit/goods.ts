import { attributes, attributeValues, categories, categoryAttributes, faqs } from '#areas/catalog/tables/categories.ts';
import { skuAttributeValues, skus, spuPictures, spus } from '#areas/catalog/tables/goods.ts';
import type { Database } from '#platform/database/open.server.ts';

type Value = { key: string; value: string };
const at = new Date('2026-10-01T00:00:00Z');
const long = new Date('2025-01-01T00:00:00Z');
const pair = (name: string) => ({ nameEn: name, nameZh: `${name} 中` });

/**
 * A little shop for tests. Wigs: a body wave in two colours and two lengths (the blonde one only short, one sold out),
 * a straight one made to order, a hidden one, one to come, one sold out. Bundles: one group.
 */
export async function seedCatalog(db: Database): Promise<void> {
  await db.insert(categories).values([
    {
      id: 1,
      slug: 'wig',
      ...pair('Wigs'),
      descriptionEn: 'Sewn and weighed.',
      descriptionZh: '缝制称重。',
      pictureUrl: '/media/wig',
      position: 1,
      lengthMinInches: 6,
      lengthMaxInches: 40,
      priceMinCents: 5000,
      priceMaxCents: 50000,
    },
    { id: 2, slug: 'bundle', ...pair('Bundles'), pictureUrl: '/media/bundle', position: 2 },
    { id: 3, slug: 'hair-sample', ...pair('Samples'), position: 3, shipsFree: true },
    { id: 4, slug: 'secret', ...pair('Secret'), position: 4, isHidden: true },
  ]);
  await db.insert(attributes).values([
    { id: 1, key: 'Texture', ...pair('Texture'), position: 1 },
    { id: 2, key: 'Color', ...pair('Color'), kind: 'colour', position: 2 },
    { id: 3, key: 'Length', ...pair('Length'), kind: 'length', unit: 'in', position: 3 },
  ]);
  await db.insert(attributeValues).values([
    { id: 11, attributeId: 1, value: 'Body Wave', code: 'body', ...pair('Body wave'), pictureKey: '/media/textures/body', position: 1 },
    {
      id: 12,
      attributeId: 1,
      value: 'Straight',
      code: 'straight',
      ...pair('Straight'),
      pictureKey: '/media/textures/straight',
      position: 2,
    },
    {
      id: 21,
      attributeId: 2,
      value: '#1B Natural Black',
      code: '1b',
      ...pair('#1B natural black'),
      pictureKey: '/media/swatches/1b',
      position: 1,
    },
    { id: 22, attributeId: 2, value: '#613 Blonde', code: '613', ...pair('#613 blonde'), pictureKey: '/media/swatches/613', position: 2 },
    { id: 31, attributeId: 3, value: '20 inch', ...pair('20 in'), amount: 20, position: 1 },
    { id: 32, attributeId: 3, value: '24 inch', ...pair('24 in'), amount: 24, position: 2 },
  ]);
  await db
    .insert(categoryAttributes)
    .values([1, 2].flatMap((categoryId) => [1, 2, 3].map((attributeId) => ({ categoryId, attributeId, position: attributeId }))));
  const group = { categoryId: 1, publishedAt: long, texture: 'Body Wave', optionKeys: ['Color', 'Length'], facts: { Hair: 'Human hair' } };
  await db.insert(spus).values([
    {
      ...group,
      id: 1,
      slug: 'body-wave',
      ...pair('Body wave wig'),
      soldCount: 50,
      ratingSum: 48,
      reviewCount: 10,
      minLengthInches: 20,
      maxLengthInches: 24,
      colourCodes: ['1b', '613'],
      searchText: 'body wave wig 1b 613 blonde 20 24 inch 大波浪假发',
    },
    {
      ...group,
      id: 2,
      slug: 'straight',
      ...pair('Straight wig'),
      soldCount: 20,
      isMadeToOrder: true,
      publishedAt: at,
      minLengthInches: 24,
      maxLengthInches: 24,
      colourCodes: ['1b'],
      texture: 'Straight',
      searchText: 'straight wig 24 inch 直发假发',
    },
    { ...group, id: 3, slug: 'hidden', ...pair('Hidden wig'), soldCount: 90, isHidden: true, searchText: 'hidden wig' },
    {
      ...group,
      id: 4,
      slug: 'to-come',
      ...pair('Wig to come'),
      soldCount: 0,
      publishedAt: new Date('2027-01-01T00:00:00Z'),
      searchText: 'wig to come',
    },
    { ...group, id: 5, slug: 'sold-out', ...pair('Sold out wig'), soldCount: 70, searchText: 'sold out wig 613' },
    {
      ...group,
      id: 6,
      categoryId: 2,
      slug: 'body-wave-bundle',
      ...pair('Body wave bundle'),
      soldCount: 30,
      publishedAt: new Date('2026-11-01T00:00:00Z'),
      searchText: 'body wave bundle 20 inch',
    },
  ]);
  const sku = { discountBp: 10000, weightGrams: 200, shippingName: 'Hair wig', categoryId: 1, available: 5 };
  const made = (id: number, spuId: number, slug: string, priceCents: number, values: Value[], more: object = {}) => ({
    ...sku,
    id,
    spuId,
    slug,
    code: `SKU-${id}`,
    ...pair(`SKU ${id}`),
    priceCents,
    searchText: slug.replaceAll('-', ' '),
    colourCode: values.some((one) => one.value.startsWith('#613')) ? '613' : '1b',
    attributes: Object.fromEntries(values.map((one) => [one.key, one.value])),
    position: id,
    ...more,
  });
  const [body, straight] = [
    { key: 'Texture', value: 'Body Wave' },
    { key: 'Texture', value: 'Straight' },
  ];
  const [black, blonde] = [
    { key: 'Color', value: '#1B Natural Black' },
    { key: 'Color', value: '#613 Blonde' },
  ];
  const [short, longer] = [
    { key: 'Length', value: '20 inch' },
    { key: 'Length', value: '24 inch' },
  ];
  const rows = [
    made(101, 1, '1b-20-inch', 20000, [body, black, short], { discountBp: 9000 }),
    made(102, 1, '1b-24-inch', 21000, [body, black, longer], { available: 0 }),
    made(103, 1, '613-20-inch', 25000, [body, blonde, short], { soldCount: 9 }),
    made(104, 1, 'gone', 100, [body, black, short], { deletedAt: at }),
    made(105, 2, '1b-24-inch', 30000, [straight, black, longer], { available: 0, isMadeToOrder: true }),
    made(106, 3, 'hidden', 9000, [body, black, short]),
    made(107, 5, '613-24-inch', 8000, [body, blonde, longer], { available: 0 }),
    made(108, 6, '1b-20-inch', 4000, [body, black, short], { categoryId: 2 }),
  ];
  await db.insert(skus).values(rows);
  const ids: Record<string, number> = {
    'Body Wave': 11,
    Straight: 12,
    '#1B Natural Black': 21,
    '#613 Blonde': 22,
    '20 inch': 31,
    '24 inch': 32,
  };
  await db
    .insert(skuAttributeValues)
    .values(rows.flatMap((row) => Object.values(row.attributes).map((value) => ({ skuId: row.id, valueId: ids[value] ?? 0 }))));
  const picture = { widths: [450, 900], width: 900, height: 1125, altEn: 'Wig', altZh: '一顶假发' };
  await db.insert(spuPictures).values([
    { ...picture, spuId: 1, colourCode: '1b', baseUrl: '/media/products/body-1b', position: 0 },
    { ...picture, spuId: 1, colourCode: '1b', baseUrl: '/media/products/body-1b-back', view: 'back', position: 1 },
    { ...picture, spuId: 1, colourCode: '613', baseUrl: '/media/products/body-613', position: 2 },
    { ...picture, spuId: 2, colourCode: '1b', baseUrl: '/media/products/straight-1b', position: 0 },
  ]);
  await db.insert(faqs).values([
    {
      categoryId: 1,
      questionEn: 'How long does a wig last?',
      questionZh: '假发能用多久？',
      answerEn: '1-3 years.',
      answerZh: '1-3 年。',
      publishedAt: long,
    },
    { questionEn: 'When does it ship?', questionZh: '什么时候发货？', answerEn: 'In 1-2 days.', answerZh: '1-2 天。', publishedAt: long },
  ]);
}
