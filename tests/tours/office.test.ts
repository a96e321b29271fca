import { afterAll, beforeAll, test } from 'vitest';
import { walkOffice } from '../kit/address-tour.ts';
import { type Shop, seededShop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await seededShop();
});
afterAll(() => shop.stop());

test.each(['en', 'zh'] as const)('every office address opens for the owner in %s', (lang) => walkOffice(shop.origin, lang));
