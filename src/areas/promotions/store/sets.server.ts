import { asc } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { setRules } from '../tables/sales.ts';

export const setRuleRows = (db: Database) =>
  db
    .select({ minBundles: setRules.minBundles, withClosure: setRules.withClosure, offBp: setRules.offBp })
    .from(setRules)
    .orderBy(asc(setRules.minBundles), asc(setRules.id))
    .limit(50);
