import { afterAll, beforeAll, test } from 'vitest';
import { walkShop } from '../kit/address-tour.ts';
import { type Shop, seededShop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await seededShop();
});
afterAll(() => shop.stop());

test.each(['en', 'zh'] as const)('every public address at a desk in %s answers, describes itself, is accessible', (lang) =>
  walkShop(shop.origin, { phone: false, lang }),
);
