import { Link } from 'react-router';
import type { Facet } from '#areas/catalog/rules/facets.ts';
import { labelText } from '#areas/catalog/rules/filters.ts';
import { classNames } from '#ui/class-names.ts';
import type { ListState } from './list-state.ts';

type QuickLinksProps = { facets: readonly Facet[]; state: ListState; rail?: boolean };

/** Textures as pictures: the filter most shoppers start with. Another texture replaces the first. */
export function QuickLinks({ facets, state, rail }: QuickLinksProps) {
  const facet = facets.find((one) => one.key === 'Texture' && one.values.every((value) => value.picture));
  if (!facet) return null;
  const isOn = (label: string): boolean => state.labels.some((one) => labelText(one) === label);
  const others = state.labels.filter((one) => one.key !== facet.key);
  return (
    <ul className={classNames('quick', rail && 'rail rail-tight')} aria-label={facet.name}>
      {facet.values.map((value) => (
        <li key={value.value}>
          <Link
            to={state.hrefOf({ labels: isOn(value.label) ? others : [...others, { key: facet.key, value: value.value }] })}
            aria-current={isOn(value.label) ? 'true' : undefined}
            preventScrollReset
          >
            <img src={`${value.picture}-240.webp`} width="38" height="38" alt="" loading="lazy" decoding="async" />
            {value.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
