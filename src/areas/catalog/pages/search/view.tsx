import { Link } from 'react-router';
import { cents, dollars } from '#kernel/money.ts';
import { useHref, useSay } from '#site/here.tsx';
import { Pager } from '#ui/pager.tsx';
import { Picture } from '#ui/picture.tsx';
import { ProductCard } from '../../parts/goods-card.tsx';
import type { Found } from '../../services/search.server.ts';
import { catalogTexts } from '../../texts.ts';

/** The answer to a search, in both frames. */
export function SearchView({ found }: { found: Found }) {
  const say = useSay(catalogTexts);
  const href = useHref();
  const { keyword, isNearest, list } = found;
  const { cards } = list;
  const pageHref = (page: number): string => `${href('search')}?${new URLSearchParams({ q: keyword, page: String(page) })}`;
  return (
    <div className="wrap">
      <header className="list-head pt-3">
        <div>
          <h1>{titleOf(found, say)}</h1>
          <p aria-live="polite">{leadOf(found, say)}</p>
        </div>
      </header>
      {cards.length > 0 && (
        <section aria-labelledby="results">
          <h2 id="results" className="vh">
            {say('results')}
          </h2>
          <ul className="goods">
            {cards.map((card, place) => (
              <ProductCard key={card.spuId} card={card} eager={place < 2} />
            ))}
          </ul>
          {!isNearest && (
            <Pager
              label={say('pages')}
              page={list.page}
              pages={list.pages}
              hrefOf={pageHref}
              words={{ previous: say('previous'), next: say('next') }}
            />
          )}
        </section>
      )}
      {found.popular.length > 0 && <Popular popular={found.popular} />}
    </div>
  );
}

type SayHere = ReturnType<typeof useSay<typeof catalogTexts>>;

const titleOf = ({ keyword, list: { cards } }: Found, say: SayHere): string => {
  if (!keyword) return say('searchTitle');
  return say(cards.length ? 'searchFor' : 'nothingFound', { words: keyword });
};

const leadOf = ({ keyword, isNearest, list: { cards, total } }: Found, say: SayHere): string => {
  if (!keyword) return say('searchLead');
  if (cards.length === 0) return say('nothingFoundText');
  if (isNearest) return say('nearest');
  return total === 1 ? say('onePiece') : say('pieceCount', { count: total });
};

function Popular({ popular }: { popular: Found['popular'] }) {
  const say = useSay(catalogTexts);
  const href = useHref();
  return (
    <section aria-labelledby="popular">
      <h2 id="popular" className="vh">
        {say('popularCategories')}
      </h2>
      <ul className="goods">
        {popular.map((category) => (
          <li key={category.slug} className="card">
            <div className="card-pic">{category.base && <Picture base={category.base} alt="" />}</div>
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
