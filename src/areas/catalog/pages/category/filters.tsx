import { useSay } from '#site/here.tsx';
import { Facet } from '#ui/accordion.tsx';
import { Checkbox } from '#ui/check.tsx';
import { Chip } from '#ui/chip.tsx';
import { Swatch } from '#ui/swatch.tsx';
import type { Facet as FacetData, FacetValue } from '../../rules/facets.ts';
import { type Label, labelText } from '../../rules/filters.ts';
import { catalogTexts } from '../../texts.ts';

type FilterFieldsProps = {
  facets: readonly FacetData[];
  chosen: readonly Label[];
  /** With it a tick counts at once; without it the form around is sent as a whole. */
  onToggle?: ((label: Label) => void) | undefined;
};

const openAtFirst = 4;

/** Every filter of a list as fields of one form, so that it works before and without script. */
export function FilterFields({ facets, chosen, onToggle }: FilterFieldsProps) {
  const say = useSay(catalogTexts);
  const texts = new Set(chosen.map(labelText));
  return facets.map((facet, place) => {
    const count = facet.values.filter((value) => texts.has(value.label)).length;
    return (
      <Facet key={facet.key} title={facet.name} open={place < openAtFirst || count > 0} chosen={count > 0 && say('chosenCount', { count })}>
        <FacetValues facet={facet} isOn={(value) => texts.has(value.label)} onToggle={onToggle} />
      </Facet>
    );
  });
}

type FacetValuesProps = { facet: FacetData; isOn: (value: FacetValue) => boolean; onToggle: FilterFieldsProps['onToggle'] };

function FacetValues({ facet, isOn, onToggle }: FacetValuesProps) {
  const field = (value: FacetValue) => ({
    type: 'checkbox' as const,
    name: 'filter_label',
    value: value.label,
    ...(onToggle
      ? { checked: isOn(value), onChange: () => onToggle({ key: facet.key, value: value.value }) }
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
