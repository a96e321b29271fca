import { useEffect, useMemo, useState } from 'react';
import { CompareTraySlot } from '#shop/parts/compare-tray-slot.tsx';
import { Failed } from '#shop/parts/failed.tsx';
import { RecentlyViewed } from '#shop/parts/recently-viewed.tsx';
import { GoodsReviewsSection } from '#shop/parts/reviews/goods-reviews.tsx';
import { rememberViewed } from '#shop/parts/stored-lists.ts';
import { StaggeredHydration } from '#ui/staggered-hydration.tsx';
import { BuyBox } from './buy-box.tsx';
import type { ProductData } from './data.ts';
import { ProductGallery } from './gallery.tsx';
import { CardRow, CareAdvice, FactSheet, ProductDescription, ProductQuestions } from './sections.tsx';
import { useChoice } from './use-choice.ts';

type ProductViewProps = { data: ProductData; hrefOfSku: (slug: string) => string };

/** Each section below the fold hydrates on its own, so that none blocks input. */
export function ProductView({ data, hrefOfSku }: ProductViewProps) {
  const { product, reviews, videos, isSample } = data;
  const { chosen, offers, questions, choose, isSkuAddress } = useChoice(product, videos, hrefOfSku);
  const group = useMemo(() => offers.map((offer) => offer.id), [offers]);
  const first = chosen.pictures[0]?.base;
  const [shot, setShot] = useState({ first, at: 0 });
  // Another color has other pictures, starting with the first.
  if (shot.first !== first) setShot({ first, at: 0 });
  const showShot = (at: number) => setShot({ first, at });
  useEffect(() => {
    if (!isSample) rememberViewed(chosen.skuId, group);
  }, [chosen.skuId, group, isSample]);
  return (
    <>
      <div className="wrap product-page">
        <ProductGallery pictures={chosen.pictures} video={chosen.video} at={shot.at} onAt={showShot} />
        <BuyBox
          data={data}
          chosen={chosen}
          questions={questions}
          choose={choose}
          hrefOfSku={hrefOfSku}
          isSkuAddress={isSkuAddress}
          onVideo={() => showShot(chosen.pictures.length)}
        />
      </div>
      <StaggeredHydration>
        <div className="wrap splits">
          <ProductDescription product={product} />
          <FactSheet product={product} />
          <CareAdvice product={product} />
          <StaggeredHydration>
            {reviews && <GoodsReviewsSection reviews={reviews} score={product.rating?.toFixed(1) ?? null} path={hrefOfSku(chosen.slug)} />}
            {!reviews && !isSample && <Failed part="goods" />}
            {!isSample && <ProductQuestions product={product} skuId={chosen.skuId} />}
          </StaggeredHydration>
        </div>
        <CardRow id="goes-with" title="goesWithTitle" cards={product.goesWith} />
        <CardRow id="related" title="relatedTitle" cards={product.related} category={product.category} />
        <RecentlyViewed except={group} />
        <CompareTraySlot />
      </StaggeredHydration>
    </>
  );
}
