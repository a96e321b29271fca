import { expect, test } from 'vitest';
import type { FeedOffer } from '#areas/catalog/services/offers.server.ts';
import { defaultSyncChoice } from './sync-choice.ts';
import { defaultShopLimits, mappedGroup } from './sync-mapping.ts';

const optionKeys = ['Length', 'Color', 'Density', 'Lace Design'];
const offer = (lace: string, at: number): FeedOffer => ({
  ...{ code: `W-${at}`, id: at, groupId: 7, groupName: 'Body wave wig', groupSlug: 'body-wave', name: 'Wig', description: 'Soft' },
  ...{ category: 'wig', categoryName: 'Wigs', brand: 'Tressline', path: '/collections/wig/a/b', barcode: null, shippingName: 'Air' },
  ...{ available: 9, isMadeToOrder: false, priceCents: 18_900, payableCents: 18_900, weightGrams: 260, feeGrams: 260, stock: 'inStock' },
  ready: { min: 1, max: 2, isWorking: false },
  attributes: ['20 in', '1B', '180%', lace].map((raw, place) => ({
    key: optionKeys[place] ?? '',
    name: optionKeys[place] ?? '',
    value: raw,
    raw,
  })),
  optionKeys,
  pictures: [],
});
const mapped = (laces: readonly string[], choice = defaultSyncChoice) =>
  mappedGroup(laces.map(offer), { choice, limits: defaultShopLimits, site: { origin: 'https://shop.test', shopName: 'Tressline' } });

test('each part of a split group has a handle of its own, however alike their values are spelt', () => {
  const { products } = mapped(['HD', 'HD+', 'Transparent', '高清', '透明']);
  expect(products.map(({ handle, variants }) => [handle, variants.length])).toEqual([
    ['wig-body-wave-hd', 1],
    ['wig-body-wave-hd-2b', 1],
    ['wig-body-wave-transparent', 1],
    ['wig-body-wave-9ad8-6e05', 1],
    ['wig-body-wave-900f-660e', 1],
  ]);
  expect(mapped(['HD+', 'HD']).products.map(({ handle }) => handle)).toEqual(['wig-body-wave-hd-2b', 'wig-body-wave-hd']);
});

test('a name of her own is no formula in any file', () => {
  const [product] = mapped(['HD'], { ...defaultSyncChoice, brand: '=cmd|calc' }).products;
  expect(product?.words.vendor).toBe('cmd|calc');
});
