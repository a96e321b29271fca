import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { Card } from '#areas/catalog/services/home-cards.server.ts';
import type { Product } from '#areas/catalog/services/product.server.ts';
import { ProductCard } from '#shop/parts/product-card.tsx';
import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { FactTable } from '#ui/table.tsx';
import { productTexts } from './texts.ts';

/** Loaded by the server only; a browser with script loads it elsewhere. */
const InquiryForm = lazy(async () => ({ default: (await import('#shop/parts/inquiry/inquiry-form.tsx')).InquiryForm }));

type SectionProps = { product: Product };

export function ProductDescription({ product }: SectionProps) {
  const say = useTexts(productTexts);
  if (!product.description) return null;
  return (
    <section className="split" aria-labelledby="about">
      <header>
        <h2 id="about">{say('aboutTitle')}</h2>
      </header>
      <div className="prose">
        <p>{product.description}</p>
      </div>
    </section>
  );
}

export function FactSheet({ product }: SectionProps) {
  const say = useTexts(productTexts);
  const half = Math.ceil(product.facts.length / 2);
  const rows = product.facts.map((fact) => ({ label: fact.name, value: fact.value }));
  if (rows.length === 0) return null;
  return (
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
  );
}

/** All hair needs the same care, whatever its form. */
const hair: ReadonlySet<string> = new Set(['wig', 'bundle', 'closure-frontal', 'hair-extensions', 'sales-promotion', 'other']);
const careSteps = ['careWash', 'careComb', 'careDry', 'careHeat', 'careStore'] as const;

export function CareAdvice({ product }: SectionProps) {
  const say = useTexts(productTexts);
  if (!hair.has(product.category.slug)) return null;
  return (
    <section className="split" aria-labelledby="care">
      <header>
        <h2 id="care">{say('careTitle')}</h2>
        <p>{say('careLead')}</p>
      </header>
      <ol className="care">
        {careSteps.map((step) => (
          <li key={step}>{say(step)}</li>
        ))}
      </ol>
    </section>
  );
}

/** FAQs of the category. Without script the question form is here too. */
export function ProductQuestions({ product, skuId }: SectionProps & { skuId: number }) {
  const say = useTexts(productTexts);
  return (
    <section className="split" id="ask" aria-labelledby="questions">
      <header>
        <h2 id="questions">{say('questionsTitle')}</h2>
      </header>
      <div>
        {product.faq.length > 0 && (
          <Accordion
            name="faq"
            folds={product.faq.map(({ question, answer }, index) => ({
              id: question,
              title: question,
              body: <p>{answer}</p>,
              open: index === 0,
            }))}
          />
        )}
        <noscript>
          <Suspense>
            <InquiryForm kind="goods" items={[{ skuId, quantity: 1 }]} />
          </Suspense>
        </noscript>
      </div>
    </section>
  );
}

type CardRowProps = {
  id: string;
  title: 'goesWithTitle' | 'relatedTitle';
  cards: readonly Card[];
  category?: Product['category'];
};

export function CardRow({ id, title, cards, category }: CardRowProps) {
  const say = useTexts(productTexts);
  const { language } = useLocale();
  const href = useHref();
  if (cards.length === 0) return null;
  return (
    <section className="wrap splits" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{say(title)}</h2>
        {category && (
          <Link className="link" to={href('category', { category: category.slug })}>
            {say('allOf', { category: language === 'en' ? category.name.toLowerCase() : category.name })}
          </Link>
        )}
      </div>
      <ul className="goods">
        {cards.map((card) => (
          <ProductCard key={card.spuId} card={card} />
        ))}
      </ul>
    </section>
  );
}
