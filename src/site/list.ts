import { isDay } from '#kernel/dates.ts';
import { hrefOf } from './links.ts';
import type { PageName } from './pages.ts';

/** Filter values: one of these words, a day (2026-11-16), a row id, or free text. */
export type FilterKind = 'day' | 'number' | 'words' | readonly string[];
type ValueOf<Kind> = Kind extends readonly (infer Word)[] ? Word : Kind extends 'number' ? number : string;
type Kinds = Readonly<Record<string, FilterKind>>;

/** Query spec of an office list; shared by the page, its loader and its export. */
export type ListSpec<Filters extends Kinds = Kinds, Sort extends string = string> = {
  readonly page: PageName;
  readonly filters: Filters;
  /** Sortable columns. */
  readonly sorts: readonly Sort[];
  /** Default sort; a minus sorts descending. */
  readonly first: Sort | `-${Sort}`;
  readonly size: number;
};

export type Chosen<Spec extends ListSpec = ListSpec> = {
  readonly filters: { readonly [Name in keyof Spec['filters']]?: ValueOf<Spec['filters'][Name]> };
  readonly searchText: string | undefined;
  readonly sort: { readonly by: Spec['sorts'][number]; readonly down: boolean };
  readonly page: number;
  /** Chosen columns; null for the default ones. */
  readonly columns: readonly string[] | null;
};

/** Counts are exact up to here, and paging goes no further. */
export const maxCountedRows = 10_000;

export const listOf = <const Filters extends Kinds, const Sort extends string>(
  spec: Omit<ListSpec<Filters, Sort>, 'size'> & { readonly size?: number },
): ListSpec<Filters, Sort> => ({ size: 50, ...spec });

/** Parses an address; invalid values are ignored. */
export function chosenIn<Spec extends ListSpec>(spec: Spec, query: URLSearchParams): Chosen<Spec> {
  const filters = Object.entries(spec.filters).flatMap(([name, kind]) => {
    const value = valueIn(kind, query.get(name));
    return value === undefined ? [] : [[name, value]];
  });
  const columns = query.get('cols')?.split(',').filter(Boolean).slice(0, 40);
  return {
    filters: Object.fromEntries(filters),
    searchText: plainFrom(query.get('q'), 100),
    sort: sortIn(spec, query.get('sort') ?? '') ?? sortIn(spec, spec.first) ?? { by: spec.sorts[0] ?? '', down: false },
    page: Math.min(numberFrom(query.get('page')) ?? 1, Math.ceil(maxCountedRows / spec.size)),
    columns: columns?.length ? columns : null,
  };
}

function sortIn(spec: ListSpec, typed: string): Chosen['sort'] | null {
  const down = typed.startsWith('-');
  const by = spec.sorts.find((name) => name === typed.slice(down ? 1 : 0));
  return by === undefined ? null : { by, down };
}

function valueIn(kind: FilterKind, typed: string | null): string | number | undefined {
  if (typed === null) return undefined;
  if (kind === 'number') return numberFrom(typed) ?? undefined;
  if (kind === 'words') return plainFrom(typed, 100);
  if (kind === 'day') return isDay(typed) ? typed : undefined;
  return kind.find((word) => word === typed);
}

/** A row id as typed in an address. */
export const numberFrom = (typed: string | null): number | null => {
  const value = Number(typed ?? '');
  return Number.isSafeInteger(value) && value >= 1 && value < 2 ** 31 ? value : null;
};

/** Free text without characters no database accepts. */
export const plainFrom = (typed: string | null, maxLength: number): string | undefined =>
  typed?.replaceAll('\u0000', '').trim().slice(0, maxLength) || undefined;

/** A filter set to undefined is removed. */
export type Change<Spec extends ListSpec> = {
  readonly filters?: { readonly [Name in keyof Spec['filters']]?: ValueOf<Spec['filters'][Name]> | undefined };
} & Partial<Omit<Chosen<Spec>, 'filters'>>;

/** In a fixed order; defaults are left out. */
export function fieldsOf<Spec extends ListSpec>(spec: Spec, chosen: Chosen<Spec>): readonly (readonly [name: string, value: string])[] {
  const sort = `${chosen.sort.down ? '-' : ''}${chosen.sort.by}`;
  const filters: Readonly<Record<string, string | number | undefined>> = chosen.filters;
  return [
    ['q', chosen.searchText],
    ...Object.keys(spec.filters).map((name) => [name, filters[name]] as const),
    ['sort', sort === spec.first ? undefined : sort],
    ['cols', chosen.columns?.join(',')],
    ['page', chosen.page > 1 ? chosen.page : undefined],
  ].flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[String(name), String(value)] as const]));
}

/** Any change but of the page itself starts at the first page. */
export function listHref<Spec extends ListSpec>(spec: Spec, chosen: Chosen<Spec>, change: Change<Spec> = {}): string {
  const next = { ...chosen, page: 1, ...change, filters: { ...chosen.filters, ...change.filters } } as Chosen<Spec>;
  const query = new URLSearchParams(fieldsOf(spec, next).map(([name, value]) => [name, value])).toString();
  return pathOf(spec) + (query && `?${query}`);
}

/** A list has no parameters in its path. */
export const pathOf = (spec: ListSpec): string => hrefOf(spec.page as 'office');

/** The list with one row open beside it; paging and filtering close it. */
export function openHref<Spec extends ListSpec>(spec: Spec, chosen: Chosen<Spec>, open: Readonly<Record<string, number>>): string {
  const here = listHref(spec, chosen, { page: chosen.page } as Change<Spec>);
  const [name = '', id = 0] = Object.entries(open)[0] ?? [];
  return `${here}${here.includes('?') ? '&' : '?'}${name}=${id}`;
}
