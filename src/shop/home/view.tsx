import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { HomeData } from '#areas/editorial/services/home.server.ts';
import { Hero } from '#shop/parts/hero.tsx';
import { BusinessTeaser, FairPrice, GuideLinks, HomeQuestions, ReviewQuotes } from '#shop/parts/home-sections.tsx';
import { ProductRow } from '#shop/parts/product-row.tsx';
import { ShopByCategory, ShopByColor, ShopByLength, ShopByTexture } from '#shop/parts/shop-by.tsx';
import { storefrontTexts } from '#shop/parts/texts.ts';
import { useTexts } from '#site/locale.tsx';
import { cacheLoaderData } from '#site/revisit-cache.ts';
import { StaggeredHydration } from '#ui/staggered-hydration.tsx';

type HomeViewProps = { home: HomeData; ranking: { head?: ReactNode; below?: ReactNode } };

/** The frames differ in where the ranking link is. Each section below the fold hydrates on its own, so that none blocks input. */
export function HomeView({ home, ranking }: HomeViewProps) {
  const say = useTexts(storefrontTexts);
  const { pathname, search } = useLocation();
  useEffect(() => cacheLoaderData(pathname + search, home), [pathname, search, home]);
  return (
    <>
      <Hero hero={home.hero} />
      <ShopByLength lengths={home.lengths} />
      <ShopByCategory kinds={home.kinds} />
      <StaggeredHydration>
        <ProductRow id="best" title={say('best')} cards={home.best} link={ranking.head} below={ranking.below} />
        <ShopByTexture textures={home.textures} />
        <ProductRow id="new" title={say('fresh')} cards={home.fresh} />
        <FairPrice builder={home.builder} />
        <ShopByColor colours={home.colours} />
        <ReviewQuotes voices={home.voices} />
        <GuideLinks />
        <BusinessTeaser business={home.business} tiers={home.tiers} />
        <HomeQuestions questions={home.questions} />
      </StaggeredHydration>
    </>
  );
}
