import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { HomeData } from '#areas/editorial/services/home.server.ts';
import { Colours, Kinds, Lengths, Textures } from '#shop/parts/browse.tsx';
import { GoodsRow } from '#shop/parts/goods-row.tsx';
import { Hero } from '#shop/parts/hero.tsx';
import { FairPrice, Guides, Questions, Trade, Voices } from '#shop/parts/stories.tsx';
import { storefrontTexts } from '#shop/parts/texts.ts';
import { useSay } from '#site/here.tsx';
import { remember } from '#site/keep.ts';
import { InTurn } from '#ui/in-turn.tsx';

type HomeViewProps = { home: HomeData; ranking: { head?: ReactNode; below?: ReactNode } };

/** The home page from the top down; the frames differ in where the way to the ranking stands. Each part below the first view wakes up on its own, so that none holds the thumb. */
export function HomeView({ home, ranking }: HomeViewProps) {
  const say = useSay(storefrontTexts);
  const { pathname, search } = useLocation();
  useEffect(() => remember(pathname + search, home), [pathname, search, home]);
  return (
    <>
      <Hero hero={home.hero} />
      <Lengths lengths={home.lengths} />
      <Kinds kinds={home.kinds} />
      <InTurn>
        <GoodsRow id="best" title={say('best')} cards={home.best} link={ranking.head} below={ranking.below} />
        <Textures textures={home.textures} />
        <GoodsRow id="new" title={say('fresh')} cards={home.fresh} />
        <FairPrice builder={home.builder} />
        <Colours colours={home.colours} />
        <Voices voices={home.voices} />
        <Guides />
        <Trade business={home.business} tiers={home.tiers} />
        <Questions questions={home.questions} />
      </InTurn>
    </>
  );
}
