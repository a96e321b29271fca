import { type FormEvent, useId, useState } from 'react';
import { Form, Link } from 'react-router';
import { listSearch } from '#areas/catalog/rules/filters.ts';
import type { GoodsList } from '#areas/catalog/services/list.server.ts';
import { useTexts } from '#site/locale.tsx';
import { siteTexts } from '#site/texts.ts';
import { ButtonLink, SubmitButton } from '#ui/button.tsx';
import { FilterIcon, SortIcon } from '#ui/icons.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { StaggeredHydration } from '#ui/staggered-hydration.tsx';
import type { ListProps } from './desktop-list.tsx';
import { FilterFields, HiddenFields } from './filters.tsx';
import { countFilters, type ListState, noFilters, useListState } from './list-state.ts';
import { QuickLinks } from './quick-links.tsx';
import { Results } from './results.tsx';
import { catalogTexts } from './texts.ts';
import { FilterChips, resultsId, SortForm, useCountText } from './toolbar.tsx';
import { useFilterPreview } from './use-filter-preview.ts';

const sheetId = 'filters';

/** Every list on a phone: filters in a sheet, two columns. */
export function MobileList({ list, empty }: ListProps) {
  const say = useTexts(catalogTexts);
  const state = useListState(list);
  const countText = useCountText();
  const [isFiltering, setFiltering] = useState(false);
  const count = countFilters(list);
  return (
    <>
      <QuickLinks facets={list.facets} state={state} rail />
      <div className="mobile-tools">
        <Link
          to={`#${sheetId}`}
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault();
            setFiltering(true);
          }}
        >
          <FilterIcon /> {say('filter')}
          {count > 0 && <span className="count">{count}</span>}
        </Link>
        <SortForm list={list} state={state} icon={<SortIcon />} />
      </div>
      {count > 0 && (
        <div className="chips chosen">
          <FilterChips list={list} state={state} />
        </div>
      )}
      <h2 id={resultsId} tabIndex={-1} className="visually-hidden">
        {say('results')}
      </h2>
      <p className={count ? 'meta num list-count' : 'meta num list-count is-empty'} aria-live="polite">
        {countText(list.total)}
      </p>
      <StaggeredHydration>
        <Results list={list} state={state} empty={empty} />
        {/* The key lets the ticks follow the address, whoever changed it. */}
        <FilterSheet key={listSearch(list)} list={list} state={state} open={isFiltering} onClose={() => setFiltering(false)} />
      </StaggeredHydration>
    </>
  );
}

type FilterSheetProps = { list: GoodsList; state: ListState; open: boolean; onClose: () => void };

/** Checks are a preview until applied; the button says how many products they leave. */
function FilterSheet({ list, state, open, onClose }: FilterSheetProps) {
  const say = useTexts(catalogTexts);
  const close = useTexts(siteTexts)('close');
  const id = useId();
  const trial = useFilterPreview(list, state);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    state.go(trial.picking.picked);
  };
  return (
    <Sheet
      id={sheetId}
      open={open}
      onClose={onClose}
      title={say('filters')}
      close={close}
      foot={
        <>
          <ButtonLink to={state.hrefOf(noFilters)} onClick={onClose} preventScrollReset>
            {say('clearAll')}
          </ButtonLink>
          <SubmitButton form={id}>
            <span className="needs-script" aria-live="polite">
              <ShowCount count={trial.list.total} />
            </span>
            <span className="without-script">{say('showCount')}</span>
          </SubmitButton>
        </>
      }
    >
      <Form id={id} action={state.action} onSubmit={send}>
        <HiddenFields list={list} sort />
        <FilterFields list={trial.list} picking={trial.picking} />
      </Form>
    </Sheet>
  );
}

function ShowCount({ count }: { count: number }) {
  const say = useTexts(catalogTexts);
  if (count === 0) return say('showNone');
  return count === 1 ? say('showOne') : say('showThese', { count });
}
