import { and, asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { staffMembers } from '#areas/staff/tables.ts';
import { countUpTo } from '#platform/database/counted.server.ts';
import type { Database } from '#platform/database/open.server.ts';
import type { GiveawayListState } from '../rules/giveaway-list.ts';
import { giveawayEntries, giveaways } from '../tables/giveaways.ts';

export type GiveawayQuery = {
  readonly state?: GiveawayListState | undefined;
  readonly searchText?: string | undefined;
  readonly sort: { readonly by: 'ends' | 'starts' | 'at'; readonly down: boolean };
  readonly limit: number;
  readonly offset: number;
};

const sortedBy = { ends: giveaways.endsAt, starts: giveaways.startsAt, at: giveaways.createdAt };

const whereOf = ({ state, searchText }: GiveawayQuery): SQL | undefined => {
  const like = searchText && `%${searchText.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    state && eq(giveaways.state, state),
    like ? or(ilike(giveaways.slug, like), ilike(giveaways.titleEn, like), ilike(giveaways.titleZh, like)) : undefined,
  );
};

export const giveawayRows = (db: Database, query: GiveawayQuery) => {
  const order = query.sort.down ? desc : asc;
  return db
    .select({
      id: giveaways.id,
      slug: giveaways.slug,
      titleEn: giveaways.titleEn,
      titleZh: giveaways.titleZh,
      prizeEn: giveaways.prizeEn,
      prizeZh: giveaways.prizeZh,
      state: giveaways.state,
      winnerCount: giveaways.winnerCount,
      startsAt: giveaways.startsAt,
      endsAt: giveaways.endsAt,
      createdAt: giveaways.createdAt,
      by: staffMembers.firstName,
      entryCount: sql<number>`(select count(*)::int from ${giveawayEntries} where ${giveawayEntries.giveawayId} = ${giveaways.id}
        and ${giveawayEntries.confirmedAt} is not null and ${giveawayEntries.withdrawnAt} is null)`,
    })
    .from(giveaways)
    .leftJoin(staffMembers, eq(staffMembers.id, giveaways.staffId))
    .where(whereOf(query))
    .orderBy(order(sortedBy[query.sort.by]), order(giveaways.id))
    .limit(query.limit)
    .offset(query.offset);
};

export const countGiveaways = (db: Database, query: GiveawayQuery): Promise<number> => countUpTo(db, sql`${giveaways}`, whereOf(query));
