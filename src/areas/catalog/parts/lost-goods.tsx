import { Link } from 'react-router';
import { useHref, useSay } from '#site/here.tsx';
import { lostTexts } from '../lost-texts.ts';
import type { Lost } from '../services/lost.server.ts';
import { ProductCard } from './goods-card.tsx';

/** Goods for somebody who lost her way. */
export function LostGoods({ lost: { cards, category } }: { lost: Lost }) {
  const say = useSay(lostTexts);
  const href = useHref();
  return (
    <section className="section" aria-labelledby="lost-goods">
      <div className="section-head">
        <h2 id="lost-goods">{category ? say('mostBoughtIn', { name: category.name }) : say('mostBought')}</h2>
        {category && (
          <Link className="link" to={href('category', { category: category.slug })}>
            {say('all')}
          </Link>
        )}
      </div>
      <ul className="goods">
        {cards.map((card) => (
          <ProductCard key={card.spuId} card={card} eager={false} />
        ))}
      </ul>
    </section>
  );
}
