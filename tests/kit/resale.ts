import { eq, sql } from 'drizzle-orm';
import { attributes, attributeValues, categories } from '#areas/catalog/tables/categories.ts';
import { skus, spuPictures, spus } from '#areas/catalog/tables/goods.ts';
import { partners } from '#areas/partners/tables.ts';
import { users } from '#areas/shoppers/tables.ts';
import type { Database } from '#platform/database/open.server.ts';

const long = new Date('2025-01-01T00:00:00Z');
const pair = (name: string) => ({ nameEn: name, nameZh: `${name} 中` });
const spread = { Length: 10, Color: 5, 'Lace Design': 2, Density: 2 } as const;

/** A large shop: each group has ten lengths, five colors, two laces and two densities, so 200 SKUs and four options. */
export async function manyGoods(db: Database, groups: number): Promise<void> {
  await db.insert(categories).values([
    { id: 1, slug: 'wig', ...pair('Wigs'), position: 1 },
    { id: 2, slug: 'bundle', ...pair('Bundles'), position: 2 },
  ]);
  let attributeId = 0;
  for (const [key, count] of Object.entries(spread)) {
    attributeId += 1;
    await db.insert(attributes).values({ id: attributeId, key, ...pair(key), position: attributeId });
    const values = Array.from({ length: count }, (_, at) => ({
      attributeId,
      value: `${key} ${at}`,
      ...pair(`${key} ${at}`),
      position: at,
    }));
    await db.insert(attributeValues).values(values);
  }
  await db.insert(spus).values(
    Array.from({ length: groups }, (_, at) => ({
      ...{ id: at + 1, categoryId: (at % 2) + 1, slug: `wave-${at + 1}`, ...pair(`Wave ${at + 1}`), publishedAt: long },
      ...{ optionKeys: Object.keys(spread), descriptionEn: 'Sewn by Tressline.\n\nWeighed & <checked>.', descriptionZh: '缝制。' },
    })),
  );
  await db.insert(spuPictures).values(
    Array.from({ length: groups }, (_, at) => ({
      ...{
        spuId: at + 1,
        baseUrl: `/media/products/wave-${at + 1}`,
        widths: [450, 900],
        width: 900,
        height: 1125,
        altEn: 'Wave',
        altZh: '波浪',
      },
    })),
  );
  await db.execute(sql`
    insert into skus (spu_id, category_id, slug, code, name_en, name_zh, price_cents, discount_bp, weight_grams, shipping_name, attributes, available, position)
    select s.id, s.category_id, 'n-' || n, 'W' || s.id || '-' || n, 'Wave ' || n, '波浪 ' || n, 10000 + n * 100, case when n % 4 = 0 then 9000 else 10000 end,
           200 + n, 'Hair wig', jsonb_build_object('Length', 'Length ' || n % 10, 'Color', 'Color ' || n / 10 % 5, 'Lace Design', 'Lace Design ' || n / 50 % 2, 'Density', 'Density ' || n / 100 % 2),
           n % 7, n
    from spus s, generate_series(0, 199) n`);
}

export async function approvedReseller(db: Database, email = 'reseller@example.com') {
  const [user] = await db
    .insert(users)
    .values({ email, passwordHash: 'x', firstName: 'Rae', lastName: 'Seller', activatedAt: long })
    .returning({ id: users.id });
  const userId = user?.id ?? 0;
  const [partner] = await db
    .insert(partners)
    .values({ userId, kind: 'dropship', businessName: `Shop of ${email}`, website: 'https://rae.example', status: 'approved' })
    .returning({ id: partners.id });
  return { userId, partnerId: partner?.id ?? 0 };
}

export const priceUp = (db: Database, code: string) =>
  db
    .update(skus)
    .set({ priceCents: sql`${skus.priceCents} + 500` })
    .where(eq(skus.code, code));
