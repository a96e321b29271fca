import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { useSay } from '#site/here.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { RemoveChip } from '#ui/chip.tsx';
import { labelText, type Sort, sorts } from '../../rules/filters.ts';
import type { List } from '../../services/list.server.ts';
import { catalogTexts } from '../../texts.ts';
import type { ListState } from './list-state.ts';

type Props = { list: List; state: ListState };

export function useCountWords() {
  const say = useSay(catalogTexts);
  return (count: number): string => (count === 1 ? say('onePiece') : say('pieceCount', { count }));
}

/** What is chosen, each with a way to take it back. */
export function ChosenChips({ list, state }: Props) {
  const say = useSay(catalogTexts);
  if (list.chosen.length === 0) return null;
  return (
    <>
      {list.chosen.map(({ key, value, name }) => (
        <RemoveChip
          key={labelText({ key, value })}
          to={state.toggledHref({ key, value })}
          label={say('removeFilter', { label: name })}
          preventScrollReset
        >
          {name}
        </RemoveChip>
      ))}
      <Link className="link meta" to={state.hrefOf({ labels: [] })} preventScrollReset>
        {say('clearAll')}
      </Link>
    </>
  );
}

/** Sorting by a plain form; with script the choice counts at once. */
export function SortForm({ list, state, icon }: Props & { icon?: ReactNode }) {
  const say = useSay(catalogTexts);
  return (
    <Form action={state.action} className="sort">
      {list.labels.map((label) => (
        <input key={labelText(label)} type="hidden" name="filter_label" value={labelText(label)} />
      ))}
      {icon ?? <span aria-hidden="true">{say('sort')}</span>}
      <select
        name="sort"
        aria-label={say('sort')}
        value={list.sort}
        onChange={(event) => state.go({ sort: sortIn(event.currentTarget.value) })}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {say(`sort-${sort}`)}
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
