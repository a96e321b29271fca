import { type BundleSet, setIn, setQuery } from '#areas/builder/rules/bundle-set.ts';
import { unpackLaces } from '#areas/builder/rules/set-goods.ts';
import { builderOf } from '#areas/builder/services/builder.server.ts';
import { setGoodsOf } from '#areas/builder/services/set-goods.server.ts';
import { setRulesOf } from '#areas/promotions/services/sets.server.ts';
import { load } from '#platform/load.server.ts';

const first: BundleSet = {
  texture: 'body-wave',
  origin: 'india',
  colour: '1b',
  counts: new Map([
    [18, 1],
    [20, 1],
    [22, 2],
  ]),
  laceId: null,
};

/** The set is in the address, so any address shows its set, with script or without. */
export const loader = load(async ({ app, url }) => {
  const [data, goods, setRules] = await Promise.all([builderOf(app, 'bundle', url.searchParams), setGoodsOf(app), setRulesOf(app)]);
  const set = setIn(url.searchParams, data.rules, unpackLaces(goods.laces), first);
  return { ...data, ...goods, setRules, query: setQuery(set) };
});
export type BundleData = Awaited<ReturnType<typeof loader>>;
