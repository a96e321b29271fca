import { and, asc, desc, eq, gte, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '#platform/database/counted.server.ts';
import type { Database } from '#platform/database/open.server.ts';
import { startOfDay } from '#platform/time-zone.server.ts';
import type { SubscriberState, Topic } from '../rules/subscriber-list.ts';
import { subscribers } from '../tables/articles.ts';

export type SubscriberQuery = {
  readonly state?: SubscriberState | undefined;
  readonly topic?: Topic | undefined;
  readonly language?: 'en' | 'zh' | undefined;
  readonly since?: string | undefined;
  readonly searchText?: string | undefined;
  readonly sort: { readonly by: 'at' | 'email' | 'confirmed'; readonly down: boolean };
  readonly limit: number;
  readonly offset: number;
};

const sortedBy = { at: sql`${subscribers.createdAt}`, email: sql`lower(${subscribers.email})`, confirmed: sql`${subscribers.confirmedAt}` };

const whereOf = ({ state, topic, language, since, searchText }: SubscriberQuery): SQL | undefined => {
  const like = searchText && `%${searchText.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    state === 'stopped' ? isNotNull(subscribers.stoppedAt) : undefined,
    state === 'on' ? and(isNotNull(subscribers.confirmedAt), isNull(subscribers.stoppedAt)) : undefined,
    state === 'asked' ? and(isNull(subscribers.confirmedAt), isNull(subscribers.stoppedAt)) : undefined,
    topic ? sql`${topic} = any(${subscribers.topics})` : undefined,
    language && eq(subscribers.language, language),
    since === undefined ? undefined : gte(subscribers.createdAt, startOfDay(since)),
    like ? or(ilike(subscribers.email, like), ilike(subscribers.source, like)) : undefined,
  );
};

export const subscriberRows = (db: Database, query: SubscriberQuery) => {
  const order = query.sort.down ? desc : asc;
  return db
    .select({
      id: subscribers.id,
      email: subscribers.email,
      language: subscribers.language,
      source: subscribers.source,
      topics: subscribers.topics,
      userId: subscribers.userId,
      confirmedAt: subscribers.confirmedAt,
      stoppedAt: subscribers.stoppedAt,
      createdAt: subscribers.createdAt,
    })
    .from(subscribers)
    .where(whereOf(query))
    .orderBy(order(sortedBy[query.sort.by]), order(subscribers.id))
    .limit(query.limit)
    .offset(query.offset);
};

export const countSubscribers = (db: Database, query: SubscriberQuery): Promise<number> =>
  countUpTo(db, sql`${subscribers}`, whereOf(query));

export async function lockSubscriber(db: Database, id: number) {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.id, id)).for('update');
  return row ?? null;
}

/** Clears pending confirmation tokens too. */
export const markSubscribersStopped = (db: Database, ids: readonly number[], at: Date) =>
  db
    .update(subscribers)
    .set({ stoppedAt: at, confirmTokenHash: null })
    .where(and(inArray(subscribers.id, [...ids]), isNull(subscribers.stoppedAt)))
    .returning({ id: subscribers.id });

export const updateSubscriberTopics = (db: Database, id: number, topics: readonly Topic[]) =>
  db
    .update(subscribers)
    .set({ topics: [...topics] })
    .where(eq(subscribers.id, id));

/** Undoes a recent unsubscribe by staff. */
export const clearSubscribersStop = (db: Database, ids: readonly number[], stoppedAt: Date) =>
  db
    .update(subscribers)
    .set({ stoppedAt: null })
    .where(and(inArray(subscribers.id, [...ids]), eq(subscribers.stoppedAt, stoppedAt)))
    .returning({ id: subscribers.id });
