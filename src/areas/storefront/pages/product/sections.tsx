import { Link } from 'react-router';
import { ProductCard } from '#areas/catalog/parts/goods-card.tsx';
import type { Product } from '#areas/catalog/services/product.server.ts';
import { useHref, useSay } from '#site/here.tsx';
import { FactTable } from '#ui/table.tsx';
import { productTexts } from './texts.ts';

/** Below the decision: words, measured facts, and what else there is. */
export function Sections({ product }: { product: Product }) {
  const say = useSay(productTexts);
  const half = Math.ceil(product.facts.length / 2);
  const rows = product.facts.map((fact) => ({ label: fact.name, value: fact.value }));
  return (
    <div className="wrap splits">
      {product.description && (
        <section className="split" aria-labelledby="about">
          <header>
            <h2 id="about">{say('aboutTitle')}</h2>
          </header>
          <div className="prose">
            <p>{product.description}</p>
          </div>
        </section>
      )}
      {rows.length > 0 && (
        <section className="split" aria-labelledby="facts">
          <header>
            <h2 id="facts">{say('factsTitle')}</h2>
            <p>{say('factsLead')}</p>
          </header>
          <div className="facts-cols">
            <FactTable caption={say('factsTitle')} rows={rows.slice(0, half)} />
            {rows.length > half && <FactTable caption={say('factsTitle')} rows={rows.slice(half)} />}
          </div>
        </section>
      )}
    </div>
  );
}

export function Related({ product }: { product: Product }) {
  const say = useSay(productTexts);
  const href = useHref();
  if (product.related.length === 0) return null;
  return (
    <section className="wrap splits" aria-labelledby="related">
      <div className="section-head">
        <h2 id="related">{say('relatedTitle')}</h2>
        <Link className="link" to={href('category', { category: product.category.slug })}>
          {say('allOf', { category: product.category.name })}
        </Link>
      </div>
      <ul className="goods">
        {product.related.map((card) => (
          <ProductCard key={card.spuId} card={card} />
        ))}
      </ul>
    </section>
  );
}
