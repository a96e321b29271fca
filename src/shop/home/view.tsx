import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import type { HomeData } from '#areas/editorial/services/home.server.ts';
import { Hero } from '#shop/parts/hero.tsx';
import { BusinessTeaser, FairPrice, GuideLinks, HomeQuestions, ReviewQuotes } from '#shop/parts/home-sections.tsx';
import { ProductRow } from '#shop/parts/product-row.tsx';
import { ShopByCategory, ShopByColor, ShopByLength, ShopByTexture } from '#shop/parts/shop-by.tsx';
import { storefrontTexts } from '#shop/parts/texts.ts';
import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { cacheLoaderData } from '#site/revisit-cache.ts';
import { ButtonLink } from '#ui/button.tsx';
import { StaggeredHydration } from '#ui/staggered-hydration.tsx';

/** Each section below the fold hydrates on its own, so that none blocks input. */
export function HomeView({ home }: { home: HomeData }) {
  const say = useTexts(storefrontTexts);
  const { pathname, search } = useLocation();
  useEffect(() => cacheLoaderData(pathname + search, home), [pathname, search, home]);
  return (
    <>
      <Hero hero={home.hero} />
      <ShopByLength lengths={home.lengths} />
      <ShopByCategory kinds={home.kinds} />
      <StaggeredHydration>
        <BestSellers cards={home.best} />
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

/** The link to the ranking is in the head of the row; on a phone it is a button below. */
function BestSellers({ cards }: { cards: HomeData['best'] }) {
  const say = useTexts(storefrontTexts);
  const path = useHref()('sales-rank');
  if (useLocale().variant === 'mobile') {
    const button = (
      <ButtonLink block className="space-above-large" to={path}>
        {say('ranking')}
      </ButtonLink>
    );
    return <ProductRow id="best" title={say('best')} cards={cards} below={button} />;
  }
  const link = (
    <Link className="link" to={path}>
      {say('ranking')}
    </Link>
  );
  return <ProductRow id="best" title={say('best')} cards={cards} link={link} />;
}
