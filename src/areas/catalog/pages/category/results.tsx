import { useSay } from '#site/here.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Pager } from '#ui/pager.tsx';
import { GoodsSkeleton } from '#ui/skeleton.tsx';
import { ProductCard } from '../../parts/goods-card.tsx';
import { pageSize } from '../../rules/filters.ts';
import type { List } from '../../services/list.server.ts';
import { catalogTexts } from '../../texts.ts';
import type { ListState } from './list-state.ts';

type Props = { list: List; state: ListState /** Three across beside filters. */; three?: boolean };

export function Results({ list, state, three }: Props) {
  const say = useSay(catalogTexts);
  if (state.isComing) return <GoodsSkeleton count={Math.min(pageSize, Math.max(6, list.cards.length))} three={three} />;
  if (list.cards.length === 0) return <NoResults list={list} state={state} />;
  const from = (list.page - 1) * pageSize + 1;
  return (
    <>
      <ul className={three ? 'goods goods-3' : 'goods'}>
        {list.cards.map((card, place) => (
          <ProductCard key={card.spuId} card={card} eager={place < (three ? 3 : 2)} />
        ))}
      </ul>
      <Pager
        label={say('pages')}
        page={list.page}
        pages={list.pages}
        hrefOf={(page) => state.hrefOf({ page })}
        words={{ previous: say('previous'), next: say('next') }}
      />
      {list.pages > 1 && (
        <p className="meta num mt-4 text-center">{say('shownOf', { from, to: from + list.cards.length - 1, total: list.total })}</p>
      )}
    </>
  );
}

function NoResults({ list, state }: Props) {
  const say = useSay(catalogTexts);
  const isFiltered = list.chosen.length > 0;
  return (
    <Empty
      title={say(isFiltered ? 'emptyTitle' : 'emptyCategoryTitle')}
      text={say(isFiltered ? 'emptyText' : 'emptyCategoryText')}
      action={isFiltered && <ButtonLink to={state.hrefOf({ labels: [] })}>{say('clearAll')}</ButtonLink>}
    />
  );
}

export function CategoryFaq({ list }: { list: List }) {
  const say = useSay(catalogTexts);
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
