import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { affiliateStates } from '../rules/account.ts';
import { partners } from '../tables.ts';

/** Shoppers who are, or were, paid a share by the month for whom they bring; nothing is paid for twice when that ends. */
export const affiliateIds = (db: Database) =>
  db
    .select({ userId: partners.userId })
    .from(partners)
    .where(and(eq(partners.kind, 'affiliate'), inArray(partners.status, [...affiliateStates])));
