import { and, asc, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { staffMembers } from '#areas/staff/tables.ts';
import type { Database } from '#platform/database/open.server.ts';
import { type Spec, specFields } from '../rules/spec.ts';
import { vendorHairPrices as prices, vendorHairSpecs as specs, vendors } from '../tables.ts';

const specColumns = {
  productKind: specs.productKind,
  origin: specs.origin,
  grade: specs.grade,
  texture: specs.texture,
  colour: specs.colour,
  lace: specs.lace,
  lengthInches: specs.lengthInches,
  unit: specs.unit,
  minQuantity: specs.minQuantity,
};

/** The previous version in dollars; revoked versions are skipped. */
const beforeCents = sql<
  number | null
>`(select b.price_cents from vendor_hair_prices b where b.spec_id = ${prices.specId} and b.version < ${prices.version}
  and b.taken_back_at is null order by b.version desc limit 1)`;

const holdsOn = (day: string): SQL =>
  sql`${prices.validFrom} <= ${day}::date and (${prices.validTo} is null or ${prices.validTo} > ${day}::date)`;

export type VendorSpecFilter = {
  readonly kind?: string | undefined;
  readonly unit?: string | undefined;
  readonly spec: Readonly<Record<string, string>>;
};

export const vendorPricesOn = (db: Database, day: string, { kind, unit, spec }: VendorSpecFilter) =>
  db
    .select({
      ...specColumns,
      specId: specs.id,
      priceId: prices.id,
      vendorId: vendors.id,
      vendorEn: vendors.nameEn,
      vendorZh: vendors.nameZh,
      leadDays: vendors.leadDays,
      quotedCents: prices.quotedCents,
      currency: prices.currency,
      priceCents: prices.priceCents,
      beforeCents,
      validFrom: prices.validFrom,
      isSeen: sql<boolean>`${prices.seenAt} is not null`,
    })
    .from(prices)
    .innerJoin(specs, eq(specs.id, prices.specId))
    .innerJoin(vendors, eq(vendors.id, specs.vendorId))
    .where(
      and(
        holdsOn(day),
        isNull(vendors.deletedAt),
        kind === undefined ? undefined : eq(specs.productKind, kind),
        unit === undefined ? undefined : sql`${specs.unit} = ${unit}`,
        ...specFields.map((field) => (spec[field] === undefined ? undefined : eq(specs[field], spec[field]))),
      ),
    )
    .orderBy(asc(vendors.code), asc(specs.id), desc(prices.version))
    .limit(5000);

/** Specs sold today, without length. */
export const soldKinds = (db: Database, day: string) =>
  db
    .selectDistinct({
      productKind: specs.productKind,
      origin: specs.origin,
      grade: specs.grade,
      texture: specs.texture,
      colour: specs.colour,
      lace: specs.lace,
      unit: specs.unit,
    })
    .from(prices)
    .innerJoin(specs, eq(specs.id, prices.specId))
    .innerJoin(vendors, and(eq(vendors.id, specs.vendorId), isNull(vendors.deletedAt)))
    .where(holdsOn(day))
    .orderBy(asc(specs.productKind), asc(specs.texture), asc(specs.origin), asc(specs.grade), asc(specs.colour), asc(specs.lace))
    .limit(1000);

export const currentOf = (db: Database, vendorId: number) =>
  db
    .select({
      ...specColumns,
      specId: specs.id,
      priceId: prices.id,
      version: prices.version,
      quotedCents: prices.quotedCents,
      currency: prices.currency,
      rateMicros: prices.rateMicros,
      priceCents: prices.priceCents,
      validFrom: prices.validFrom,
    })
    .from(prices)
    .innerJoin(specs, eq(specs.id, prices.specId))
    .where(and(eq(specs.vendorId, vendorId), isNull(prices.validTo)))
    .orderBy(asc(specs.id))
    .limit(5000);

export async function specById(db: Database, id: number) {
  const [row] = await db
    .select({
      ...specColumns,
      id: specs.id,
      vendorId: specs.vendorId,
      vendorEn: vendors.nameEn,
      vendorZh: vendors.nameZh,
      leadDays: vendors.leadDays,
      currency: vendors.currency,
    })
    .from(specs)
    .innerJoin(vendors, eq(vendors.id, specs.vendorId))
    .where(eq(specs.id, id))
    .limit(1);
  return row ?? null;
}

export const priceVersionsOf = (db: Database, specIds: readonly number[], limit = 400) =>
  db
    .select({
      id: prices.id,
      specId: prices.specId,
      version: prices.version,
      quotedCents: prices.quotedCents,
      currency: prices.currency,
      rateMicros: prices.rateMicros,
      priceCents: prices.priceCents,
      validFrom: prices.validFrom,
      validTo: prices.validTo,
      note: prices.sourceNote,
      takenBackAt: prices.takenBackAt,
      createdAt: prices.createdAt,
      by: staffMembers.firstName,
    })
    .from(prices)
    .leftJoin(staffMembers, eq(staffMembers.id, prices.staffId))
    .where(inArray(prices.specId, [...specIds]))
    .orderBy(desc(prices.version), asc(prices.specId))
    .limit(limit);

/** Ids of these specs, created if missing. */
export async function specIds(db: Database, vendorId: number, newSpecs: readonly Spec[], at: Date) {
  for (let from = 0; from < newSpecs.length; from += 500)
    await db
      .insert(specs)
      .values(
        newSpecs.slice(from, from + 500).map((spec) => ({
          ...{
            vendorId,
            productKind: spec.productKind,
            origin: spec.origin,
            grade: spec.grade,
            texture: spec.texture,
            colour: spec.colour,
          },
          ...{ lace: spec.lace, lengthInches: spec.lengthInches, unit: spec.unit, minQuantity: spec.minQuantity, createdAt: at },
        })),
      )
      .onConflictDoNothing();
  return db
    .select({ ...specColumns, id: specs.id })
    .from(specs)
    .where(eq(specs.vendorId, vendorId))
    .orderBy(asc(specs.id))
    .limit(20_000);
}

export async function lastVersions(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ specId: prices.specId, last: sql<number>`max(${prices.version})::int` })
    .from(prices)
    .where(inArray(prices.specId, [...ids]))
    .groupBy(prices.specId)
    .orderBy(asc(prices.specId))
    .limit(ids.length);
  return new Map(rows.map(({ specId, last }) => [specId, last]));
}

