import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { GoodsList } from '#areas/catalog/services/list.server.ts';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { FilterFields, HiddenFields } from './filters.tsx';
import { useListState } from './list-state.ts';
import { QuickLinks } from './quick-links.tsx';
import { Results } from './results.tsx';
import { catalogTexts } from './texts.ts';
import { FilterChips, resultsId, SortForm, useCountText } from './toolbar.tsx';

export type ListProps = {
  list: GoodsList;
  /** Shown instead of products when the list is empty. */
  empty?: ReactNode;
};

/** Every list on a wide screen: filters on the left, products on the right. */
export function DesktopList({ list, empty }: ListProps) {
  const say = useTexts(catalogTexts);
  const state = useListState(list);
  const countText = useCountText();
  return (
    <>
      <QuickLinks facets={list.facets} state={state} />
      <div className="list">
        <aside aria-label={say('filters')}>
          <Form action={state.action}>
            <HiddenFields list={list} sort />
            <FilterFields list={list} picking={state.picking} />
            <noscript>
              <SubmitButton block>{say('showCount')}</SubmitButton>
            </noscript>
          </Form>
        </aside>
        <section aria-labelledby={resultsId}>
          <h2 id={resultsId} tabIndex={-1} className="visually-hidden">
            {say('results')}
          </h2>
          <div className="toolbar">
            <div className="chips">
              <b aria-live="polite">{countText(list.total)}</b>
              <FilterChips list={list} state={state} />
            </div>
            <SortForm list={list} state={state} />
          </div>
          <Results list={list} state={state} empty={empty} three />
        </section>
      </div>
    </>
  );
}
