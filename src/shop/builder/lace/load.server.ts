import { twinFileNames } from '#areas/builder/rules/stills.ts';
import { builderOf } from '#areas/builder/services/builder.server.ts';
import { setGoodsOf } from '#areas/builder/services/set-goods.server.ts';
import { setRulesOf } from '#areas/promotions/services/sets.server.ts';
import { load } from '#platform/load.server.ts';

/** The whole build is in the address. Matching bundles in stock are included. */
export const loader = load(async ({ app, url }) => {
  const [data, { bundles }, setRules] = await Promise.all([
    builderOf(app, 'closure-frontal', url.searchParams),
    setGoodsOf(app),
    setRulesOf(app),
  ]);
  return { ...data, bundles: bundles.filter((row) => Number(row[7]) > 0), setRules, twins: twinFileNames() };
});
export type LaceData = Awaited<ReturnType<typeof loader>>;
