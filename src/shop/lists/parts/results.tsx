import { Fragment, type ReactNode } from 'react';
import type { Card } from '#areas/catalog/rules/card.ts';
import { pageSize } from '#areas/catalog/rules/filters.ts';
import type { CategoryList, GoodsList } from '#areas/catalog/services/list.server.ts';
import { ProductCard } from '#shop/parts/product-card.tsx';
import { useTexts } from '#site/locale.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Pager } from '#ui/pager.tsx';
import { ProductGridSkeleton } from '#ui/skeleton.tsx';
import { StaggeredHydration } from '#ui/staggered-hydration.tsx';
import { countFilters, type ListState, noFilters } from './list-state.ts';
import { catalogTexts } from './texts.ts';

type Props = { list: GoodsList; state: ListState; empty?: ReactNode /** Three across beside filters. */; three?: boolean };

export function Results({ list, state, empty, three }: Props) {
  const say = useTexts(catalogTexts);
  if (state.isComing) return <ProductGridSkeleton count={Math.min(pageSize, Math.max(6, list.cards.length))} three={three} />;
  if (list.cards.length === 0) return <NoResults list={list} state={state} empty={empty} />;
  const from = (list.page - 1) * pageSize + 1;
  return (
    <>
      <ul className={three ? 'goods goods-3' : 'goods'}>
        <StaggeredHydration>
          {rowsOf(list.cards).map((row, at) => (
            <Fragment key={row[0]?.spuId}>
              {row.map((card, index) => (
                <ProductCard key={card.spuId} card={card} eager={at === 0 && index < (three ? 3 : 2)} />
              ))}
            </Fragment>
          ))}
        </StaggeredHydration>
      </ul>
      <Pager
        label={say('pages')}
        page={list.page}
        pages={list.pages}
        hrefOf={(page) => state.hrefOf({ page })}
        labels={{ previous: say('previous'), next: say('next') }}
      />
      {list.pages > 1 && (
        <p className="meta num list-shown">{say('shownOf', { from, to: from + list.cards.length - 1, total: list.total })}</p>
      )}
    </>
  );
}

const together = 6;

/** Cards that hydrate in one step. */
const rowsOf = (cards: readonly Card[]): Card[][] =>
  Array.from({ length: Math.ceil(cards.length / together) }, (_, at) => cards.slice(at * together, (at + 1) * together));

function NoResults({ list, state, empty }: Props) {
  const say = useTexts(catalogTexts);
  const isFiltered = countFilters(list) > 0;
  if (!isFiltered && empty) return empty;
  return (
    <Empty
      title={say(isFiltered ? 'emptyTitle' : 'emptyCategoryTitle')}
      text={say(isFiltered ? 'emptyText' : 'emptyCategoryText')}
      action={isFiltered && <ButtonLink to={state.hrefOf(noFilters)}>{say('clearAll')}</ButtonLink>}
    />
  );
}

export function CategoryFaq({ list }: { list: Pick<CategoryList, 'faq'> }) {
  const say = useTexts(catalogTexts);
  if (list.faq.length === 0) return null;
  return (
    <div className="splits">
      <section className="split" aria-labelledby="faq">
        <header>
          <h2 id="faq">{say('questions')}</h2>
        </header>
        <Accordion folds={list.faq.map(({ question, answer }) => ({ id: question, title: question, body: <p>{answer}</p> }))} />
      </section>
    </div>
  );
}
