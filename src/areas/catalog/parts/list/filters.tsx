import { useSay } from '#site/here.tsx';
import { Facet } from '#ui/accordion.tsx';
import { Checkbox } from '#ui/check.tsx';
import { Chip } from '#ui/chip.tsx';
import { Swatch } from '#ui/swatch.tsx';
import type { Facet as FacetData, FacetValue } from '../../rules/facets.ts';
import { defaultSort, dollarsText, labelText, toggled } from '../../rules/filters.ts';
import type { GoodsList } from '../../services/list.server.ts';
import { catalogTexts } from '../../texts.ts';
import type { ListState } from './list-state.ts';
import { PriceFields } from './price-fields.tsx';

type FilterFieldsProps = {
  list: GoodsList;
  state: ListState;
  /** A tick counts at once; else the form around is sent as a whole. */
  isLive?: boolean;
};

const openAtFirst = 4;

/** Every filter of a list as fields of one form, so that it works before and without script. */
export function FilterFields({ list, state, isLive }: FilterFieldsProps) {
  const say = useSay(catalogTexts);
  const texts = new Set((isLive ? state : list).labels.map(labelText));
  const stock = isLive
    ? { checked: state.inStock, onChange: () => state.go({ inStock: !state.inStock }) }
    : { defaultChecked: list.inStock };
  return (
    <>
      <Checkbox name="in_stock" value="1" label={say('inStockOnly')} end={list.inStockCount} {...stock} />
      {list.facets.map((facet, place) => {
        const count = facet.values.filter((value) => texts.has(value.label)).length;
        return (
          <Facet
            key={facet.key}
            title={facet.name}
            open={place < openAtFirst || count > 0}
            chosen={count > 0 && say('chosenCount', { count })}
          >
            <FacetValues facet={facet} isOn={(value) => texts.has(value.label)} state={isLive ? state : null} />
          </Facet>
        );
      })}
      {list.prices && <PriceFields list={list} prices={list.prices} state={isLive ? state : null} />}
    </>
  );
}

type FacetValuesProps = { facet: FacetData; isOn: (value: FacetValue) => boolean; state: ListState | null };

function FacetValues({ facet, isOn, state }: FacetValuesProps) {
  const field = (value: FacetValue) => ({
    type: 'checkbox' as const,
    name: 'filter_label',
    value: value.label,
    ...(state
      ? {
          checked: isOn(value),
          onChange: () => state.go({ labels: toggled(state.labels, { key: facet.key, value: value.value }) }),
        }
      : { defaultChecked: isOn(value) }),
  });
  const isOut = (value: FacetValue): boolean => value.count === 0 && !isOn(value);
  if (facet.kind === 'colour') {
    return (
      <div className="swatches">
        {facet.values.map((value) => (
          <Swatch
            key={value.value}
            {...field(value)}
            label={`${value.name} (${value.count})`}
            picture={`${value.picture}-96.webp`}
            state={isOut(value) ? 'no' : 'free'}
          />
        ))}
      </div>
    );
  }
  if (facet.kind === 'length') {
    return (
      <div className="lens pt-[6px]">
        {facet.values.map((value) => (
          <Chip key={value.value} {...field(value)} label={value.name} state={isOut(value) ? 'no' : 'free'} />
        ))}
      </div>
    );
  }
  return facet.values.map((value) => (
    <Checkbox key={value.value} {...field(value)} label={value.name} end={value.count} disabled={isOut(value)} />
  ));
}

/** What a form must carry along so that it does not get lost; the filter form carries the sorting, the sorting carries the filters. */
export function HiddenFields({ list, sort, filters }: { list: GoodsList; sort?: boolean; filters?: boolean }) {
  const search = new URLSearchParams(list.extra);
  if (sort && list.sort !== defaultSort) search.append('sort', list.sort);
  if (filters) {
    for (const label of list.labels) search.append('filter_label', labelText(label));
    if (list.fromCents !== null) search.append('price_from', dollarsText(list.fromCents));
    if (list.toCents !== null) search.append('price_to', dollarsText(list.toCents));
    if (list.inStock) search.append('in_stock', '1');
  }
  return [...search].map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />);
}
