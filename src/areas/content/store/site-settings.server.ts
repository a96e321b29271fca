import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { uploads } from '#platform/tables.ts';
import { banners, companyInformation, navigationEntries, policies, webConfig } from '../tables/site.ts';

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
    .where(
      and(
        eq(banners.type, type),
        eq(banners.isHidden, false),
        or(isNull(banners.startsAt), lte(banners.startsAt, now)),
        or(isNull(banners.endsAt), gt(banners.endsAt, now)),
      ),
    )
    .orderBy(asc(banners.position), asc(banners.id))
    .limit(12);

export const allPolicies = (db: Database) =>
  db.select({ name: policies.name, value: policies.value }).from(policies).orderBy(asc(policies.name)).limit(200);

export async function uploadStateById(db: Database, id: number) {
  const [row] = await db.select({ id: uploads.id, key: uploads.key, state: uploads.state }).from(uploads).where(eq(uploads.id, id));
  return row ?? null;
}

export async function markUploadFinished(
  db: Database,
  id: number,
  made: { width: number; height: number; widths: number[]; at: Date },
): Promise<void> {
  await db
    .update(uploads)
    .set({
      state: 'ready',
      contentType: 'image/webp',
      width: made.width,
      height: made.height,
      variantWidths: made.widths,
      finishedAt: made.at,
    })
    .where(eq(uploads.id, id));
}

export async function refuseUpload(db: Database, id: number, reason: string, at: Date): Promise<void> {
  await db.update(uploads).set({ state: 'refused', refusedReason: reason, finishedAt: at }).where(eq(uploads.id, id));
}

export const configRows = (db: Database) =>
  db.select({ name: webConfig.name, value: webConfig.value }).from(webConfig).orderBy(asc(webConfig.name)).limit(500);
