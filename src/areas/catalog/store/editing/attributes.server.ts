import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { attributes, attributeValues } from '../../tables/categories.ts';
import { skuAttributeValues } from '../../tables/goods.ts';
import { reorderRows } from './categories.server.ts';

export type AttributeRow = typeof attributes.$inferSelect;
export type ValueRow = typeof attributeValues.$inferSelect;
type Writable<Row> = Partial<Omit<Row, 'id' | 'createdAt'>>;

export const allAttributes = (db: Database) =>
  db
    .select({
      id: attributes.id,
      key: attributes.key,
      nameEn: attributes.nameEn,
      nameZh: attributes.nameZh,
      kind: attributes.kind,
      unit: attributes.unit,
      position: attributes.position,
      valueCount: sql<number>`(select count(*) from attribute_values where attribute_values.attribute_id = attributes.id)`.mapWith(Number),
    })
    .from(attributes)
    .orderBy(asc(attributes.position), asc(attributes.id))
    .limit(200);

/** In the shop's order. */
export const attributeValueRows = (db: Database, attributeIds: readonly number[] | null) =>
  db
    .select({
      id: attributeValues.id,
      attributeId: attributeValues.attributeId,
      key: attributes.key,
      kind: attributes.kind,
      value: attributeValues.value,
      code: attributeValues.code,
      nameEn: attributeValues.nameEn,
      nameZh: attributeValues.nameZh,
      amount: attributeValues.amount,
      rootHex: attributeValues.rootHex,
      tipHex: attributeValues.tipHex,
      pictureKey: attributeValues.pictureKey,
      position: attributeValues.position,
    })
    .from(attributeValues)
    .innerJoin(attributes, eq(attributes.id, attributeValues.attributeId))
    .where(attributeIds === null ? undefined : inArray(attributeValues.attributeId, [...attributeIds]))
    .orderBy(asc(attributes.position), asc(attributes.id), asc(attributeValues.position), asc(attributeValues.id))
    .limit(10_000);

export const reorderAttributeRows = (db: Database, ids: readonly number[]) => reorderRows(db, attributes, ids);
export const reorderAttributeValueRows = (db: Database, ids: readonly number[]) => reorderRows(db, attributeValues, ids);

export const attributeValueUses = (db: Database, attributeId: number) =>
  db
    .select({ valueId: skuAttributeValues.valueId, count: sql<number>`count(*)`.mapWith(Number) })
    .from(skuAttributeValues)
    .innerJoin(attributeValues, eq(attributeValues.id, skuAttributeValues.valueId))
    .where(eq(attributeValues.attributeId, attributeId))
    .groupBy(skuAttributeValues.valueId)
    .orderBy(asc(skuAttributeValues.valueId))
    .limit(10_000);

export async function attributeById(db: Database, id: number): Promise<AttributeRow | null> {
  const [row] = await db.select().from(attributes).where(eq(attributes.id, id)).for('update');
  return row ?? null;
}

export async function insertAttribute(db: Database, row: typeof attributes.$inferInsert): Promise<number | null> {
  const position = sql`(select coalesce(max(position), 0) + 1 from attributes)`;
  const [made] = await db
    .insert(attributes)
    .values({ ...row, position })
    .onConflictDoNothing()
    .returning({ id: attributes.id });
  return made?.id ?? null;
}

export async function updateAttribute(db: Database, id: number, row: Writable<AttributeRow>, at: Date): Promise<void> {
  await db
    .update(attributes)
    .set({ ...row, updatedAt: at })
    .where(eq(attributes.id, id));
}

/** Only while it has no values. */
export async function deleteAttribute(db: Database, id: number): Promise<boolean> {
  const used = db.select({ id: attributeValues.id }).from(attributeValues).where(eq(attributeValues.attributeId, id));
  const rows = await db
    .delete(attributes)
    .where(and(eq(attributes.id, id), sql`not exists ${used}`))
    .returning({ id: attributes.id });
  return rows.length > 0;
}

export async function valueById(db: Database, id: number): Promise<ValueRow | null> {
  const [row] = await db.select().from(attributeValues).where(eq(attributeValues.id, id)).for('update');
  return row ?? null;
}

export async function insertValue(db: Database, row: typeof attributeValues.$inferInsert): Promise<number | null> {
  const position = sql`(select coalesce(max(position), 0) + 1 from attribute_values where attribute_id = ${row.attributeId})`;
  const [made] = await db
    .insert(attributeValues)
    .values({ ...row, position })
    .onConflictDoNothing()
    .returning({ id: attributeValues.id });
  return made?.id ?? null;
}

export async function updateValue(db: Database, id: number, row: Writable<ValueRow>, at: Date): Promise<void> {
  await db
    .update(attributeValues)
    .set({ ...row, updatedAt: at })
    .where(eq(attributeValues.id, id));
}

/** Only while no SKU has it. */
export async function deleteValue(db: Database, id: number): Promise<boolean> {
  const used = db.select({ id: skuAttributeValues.skuId }).from(skuAttributeValues).where(eq(skuAttributeValues.valueId, id));
  const rows = await db
    .delete(attributeValues)
    .where(and(eq(attributeValues.id, id), sql`not exists ${used}`))
    .returning({ id: attributeValues.id });
  return rows.length > 0;
}
