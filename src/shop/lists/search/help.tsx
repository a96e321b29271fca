import { Link } from 'react-router';
import type { SearchData } from '#areas/editorial/services/search.server.ts';
import { cents, dollars } from '#kernel/money.ts';
import { ProductCard } from '#shop/parts/product-card.tsx';
import { useHref, useTexts } from '#site/locale.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { ChipLink } from '#ui/chip.tsx';
import { Picture } from '#ui/picture.tsx';
import { searchTexts } from './texts.ts';

type Help = NonNullable<SearchData['help']>;

/** For empty results and empty searches: popular terms, categories, best sellers, and contact. */
export function SearchHelp({ help }: { help: Help }) {
  const say = useTexts(searchTexts);
  const href = useHref();
  return (
    <>
      {help.terms.length > 0 && (
        <section aria-labelledby="often">
          <p id="often" className="meta">
            {say('often')}
          </p>
          <ul className="ways">
            {help.terms.map((term) => (
              <li key={term}>
                <ChipLink to={`${href('search')}?${new URLSearchParams({ q: term })}`}>{term}</ChipLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Categories help={help} />
      {help.best.length > 0 && (
        <section aria-labelledby="best" className="section">
          <h2 id="best" className="section-head">
            {say('best')}
          </h2>
          <ul className="goods">
            {help.best.map((card) => (
              <ProductCard key={card.spuId} card={card} />
            ))}
          </ul>
        </section>
      )}
      <ContactNote />
    </>
  );
}

function Categories({ help }: { help: Help }) {
  const say = useTexts(searchTexts);
  const href = useHref();
  return (
    <section aria-labelledby="kinds" className="section">
      <h2 id="kinds" className="section-head">
        {say('categories')}
      </h2>
      <ul className="goods">
        {help.categories.map((category) => (
          <li key={category.slug} className="card">
            <div className="card-picture">{category.base && <Picture base={category.base} alt="" />}</div>
            <h3 className="card-name">
              <Link to={href('category', { category: category.slug })}>{category.name}</Link>
            </h3>
            <p className="meta num">{say('fromPrice', { price: dollars(cents(category.fromCents)) })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ContactNote() {
  const say = useTexts(searchTexts);
  const href = useHref();
  return (
    <section className="section stack">
      <h2>{say('askTitle')}</h2>
      <p>{say('askText')}</p>
      <p>
        <ButtonLink to={href('customer-service')}>{say('ask')}</ButtonLink>
      </p>
    </section>
  );
}