export const closeVersions = (db: Database, ids: readonly number[], on: string) =>
  db
    .update(prices)
    .set({ validTo: on })
    .where(and(inArray(prices.id, [...ids]), isNull(prices.validTo)))
    .returning({ id: prices.id });

export const insertVersions = (db: Database, rows: (typeof prices.$inferInsert)[]) =>
  db.insert(prices).values(rows).returning({ id: prices.id });

export async function priceVersionById(db: Database, id: number) {
  const [row] = await db
    .select({
      id: prices.id,
      specId: prices.specId,
      version: prices.version,
      quotedCents: prices.quotedCents,
      currency: prices.currency,
      priceCents: prices.priceCents,
      validFrom: prices.validFrom,
      validTo: prices.validTo,
      takenBackAt: prices.takenBackAt,
      vendorId: specs.vendorId,
    })
    .from(prices)
    .innerJoin(specs, eq(specs.id, prices.specId))
    .where(eq(prices.id, id))
    .limit(1);
  return row ?? null;
}

/** False when a newer version replaced it. */
export async function revokePriceVersion(db: Database, id: number, at: Date): Promise<boolean> {
  const done = await db
    .update(prices)
    .set({ validTo: sql`${prices.validFrom}`, takenBackAt: at })
    .where(and(eq(prices.id, id), isNull(prices.validTo), isNull(prices.takenBackAt)))
    .returning({ id: prices.id });
  return done.length === 1;
}

/** Reopens the version that ended when this one began. */
export async function reopenBefore(
  db: Database,
  { specId, version, day }: { specId: number; version: number; day: string },
): Promise<void> {
  const [before] = await db
    .select({ id: prices.id })
    .from(prices)
    .where(and(eq(prices.specId, specId), lt(prices.version, version), isNull(prices.takenBackAt), eq(prices.validTo, day)))
    .orderBy(desc(prices.version))
    .limit(1);
  if (before) await db.update(prices).set({ validTo: null }).where(eq(prices.id, before.id));
}

/** False when another version is open. */
export async function reopenPriceVersion(db: Database, id: number): Promise<boolean> {
  const done = await db
    .update(prices)
    .set({ validTo: null })
    .where(
      and(
        eq(prices.id, id),
        isNull(prices.takenBackAt),
        sql`not exists (select 1 from vendor_hair_prices n where n.spec_id = vendor_hair_prices.spec_id and n.version > vendor_hair_prices.version and n.taken_back_at is null)`,
      ),
    )
    .returning({ id: prices.id });
  return done.length === 1;
}

export async function markPricesSeen(db: Database, ids: readonly number[], at: Date | null): Promise<void> {
  await db
    .update(prices)
    .set({ seenAt: at })
    .where(inArray(prices.id, [...ids]));
}
