import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { partners } from '../tables.ts';

/** Shoppers who are paid a share by the month for whom they bring. */
export const affiliateIds = (db: Database) =>
  db
    .select({ userId: partners.userId })
    .from(partners)
    .where(and(eq(partners.kind, 'affiliate'), eq(partners.status, 'approved')));
