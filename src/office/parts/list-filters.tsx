import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { type Chosen, fieldsOf, type ListSpec, listHref, pathOf } from '#site/list.ts';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { AddFilter, FilterChip, Filters } from '#ui/office/filter-chip.tsx';
import { FindBox } from '#ui/office/top-bar.tsx';
import { listTexts } from './list-texts.ts';

/** A filter as shown: options, or an input. */
export type ListFilter = {
  readonly name: string;
  readonly label: string;
  /** Without options it is an input of the kind its spec says. */
  readonly options?: readonly { readonly value: string | number; readonly label: string }[];
  /** Label of a chosen value that is not among the options. */
  readonly valueLabel?: string;
};

type Props<Spec extends ListSpec> = {
  readonly spec: Spec;
  readonly chosen: Chosen<Spec>;
  readonly filters: readonly ListFilter[];
  readonly find?: { readonly label: string; readonly hint?: string };
  readonly children?: ReactNode;
};

/** Search box, active filters, available filters; on the right other list actions. */
export function ListFilters<Spec extends ListSpec>({ spec, chosen, filters, find, children }: Props<Spec>) {
  const say = useTexts(listTexts);
  const values: Readonly<Record<string, string | number | undefined>> = chosen.filters;
  const hasAny = chosen.searchText !== undefined || Object.keys(values).length > 0;
  const without = (name: string) => listHref(spec, chosen, { filters: { [name]: undefined } } as never);
  const isUsed = ({ name }: ListFilter) => values[name] !== undefined;
  return (
    <Filters>
      {find && (
        <FindBox
          key={chosen.searchText ?? ''}
          action={pathOf(spec)}
          label={find.label}
          placeholder={find.hint}
          value={chosen.searchText}
          shortcut="f"
        >
          <HiddenFilterFields spec={spec} chosen={chosen} but="q" />
        </FindBox>
      )}
      {chosen.searchText && (
        <FilterChip
          name={say('words')}
          value={chosen.searchText}
          to={listHref(spec, chosen, { searchText: undefined })}
          remove={say('remove', { name: say('words') })}
        />
      )}
      {filters.filter(isUsed).map((filter) => (
        <FilterChip
          key={filter.name}
          name={filter.label}
          value={labelOf(filter, values[filter.name] ?? '')}
          to={without(filter.name)}
          remove={say('remove', { name: filter.label })}
        />
      ))}
      {filters
        .filter((filter) => !isUsed(filter))
        .map((filter) => (
          <AddFilter key={filter.name} label={filter.label}>
            {filter.options ? (
              filter.options.map(({ value, label }) => (
                <Link key={value} to={listHref(spec, chosen, { filters: { [filter.name]: value } } as never)} preventScrollReset>
                  {label}
                </Link>
              ))
            ) : (
              <FieldForm spec={spec} chosen={chosen} filter={filter} />
            )}
          </AddFilter>
        ))}
      {hasAny && (
        <Link className="btn btn-bare btn-small" to={listHref(spec, chosen, clearing(spec))}>
          {say('clear')}
        </Link>
      )}
      {children && <span className="row push">{children}</span>}
    </Filters>
  );
}

const labelOf = ({ options, valueLabel }: ListFilter, value: string | number): string =>
  options?.find((option) => option.value === value)?.label ?? valueLabel ?? String(value);

const clearing = (spec: ListSpec) =>
  ({ words: undefined, filters: Object.fromEntries(Object.keys(spec.filters).map((name) => [name, undefined])) }) as never;

type FieldFormProps<Spec extends ListSpec> = { readonly spec: Spec; readonly chosen: Chosen<Spec>; readonly filter: ListFilter };

function FieldForm<Spec extends ListSpec>({ spec, chosen, filter }: FieldFormProps<Spec>) {
  const say = useTexts(listTexts);
  const kind = spec.filters[filter.name];
  return (
    <Form className="filter-form" action={pathOf(spec)}>
      <HiddenFilterFields spec={spec} chosen={chosen} but={filter.name} />
      <input
        className="input"
        name={filter.name}
        aria-label={filter.label}
        type={kind === 'day' ? 'date' : kind === 'number' ? 'number' : 'text'}
        required
      />
      <SubmitButton size="small">{say('apply')}</SubmitButton>
    </Form>
  );
}

/** Current choices as hidden fields, except this form's own; starts at the first page. */
export function HiddenFilterFields<Spec extends ListSpec>({ spec, chosen, but }: { spec: Spec; chosen: Chosen<Spec>; but?: string }) {
  return fieldsOf(spec, { ...chosen, page: 1 }).map(([name, value]) =>
    name === but ? null : <input key={name} type="hidden" name={name} value={value} />,
  );
}
