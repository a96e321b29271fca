import type { Facet } from '#areas/catalog/rules/facets.ts';
import { labelText } from '#areas/catalog/rules/filters.ts';
import { cardTexts } from '#shop/parts/card-texts.ts';
import { useTexts } from '#site/locale.tsx';
import { Chip } from '#ui/chip.tsx';
import { TapeRange } from '#ui/tape-range.tsx';
import type { FilterSelection, ListFilterValues } from './list-state.ts';
import { catalogTexts } from './texts.ts';
import type { ValuesProps } from './value-field.ts';

type Span = { readonly from: number; readonly to: number };
type LengthFieldsProps = { facet: Facet; picking: FilterSelection; fieldOf: ValuesProps['fieldOf'] };

/** Lengths on a tape; without script, where the knobs do not work, each length has a checkbox. */
export function LengthFields({ facet, picking, fieldOf }: LengthFieldsProps) {
  const say = useTexts(catalogTexts);
  const card = useTexts(cardTexts);
  const amounts = facet.values.flatMap(({ amount }) => amount ?? []);
  const [min, max] = [Math.min(...amounts), Math.max(...amounts)];
  const span = spanOf(facet, picking.picked) ?? { from: min, to: max };
  return (
    <>
      <div className="needs-script">
        <TapeRange
          names={{ from: 'length_from', to: 'length_to' }}
          labels={{ group: facet.name, from: say('shortest'), to: say('longest') }}
          limits={{ min, max, step: amounts.every((amount) => amount % 2 === min % 2) ? 2 : 1, longEvery: 2 }}
          value={{ from: Math.max(min, span.from), to: Math.min(max, span.to) }}
          say={(inches) => card('inches', { inches })}
          onPick={(picked) => picking.pick(changeTo(facet, picking.picked, picked, { from: min, to: max }))}
        />
      </div>
      <noscript>
        <div className="length-grid length-fields">
          {facet.values.map((value) => {
            const { input, isOut } = fieldOf(value);
            return <Chip key={value.value} {...input} label={value.name} state={isOut ? 'no' : 'free'} />;
          })}
        </div>
      </noscript>
    </>
  );
}

/** Knob positions: the range, else around the lengths chosen by name; null when nothing is chosen. */
function spanOf({ values }: Facet, { labels, fromInches, toInches }: ListFilterValues): Span | null {
  const texts = new Set(labels.map(labelText));
  const named = values.flatMap(({ label, amount }) => (texts.has(label) && amount !== null ? [amount] : []));
  if (fromInches === null && toInches === null && named.length === 0) return null;
  const from = fromInches ?? (toInches === null ? Math.min(...named) : 0);
  return { from, to: toInches ?? (fromInches === null ? Math.max(...named) : Number.POSITIVE_INFINITY) };
}

/** A single length is chosen by name, as its links and search engines know it; a range by its ends. */
function changeTo({ key, values }: Facet, { labels }: ListFilterValues, { from, to }: Span, limits: Span): Partial<ListFilterValues> {
  const others = labels.filter((label) => label.key !== key);
  const only = from === to ? values.find(({ amount }) => amount === from) : undefined;
  if (only) return { labels: [...others, { key, value: only.value }], fromInches: null, toInches: null };
  return { labels: others, fromInches: from > limits.from ? from : null, toInches: to < limits.to ? to : null };
}

/** Empty when there is no range. */
export function useLengthText() {
  const say = useTexts(catalogTexts);
  const card = useTexts(cardTexts);
  return ({ fromInches, toInches }: Pick<ListFilterValues, 'fromInches' | 'toInches'>): string => {
    if (fromInches === null) return toInches === null ? '' : say('lengthBelow', { to: toInches });
    return toInches === null ? say('lengthAbove', { from: fromInches }) : card('inchRange', { from: fromInches, to: toInches });
  };
}
