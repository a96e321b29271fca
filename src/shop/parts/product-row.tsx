import type { ReactNode } from 'react';
import type { Card } from '#areas/catalog/services/home-cards.server.ts';
import { Failed } from './failed.tsx';
import { PageSection } from './page-section.tsx';
import { ProductCard } from './product-card.tsx';

type ProductRowProps = { id: string; title: string; link?: ReactNode; below?: ReactNode; cards: readonly Card[] | null };

/** Renders nothing when empty. */
export function ProductRow({ id, title, link, below, cards }: ProductRowProps) {
  if (cards?.length === 0) return null;
  return (
    <PageSection id={id} title={title} link={link}>
      {cards ? (
        <ul className="goods">
          {cards.map((card) => (
            <ProductCard key={card.spuId} card={card} eager={false} />
          ))}
        </ul>
      ) : (
        <Failed part="goods" />
      )}
      {below}
    </PageSection>
  );
}
