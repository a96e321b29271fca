import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { affiliateStates } from '../rules/account.ts';
import { partners } from '../tables.ts';

/** Current and former affiliates, so that nothing is paid twice when one ends. */
export const affiliateIds = (db: Database) =>
  db
    .select({ userId: partners.userId })
    .from(partners)
    .where(and(eq(partners.kind, 'affiliate'), inArray(partners.status, [...affiliateStates])));
