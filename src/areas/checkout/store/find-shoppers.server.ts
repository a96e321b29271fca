import { and, asc, desc, eq, ilike, isNull, sql } from 'drizzle-orm';
import { receivers, users } from '#areas/shoppers/tables.ts';
import type { Database } from '#platform/database/open.server.ts';

// The same expression as the index, or the index would not be used.
const searched = sql`(${users.email} || ' ' || ${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.phoneNumber})`;

export const selectShoppersLike = (db: Database, searchText: string, limit: number) =>
  db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      phoneNumber: users.phoneNumber,
      language: users.language,
    })
    .from(users)
    .where(and(isNull(users.deletedAt), ilike(searched, `%${searchText.replace(/[\\%_]/g, '\\$&')}%`)))
    .orderBy(asc(users.id))
    .limit(limit);

export async function selectShopperWithAddress(db: Database, userId: number) {
  const [[user], [receiver]] = await Promise.all([
    db
      .select({
        id: users.id,
        email: users.email,
        firstName: users.firstName,
        lastName: users.lastName,
        phoneNumber: users.phoneNumber,
        language: users.language,
      })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt))),
    db.select().from(receivers).where(eq(receivers.userId, userId)).orderBy(desc(receivers.isDefault), asc(receivers.id)).limit(1),
  ]);
  return user ? { user, receiver: receiver ?? null } : null;
}
