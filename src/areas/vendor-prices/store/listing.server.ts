import { and, asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '#platform/database/counted.server.ts';
import type { Database } from '#platform/database/open.server.ts';
import { vendorHairPrices as prices, vendorHairSpecs as specs, vendors } from '../tables.ts';

export type PriceSort = 'day' | 'vendor' | 'kind' | 'length' | 'price';
export type PriceQuery = {
  readonly vendorId?: number | undefined;
  readonly productKind?: string | undefined;
  readonly texture?: string | undefined;
  readonly lengthInches?: number | undefined;
  /** Current: valid on the day. Coming: starts later. Ended: no longer valid. */
  readonly state?: 'current' | 'coming' | 'ended' | undefined;
  readonly searchText?: string | undefined;
  readonly today: string;
  readonly sort: { readonly by: PriceSort; readonly down: boolean };
  readonly limit: number;
  readonly offset: number;
};

const columns: Record<PriceSort, SQL[]> = {
  day: [sql`${prices.validFrom}`],
  vendor: [sql`${vendors.code}`],
  kind: [sql`${specs.productKind}`, sql`${specs.texture}`],
  length: [sql`${specs.lengthInches}`],
  price: [sql`${prices.priceCents}`],
};

const whereOf = ({ vendorId, productKind, texture, lengthInches, state, searchText, today }: PriceQuery): SQL | undefined => {
  const like = searchText && `%${searchText.replace(/[%_\\]/g, '\\$&')}%`;
  return and(
    vendorId === undefined ? undefined : eq(specs.vendorId, vendorId),
    productKind === undefined ? undefined : eq(specs.productKind, productKind),
    texture === undefined ? undefined : eq(specs.texture, texture),
    lengthInches === undefined ? undefined : eq(specs.lengthInches, lengthInches),
    state === 'current'
      ? sql`${prices.validFrom} <= ${today}::date and (${prices.validTo} is null or ${prices.validTo} > ${today}::date)`
      : state === 'coming'
        ? sql`${prices.validFrom} > ${today}::date and ${prices.takenBackAt} is null`
        : state === 'ended'
          ? sql`${prices.validTo} <= ${today}::date`
          : undefined,
    like
      ? or(
          ilike(vendors.nameEn, like),
          ilike(vendors.nameZh, like),
          ilike(vendors.code, like),
          ilike(specs.texture, like),
          ilike(specs.origin, like),
          ilike(specs.grade, like),
          ilike(specs.colour, like),
          ilike(specs.lace, like),
          ilike(prices.sourceNote, like),
        )
      : undefined,
  );
};

const from = sql`${prices} join ${specs} on ${specs.id} = ${prices.specId} join ${vendors} on ${vendors.id} = ${specs.vendorId}`;

export const countPrices = (db: Database, query: PriceQuery): Promise<number> => countUpTo(db, from, whereOf(query));

export const priceRows = (db: Database, query: PriceQuery) =>
  db
    .select({
      id: prices.id,
      specId: specs.id,
      vendorId: vendors.id,
      vendorEn: vendors.nameEn,
      vendorZh: vendors.nameZh,
      productKind: specs.productKind,
      origin: specs.origin,
      grade: specs.grade,
      texture: specs.texture,
      colour: specs.colour,
      lace: specs.lace,
      lengthInches: specs.lengthInches,
      unit: specs.unit,
      minQuantity: specs.minQuantity,
      version: prices.version,
      quotedCents: prices.quotedCents,
      currency: prices.currency,
      rateMicros: prices.rateMicros,
      priceCents: prices.priceCents,
      validFrom: prices.validFrom,
      validTo: prices.validTo,
      takenBackAt: prices.takenBackAt,
      note: prices.sourceNote,
    })
    .from(prices)
    .innerJoin(specs, eq(specs.id, prices.specId))
    .innerJoin(vendors, eq(vendors.id, specs.vendorId))
    .where(whereOf(query))
    .orderBy(...columns[query.sort.by].map((column) => (query.sort.down ? desc(column) : asc(column))), desc(prices.id))
    .limit(query.limit)
    .offset(query.offset);
