import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { houseFacts } from '#platform/tables.ts';
import { taxRates } from '../tables.ts';

export async function taxRateOf(db: Database, country: string, region: string): Promise<number> {
  const [row] = await db
    .select({ rateBp: taxRates.rateBp })
    .from(taxRates)
    .where(and(eq(taxRates.country, country), eq(taxRates.region, region)));
  return row?.rateBp ?? 0;
}

/** What staff charge for the work on an order; nothing until they say so. */
export async function handlingFee(db: Database): Promise<number> {
  const [row] = await db.select({ value: houseFacts.value }).from(houseFacts).where(eq(houseFacts.name, 'handling_cents'));
  return typeof row?.value === 'number' && Number.isSafeInteger(row.value) && row.value >= 0 ? row.value : 0;
}
