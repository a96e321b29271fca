import { parseRankPeriod } from '#areas/reports/rules/rank.ts';
import { salesRankOf } from '#areas/reports/services/rank.server.ts';
import { load } from '#platform/load.server.ts';
import { formatMoment } from '#site/days.ts';

export const loader = load(async ({ app, caller, url, shows }) => {
  shows('goods', 'categories', 'ranks');
  const { searchParams } = url;
  const rank = await salesRankOf(app, caller.language, {
    category: searchParams.get('category') ?? '',
    period: parseRankPeriod(searchParams.get('period')),
  });
  return { ...rank, countedAt: rank.rankedAt && formatMoment(caller.language, new Date(rank.rankedAt)) };
});
export type RankPage = Awaited<ReturnType<typeof loader>>;
