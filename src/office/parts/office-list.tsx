import { type ReactNode, useState } from 'react';
import { Form } from 'react-router';
import type { ListPage } from '#areas/staff/services/views.server.ts';
import { type Change, type ListSpec, listHref, maxCountedRows } from '#site/list.ts';
import { useTexts } from '#site/locale.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { BulkBar } from '#ui/office/bulk-bar.tsx';
import type { Column, RowState } from '#ui/office/columns.ts';
import { DataTable } from '#ui/office/data-table.tsx';
import { TableCard } from '#ui/office/table-card.tsx';
import { type View, Views } from '#ui/office/views.tsx';
import { Pager } from '#ui/pager.tsx';
import { type ListFilter, ListFilters } from './list-filters.tsx';
import { listTexts } from './list-texts.ts';
import { ColumnMenu, FileMenu, ViewMenu, visibleColumns } from './list-tools.tsx';

/** A built-in view: choices under a name, with a count. */
export type FixedView<Spec extends ListSpec> = {
  readonly label: string;
  readonly count?: number;
  readonly change: Change<Spec>;
};

type OfficeListProps<Spec extends ListSpec, Row> = {
  readonly spec: Spec;
  readonly list: ListPage<Spec, Row>;
  /** Accessible name of the table. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly rowState?: (row: Row) => RowState;
  readonly density?: 'normal' | 'roomy' | 'tight';
  readonly views?: readonly FixedView<Spec>[];
  readonly filters?: readonly ListFilter[];
  readonly find?: { readonly label: string; readonly hint?: string };
  /** Its export is registered in exports.server.ts. */
  readonly hasFile?: boolean;
  readonly empty: { readonly title: string; readonly text: string; readonly action?: ReactNode };
  /** Bulk actions; the table is then in its own form with the field `ids`. */
  readonly bulk?: { readonly one: (row: Row) => string; readonly sum?: (rows: readonly Row[]) => ReactNode; readonly actions: ReactNode };
  /** The open row, right of the table. */
  readonly panel?: ReactNode;
};

/** A whole office list: views, filters, tools, table, totals, pages. */
export function OfficeList<Spec extends ListSpec, Row>(props: OfficeListProps<Spec, Row>) {
  const { spec, list, columns, views = [], filters = [], find, hasFile, panel } = props;
  const say = useTexts(listTexts);
  const { chosen, saved } = list;
  const here = listHref(spec, chosen);
  const currentSaved = saved.find(({ to }) => to === here);
  const tabs: View[] = [
    ...views.map(({ label, count, change }) => {
      const to = listHref(spec, { ...chosen, searchText: undefined, filters: {}, columns: chosen.columns }, change);
      return { to, label, current: to === here, ...(count === undefined ? {} : { count: formatListCount(count) }) };
    }),
    ...saved.map(({ name, to }) => ({ to, label: name, current: to === here })),
  ];
  return (
    <>
      {tabs.length > 0 && <Views label={say('views')} views={tabs} />}
      <ListFilters spec={spec} chosen={chosen} filters={filters} find={find}>
        <ViewMenu spec={spec} chosen={chosen} current={currentSaved} />
        <ColumnMenu key={chosen.columns?.join()} spec={spec} chosen={chosen} columns={columns} />
        {hasFile && <FileMenu spec={spec} chosen={chosen} />}
      </ListFilters>
      {panel ? (
        <div className="list-panel">
          <ListTable {...props} />
          {panel}
        </div>
      ) : (
        <ListTable {...props} />
      )}
    </>
  );
}

function ListTable<Spec extends ListSpec, Row>(props: OfficeListProps<Spec, Row>) {
  const { spec, list, caption, columns, keyOf, rowState, density, empty, bulk } = props;
  const say = useTexts(listTexts);
  const { chosen, rows, total } = list;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const here = new Set(rows.map(keyOf));
  const live = new Set([...ticked].filter((key) => here.has(key)));
  const tick = (key: string, on: boolean) => setTicked(new Set(on ? [...live, key] : [...live].filter((other) => other !== key)));
  const first = (chosen.page - 1) * spec.size;
  const counted = Math.min(total, maxCountedRows);
  const foot = rows.length > 0 && (
    <>
      <span>{say('place', { from: first + 1, to: first + rows.length, total: formatListCount(total) })}</span>
      <Pager
        label={say('pages')}
        page={chosen.page}
        pages={Math.ceil(counted / spec.size)}
        hrefOf={(page) => listHref(spec, chosen, { page })}
        labels={{ previous: say('previous'), next: say('next') }}
      />
    </>
  );
  const sorted = visibleColumns(columns, chosen.columns).map((column) =>
    spec.sorts.includes(column.id) ? { ...column, sorted: sortOf(spec, list, column.id) } : column,
  );
  const table = (
    <>
      {bulk && live.size > 0 && (
        <BulkBar
          label={say('bulk')}
          count={say('ticked', { count: live.size })}
          sum={bulk.sum?.(rows.filter((row) => live.has(keyOf(row))))}
          aside={
            <Button kind="bare" size="small" onClick={() => setTicked(new Set())}>
              {say('untick')}
            </Button>
          }
        >
          {bulk.actions}
        </BulkBar>
      )}
      <TableCard label={caption} foot={foot}>
        {rows.length === 0 ? (
          <EmptyList spec={spec} list={list} empty={empty} />
        ) : (
          <DataTable
            caption={caption}
            columns={sorted}
            rows={rows}
            keyOf={keyOf}
            rowState={rowState}
            density={density}
            ticking={
              bulk && {
                name: 'ids',
                all: say('tickAll'),
                one: bulk.one,
                ticked: live,
                onTick: tick,
                onAll: (on) => setTicked(new Set(on ? here : [])),
              }
            }
          />
        )}
      </TableCard>
    </>
  );
  // The filters have their own forms, so only bar and table are in this one.
  if (!bulk) return table;
  return (
    <Form method="post" preventScrollReset className="no-box">
      {table}
    </Form>
  );
}

/** An empty list has its own text; no matches offer a link to clear the filters. */
function EmptyList<Spec extends ListSpec, Row>({ spec, list, empty }: Pick<OfficeListProps<Spec, Row>, 'spec' | 'list' | 'empty'>) {
  const say = useTexts(listTexts);
  const { chosen } = list;
  const isNarrowed = chosen.searchText !== undefined || Object.keys(chosen.filters).length > 0;
  if (!isNarrowed) return <Empty title={empty.title} text={empty.text} action={empty.action} />;
  const all = <ButtonLink to={listHref(spec, { ...chosen, searchText: undefined, filters: {} })}>{say('clear')}</ButtonLink>;
  return <Empty title={say('noMatch')} text={say('noMatchText')} action={all} />;
}

/** The first click sorts ascending, the next reverses. */
function sortOf<Spec extends ListSpec, Row>(spec: Spec, { chosen }: ListPage<Spec, Row>, by: string) {
  const isNow = chosen.sort.by === by;
  const to = listHref(spec, chosen, { sort: { by, down: isNow && !chosen.sort.down } } as Change<Spec>);
  return { to, ...(isNow && { now: chosen.sort.down ? ('descending' as const) : ('ascending' as const) }) };
}

/** Capped at the counting limit. */
export const formatListCount = (count: number): string => (count > maxCountedRows ? `${grouped(maxCountedRows)}+` : grouped(count));
const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
