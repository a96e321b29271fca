import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { estimates, priceRuleSets } from '#areas/pricing/tables.ts';
import type { Database } from '#platform/database/open.server.ts';

export const estimateQueues = ['all', 'person', 'wrong', 'open'] as const;
export type EstimateQueue = (typeof estimateQueues)[number];

/** Off by more than three percent of the final price. */
const isWrong = sql<boolean>`(${estimates.finalUnitPriceCents} is not null and ${estimates.unitPriceCents} is not null
  and abs(${estimates.finalUnitPriceCents} - ${estimates.unitPriceCents}) * 100 > ${estimates.unitPriceCents} * 3)`;

const inHeap = (heap: EstimateQueue, now: Date) => {
  if (heap === 'person') return eq(estimates.needsPerson, true);
  if (heap === 'wrong') return isWrong;
  if (heap === 'open') return sql`${estimates.validUntil} > ${now.toISOString()}::timestamptz`;
  return undefined;
};

export const estimateRows = (
  db: Database,
  query: { heap: EstimateQueue; number?: string | undefined; now: Date; limit: number; offset: number },
) =>
  db
    .select({
      id: estimates.id,
      number: estimates.number,
      version: priceRuleSets.version,
      sentence: estimates.sentence,
      configuration: estimates.configuration,
      quantity: estimates.quantity,
      needsPerson: estimates.needsPerson,
      unitPriceCents: estimates.unitPriceCents,
      finalUnitPriceCents: estimates.finalUnitPriceCents,
      staffNote: estimates.staffNote,
      why: estimates.why,
      validUntil: estimates.validUntil,
      createdAt: estimates.createdAt,
    })
    .from(estimates)
    .innerJoin(priceRuleSets, eq(priceRuleSets.id, estimates.ruleSetId))
    .where(and(inHeap(query.heap, query.now), query.number ? eq(estimates.number, query.number) : undefined))
    .orderBy(desc(estimates.createdAt), desc(estimates.id))
    .limit(query.limit)
    .offset(query.offset);

/** Counts per queue, and the accuracy of the rules. */
export async function estimateFigures(db: Database, now: Date) {
  const counted = (heap: EstimateQueue) => sql<number>`count(*) filter (where ${inHeap(heap, now) ?? sql`true`})`.mapWith(Number);
  const [row] = await db
    .select({
      all: count(),
      person: counted('person'),
      wrong: counted('wrong'),
      open: counted('open'),
      compared:
        sql<number>`count(*) filter (where ${and(isNotNull(estimates.finalUnitPriceCents), isNotNull(estimates.unitPriceCents))})`.mapWith(
          Number,
        ),
      meanBp:
        sql<number>`coalesce(round(avg((${estimates.finalUnitPriceCents} - ${estimates.unitPriceCents}) * 10000.0 / nullif(${estimates.unitPriceCents}, 0))), 0)`.mapWith(
          Number,
        ),
    })
    .from(estimates);
  return row ?? { all: 0, person: 0, wrong: 0, open: 0, compared: 0, meanBp: 0 };
}

type Final = { finalUnitPriceCents?: number | null; staffNote?: string };
export async function saveFinal(db: Database, id: number, final: Final, now: Date): Promise<boolean> {
  const saved = await db
    .update(estimates)
    .set({ ...final, updatedAt: now })
    .where(eq(estimates.id, id))
    .returning({ id: estimates.id });
  return saved.length === 1;
}
