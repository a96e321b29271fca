import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { vendorHairPrices, vendorHairSpecs, vendors } from '../tables.ts';

/** Active vendors with their number of specs and latest exchange rate. */
export const allVendors = (db: Database) =>
  db
    .select({
      id: vendors.id,
      code: vendors.code,
      nameEn: vendors.nameEn,
      nameZh: vendors.nameZh,
      contact: vendors.contact,
      email: vendors.email,
      phoneNumber: vendors.phoneNumber,
      address: vendors.address,
      country: vendors.country,
      currency: vendors.currency,
      leadDays: vendors.leadDays,
      note: vendors.note,
      deletedAt: vendors.deletedAt,
      priceCount: sql<number>`(select count(*)::int from ${vendorHairSpecs} s join ${vendorHairPrices} p on p.spec_id = s.id and p.valid_to is null where s.vendor_id = vendors.id)`,
      rateMicros: sql<number | null>`(select p.rate_micros from ${vendorHairSpecs} s join ${vendorHairPrices} p on p.spec_id = s.id
        where s.vendor_id = vendors.id and p.currency = vendors.currency order by p.id desc limit 1)`.mapWith((rate) =>
        rate === null ? null : Number(rate),
      ),
    })
    .from(vendors)
    .orderBy(asc(sql`${vendors.deletedAt} is not null`), asc(vendors.code))
    .limit(500);

export type VendorFacts = Omit<typeof vendors.$inferInsert, 'id' | 'createdAt' | 'updatedAt' | 'deletedAt'>;

export async function vendorById(db: Database, id: number) {
  const [row] = await db.select().from(vendors).where(eq(vendors.id, id)).limit(1);
  return row ?? null;
}

/** Locked until the transaction ends: two lists of one vendor are serialized. */
export async function lockVendor(db: Database, id: number) {
  const [row] = await db.select().from(vendors).where(eq(vendors.id, id)).for('update');
  return row && row.deletedAt === null ? row : null;
}

export async function insertVendor(db: Database, facts: VendorFacts, at: Date): Promise<number | null> {
  const [made] = await db
    .insert(vendors)
    .values({ ...facts, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning({ id: vendors.id });
  return made?.id ?? null;
}

export async function isVendorCodeTaken(db: Database, code: string, butId: number): Promise<boolean> {
  const rows = await db.select({ id: vendors.id }).from(vendors).where(eq(vendors.code, code)).limit(2);
  return rows.some(({ id }) => id !== butId);
}

export const updateVendor = (db: Database, id: number, facts: Partial<VendorFacts> & { deletedAt?: Date | null }, at: Date) =>
  db
    .update(vendors)
    .set({ ...facts, updatedAt: at })
    .where(eq(vendors.id, id));

export const namesOfVendors = (db: Database) =>
  db
    .select({ id: vendors.id, code: vendors.code, nameEn: vendors.nameEn, nameZh: vendors.nameZh })
    .from(vendors)
    .where(isNull(vendors.deletedAt))
    .orderBy(asc(vendors.code))
    .limit(500);
