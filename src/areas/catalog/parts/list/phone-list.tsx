import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Form } from 'react-router';
import { useSay } from '#site/here.tsx';
import { siteTexts } from '#site/texts.ts';
import { ButtonLink, SubmitButton } from '#ui/button.tsx';
import { FilterIcon, SortIcon } from '#ui/icons.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { listSearch, readList } from '../../rules/filters.ts';
import type { GoodsList } from '../../services/list.server.ts';
import { catalogTexts } from '../../texts.ts';
import { FilterFields, HiddenFields } from './filters.tsx';
import { type ListState, narrowed, useListState, wide } from './list-state.ts';
import { QuickLinks } from './quick-links.tsx';
import { Results } from './results.tsx';
import { ChosenChips, SortForm, useCountWords } from './toolbar.tsx';

/** Filters in a sheet, goods two across: every list of the shop on a phone. */
export function PhoneList({ list, empty }: { list: GoodsList; empty?: ReactNode }) {
  const say = useSay(catalogTexts);
  const state = useListState(list);
  const countWords = useCountWords();
  const [isFiltering, setFiltering] = useState(false);
  const count = narrowed(list);
  return (
    <>
      <QuickLinks facets={list.facets} state={state} rail />
      <div className="m-tools">
        <button type="button" onClick={() => setFiltering(true)}>
          <FilterIcon /> {say('filter')}
          {count > 0 && <span className="count">{count}</span>}
        </button>
        <SortForm list={list} state={state} icon={<SortIcon />} />
      </div>
      {count > 0 && (
        <div className="chips chosen items-center">
          <ChosenChips list={list} state={state} />
        </div>
      )}
      <h2 className="vh">{say('results')}</h2>
      <p className={count ? 'meta num pb-3' : 'meta num py-3'} aria-live="polite">
        {countWords(list.total)}
      </p>
      <Results list={list} state={state} empty={empty} />
      <FilterSheet list={list} state={state} open={isFiltering} onClose={() => setFiltering(false)} />
    </>
  );
}

function FilterSheet({ list, state, open, onClose }: { list: GoodsList; state: ListState; open: boolean; onClose: () => void }) {
  const say = useSay(catalogTexts);
  const close = useSay(siteTexts)('close');
  const id = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) if (typeof value === 'string') fields.append(name, value);
    onClose();
    const { labels, fromCents, toCents, inStock } = readList(fields);
    state.go({ labels, fromCents, toCents, inStock });
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={say('filters')}
      close={close}
      foot={
        <>
          <ButtonLink to={state.hrefOf(wide)} onClick={onClose} preventScrollReset>
            {say('clearAll')}
          </ButtonLink>
          <SubmitButton form={id}>{say('showCount')}</SubmitButton>
        </>
      }
    >
      {/* The key lets the ticks follow the address, whoever changed it. */}
      <Form key={listSearch(list)} id={id} action={state.action} onSubmit={send}>
        <HiddenFields list={list} sort />
        <FilterFields list={list} state={state} />
      </Form>
    </Sheet>
  );
}
