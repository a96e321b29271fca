import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { taxRates } from '../tables.ts';

/** Null where the state has no rate. */
export async function taxRateOf(db: Database, country: string, region: string): Promise<number | null> {
  const [row] = await db
    .select({ rateBp: taxRates.rateBp })
    .from(taxRates)
    .where(and(eq(taxRates.country, country), eq(taxRates.region, region)));
  return row?.rateBp ?? null;
}
