import { memo, useState } from 'react';
import type { Facet as FacetData, FacetValue } from '#areas/catalog/rules/facets.ts';
import { defaultSort, labelText, listSearch, toggled } from '#areas/catalog/rules/filters.ts';
import type { GoodsList } from '#areas/catalog/services/list.server.ts';
import { useTexts } from '#site/locale.tsx';
import { Facet } from '#ui/accordion.tsx';
import { Checkbox } from '#ui/check.tsx';
import { ColorFields } from './color-fields.tsx';
import { LengthFields, useLengthText } from './length-fields.tsx';
import { countFilters, type FilterSelection } from './list-state.ts';
import { PriceFields } from './price-fields.tsx';
import { catalogTexts } from './texts.ts';
import type { ValueField, ValuesProps } from './value-field.ts';

/** `list` holds what is shown and counted; `picking` holds the checks, which may be ahead of it. */
type FieldsProps = { list: GoodsList; picking: FilterSelection };

const openAtFirst = 4;

/**
 * All filters as fields of one form, so that it works before and without script. Memoized: a hundred checkboxes are expensive to render.
 */
export const FilterFields = memo(function FilterFields({ list, picking }: FieldsProps) {
  const say = useTexts(catalogTexts);
  const { picked, pick } = picking;
  return (
    <>
      <Checkbox
        name="in_stock"
        value="1"
        label={say('inStockOnly')}
        end={list.inStockCount}
        checked={picked.inStock}
        onChange={() => pick({ inStock: !picked.inStock })}
      />
      {list.facets.map((facet, index) => (
        <FilterGroup key={facet.key} facet={facet} picking={picking} open={index < openAtFirst} />
      ))}
      {list.prices && <PriceFields prices={list.prices} picking={picking} />}
    </>
  );
});

type GroupProps = { facet: FacetData; picking: FilterSelection };

function FilterGroup({ facet, picking, open }: GroupProps & { open: boolean }) {
  const say = useTexts(catalogTexts);
  const lengthText = useLengthText();
  const { picked } = picking;
  const texts = new Set(picked.labels.map(labelText));
  const names = facet.values.filter((value) => texts.has(value.label)).map((value) => value.name);
  const range = facet.kind === 'length' ? lengthText(picked) : '';
  const chosen = range || (names.length > 1 ? say('chosenCount', { count: names.length }) : names[0]);
  return (
    <Facet title={facet.name} open={open || Boolean(chosen)} chosen={chosen}>
      <FacetValues facet={facet} picking={picking} />
    </Facet>
  );
}

function FacetValues({ facet, picking }: GroupProps) {
  const { picked, pick } = picking;
  const texts = new Set(picked.labels.map(labelText));
  const fieldOf = (value: FacetValue): ValueField => ({
    isOut: value.count === 0 && !texts.has(value.label),
    input: {
      type: 'checkbox',
      name: 'filter_label',
      value: value.label,
      checked: texts.has(value.label),
      onChange: () => pick({ labels: toggled(picked.labels, { key: facet.key, value: value.value }) }),
    },
  });
  if (facet.kind === 'colour') return <ColorFields values={facet.values} fieldOf={fieldOf} />;
  if (facet.kind === 'length') return <LengthFields facet={facet} picking={picking} fieldOf={fieldOf} />;
  return <ChoiceFields values={facet.values} fieldOf={fieldOf} />;
}

const [maxUnfolded, foldedCount] = [7, 5];

/** Long lists show their first values; the rest expands, initially open when something in it is checked. */
function ChoiceFields({ values, fieldOf }: ValuesProps) {
  const say = useTexts(catalogTexts);
  const [isOpenAtFirst] = useState(values.slice(foldedCount).some((value) => fieldOf(value).input.checked));
  const row = (value: FacetValue) => {
    const { input, isOut } = fieldOf(value);
    return <Checkbox key={value.value} {...input} label={value.name} end={value.count} disabled={isOut} />;
  };
  if (values.length <= maxUnfolded) return values.map(row);
  const rest = values.slice(foldedCount);
  return (
    <>
      {values.slice(0, foldedCount).map(row)}
      <details className="more-values" open={isOpenAtFirst}>
        <summary>
          <span className="link">{say('showMore', { count: rest.length })}</span>
          <span className="link">{say('showFewer')}</span>
        </summary>
        {rest.map(row)}
      </details>
    </>
  );
}

/** Hidden fields a form must carry: the filter form carries the sorting, the sort form the filters. */
export function HiddenFields({ list, sort, filters }: { list: GoodsList; sort?: boolean; filters?: boolean }) {
  const search = new URLSearchParams(list.extra);
  if (sort && list.sort !== defaultSort) search.append('sort', list.sort);
  if (filters && countFilters(list) > 0) {
    for (const [name, value] of new URLSearchParams(listSearch({ ...list, sort: defaultSort, page: 1 }))) search.append(name, value);
  }
  return [...search].map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />);
}
