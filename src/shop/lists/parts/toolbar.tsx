import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { labelText, type Sort, sorts } from '#areas/catalog/rules/filters.ts';
import type { GoodsList } from '#areas/catalog/services/list.server.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { RemoveChip } from '#ui/chip.tsx';
import { HiddenFields } from './filters.tsx';
import { useLengthText } from './length-fields.tsx';
import { countFilters, type ListState, noFilters } from './list-state.ts';
import { catalogTexts } from './texts.ts';

type Props = { list: GoodsList; state: ListState };

export function useCountText() {
  const say = useTexts(catalogTexts);
  return (count: number): string => (count === 1 ? say('onePiece') : say('pieceCount', { count }));
}

export const resultsId = 'results';
/** The clicked chip is gone: focus moves to the results. */
const toResults = (): void => document.getElementById(resultsId)?.focus({ preventScroll: true });

export function FilterChips({ list, state }: Props) {
  const say = useTexts(catalogTexts);
  const price = usePriceText();
  const length = useLengthText()(list);
  if (countFilters(list) === 0) return null;
  return (
    <>
      {list.inStock && <Chosen to={state.hrefOf({ inStock: false })} name={say('inStockOnly')} />}
      {list.chosen.map(({ key, value, name }) => (
        <Chosen key={labelText({ key, value })} to={state.toggledHref({ key, value })} name={name} />
      ))}
      {length && <Chosen to={state.hrefOf({ fromInches: null, toInches: null })} name={length} />}
      {(list.fromCents !== null || list.toCents !== null) && (
        <Chosen to={state.hrefOf({ fromCents: null, toCents: null })} name={price(list)} />
      )}
      <Link className="link meta" to={state.hrefOf(noFilters)} preventScrollReset onClick={toResults}>
        {say('clearAll')}
      </Link>
    </>
  );
}

function Chosen({ to, name }: { to: string; name: string }) {
  const say = useTexts(catalogTexts);
  return (
    <RemoveChip to={to} label={say('removeFilter', { label: name })} preventScrollReset onClick={toResults}>
      {name}
    </RemoveChip>
  );
}

function usePriceText() {
  const say = useTexts(catalogTexts);
  return ({ fromCents, toCents }: Pick<GoodsList, 'fromCents' | 'toCents'>): string => {
    const [from, to] = [fromCents, toCents].map((amount) => dollars(cents(amount ?? 0)));
    if (toCents === null) return say('priceAbove', { from: from ?? '' });
    return fromCents === null ? say('priceBelow', { to: to ?? '' }) : say('priceBetween', { from: from ?? '', to: to ?? '' });
  };
}

/** A plain form; with script the choice applies at once. */
export function SortForm({ list, state, icon }: Props & { icon?: ReactNode }) {
  const say = useTexts(catalogTexts);
  return (
    <Form action={state.action} className="sort">
      <HiddenFields list={list} filters />
      {icon ?? <span aria-hidden="true">{say('sort')}</span>}
      <select
        name="sort"
        aria-label={say('sort')}
        value={list.sort}
        onChange={(event) => state.go({ sort: sortIn(event.currentTarget.value) })}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {say(sort === 'best' && 'q' in list.extra ? 'sort-match' : `sort-${sort}`)}
          </option>
        ))}
      </select>
      <noscript>
        <SubmitButton size="small">{say('apply')}</SubmitButton>
      </noscript>
    </Form>
  );
}

const sortIn = (typed: string): Sort => sorts.find((sort) => sort === typed) ?? 'best';
