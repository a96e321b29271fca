import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { banners, companyInformation, navigationEntries, policies } from './tables/site.ts';

export async function company(db: Database) {
  const [row] = await db.select().from(companyInformation).limit(1);
  return row ?? null;
}

export const navigation = (db: Database) =>
  db
    .select({
      id: navigationEntries.id,
      parentId: navigationEntries.parentId,
      place: navigationEntries.place,
      value: navigationEntries.value,
      nameEn: navigationEntries.nameEn,
      nameZh: navigationEntries.nameZh,
      url: navigationEntries.url,
    })
    .from(navigationEntries)
    .where(eq(navigationEntries.isHidden, false))
    .orderBy(asc(navigationEntries.position), asc(navigationEntries.id))
    .limit(300);

export const bannersOf = (db: Database, type: string, now: Date) =>
  db
    .select()
    .from(banners)
    .where(and(eq(banners.type, type), eq(banners.isHidden, false), or(isNull(banners.startsAt), lte(banners.startsAt, now)), or(isNull(banners.endsAt), gt(banners.endsAt, now))))
    .orderBy(asc(banners.position), asc(banners.id))
    .limit(12);

export const allPolicies = (db: Database) => db.select({ name: policies.name, value: policies.value }).from(policies).orderBy(asc(policies.name)).limit(200);
