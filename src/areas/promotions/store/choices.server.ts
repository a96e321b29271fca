import { asc, eq } from 'drizzle-orm';
import { attributes, attributeValues, categories } from '#areas/catalog/tables/categories.ts';
import type { Database } from '#platform/database/open.server.ts';

export const categoryRows = (db: Database) =>
  db
    .select({ id: categories.id, nameEn: categories.nameEn, nameZh: categories.nameZh })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id))
    .limit(200);

export const textureRows = (db: Database) =>
  db
    .select({ value: attributeValues.value, nameEn: attributeValues.nameEn, nameZh: attributeValues.nameZh })
    .from(attributeValues)
    .innerJoin(attributes, eq(attributes.id, attributeValues.attributeId))
    .where(eq(attributes.key, 'Texture'))
    .orderBy(asc(attributeValues.position), asc(attributeValues.id))
    .limit(100);
