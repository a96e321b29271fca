import { type FormEvent, useId, useState } from 'react';
import { Form } from 'react-router';
import { useSay } from '#site/here.tsx';
import { keepingLoader } from '#site/keep.ts';
import { siteTexts } from '#site/texts.ts';
import { ButtonLink, SubmitButton } from '#ui/button.tsx';
import { FilterIcon, SortIcon } from '#ui/icons.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { labelsIn, labelText } from '../../rules/filters.ts';
import type { List } from '../../services/list.server.ts';
import { catalogTexts } from '../../texts.ts';
import type { Route } from './+types/mobile';
import { FilterFields } from './filters.tsx';
import { type ListState, useListState } from './list-state.ts';
import { QuickLinks } from './quick-links.tsx';
import { CategoryFaq, Results } from './results.tsx';
import { ChosenChips, SortForm, useCountWords } from './toolbar.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => keepingLoader({ request, serverLoader });

export default function CategoryPage({ loaderData: list }: Route.ComponentProps) {
  const say = useSay(catalogTexts);
  const state = useListState(list);
  const countWords = useCountWords();
  const [isFiltering, setFiltering] = useState(false);
  return (
    <div className="wrap">
      <header className="list-head">
        <h1>{list.name}</h1>
        {list.description && <p>{list.description}</p>}
      </header>
      <QuickLinks facets={list.facets} state={state} rail />
      <div className="m-tools">
        <button type="button" onClick={() => setFiltering(true)}>
          <FilterIcon /> {say('filter')}
          {list.chosen.length > 0 && <span className="count">{list.chosen.length}</span>}
        </button>
        <SortForm list={list} state={state} icon={<SortIcon />} />
      </div>
      {list.chosen.length > 0 && (
        <div className="chips chosen items-center">
          <ChosenChips list={list} state={state} />
        </div>
      )}
      <h2 className="vh">{say('results')}</h2>
      <p className={list.chosen.length ? 'meta num pb-3' : 'meta num py-3'} aria-live="polite">
        {countWords(list.total)}
      </p>
      <Results list={list} state={state} />
      <CategoryFaq list={list} />
      <FilterSheet list={list} state={state} open={isFiltering} onClose={() => setFiltering(false)} />
    </div>
  );
}

function FilterSheet({ list, state, open, onClose }: { list: List; state: ListState; open: boolean; onClose: () => void }) {
  const say = useSay(catalogTexts);
  const close = useSay(siteTexts)('close');
  const id = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget).getAll('filter_label').filter((value) => typeof value === 'string');
    onClose();
    state.go({ labels: labelsIn(ticked) });
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={say('filters')}
      close={close}
      foot={
        <>
          <ButtonLink to={state.hrefOf({ labels: [] })} onClick={onClose} preventScrollReset>
            {say('clearAll')}
          </ButtonLink>
          <SubmitButton form={id}>{say('showCount')}</SubmitButton>
        </>
      }
    >
      {/* The key lets the ticks follow the address, whoever changed it. */}
      <Form key={list.labels.map(labelText).join()} id={id} action={state.action} onSubmit={send}>
        <FilterFields facets={list.facets} chosen={list.labels} />
      </Form>
    </Sheet>
  );
}
