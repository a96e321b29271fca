import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#site/locale.tsx';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { BulkBar } from '../office/bulk-bar.tsx';
import type { Column } from '../office/columns.ts';
import { DataTable } from '../office/data-table.tsx';
import { AddFilter, FilterChip, Filters } from '../office/filter-chip.tsx';
import { TableCard } from '../office/table-card.tsx';
import { FindBox } from '../office/top-bar.tsx';
import { Segments, Views } from '../office/views.tsx';
import { Row, Section, Specimen } from './piece.tsx';
import { uiTexts } from './texts.ts';

type Sample = {
  number: string;
  buyer: string;
  tone: 'ok' | 'warn' | 'err';
  state: 'paid' | 'awaiting' | 'failedPayment';
  quantity: number;
  amount: string;
};
const rows: readonly Sample[] = [
  { number: 'TL-48317', buyer: 'Denise Walker', tone: 'ok', state: 'paid', quantity: 2, amount: '261.90' },
  { number: 'TL-48316', buyer: 'Aisha Bello', tone: 'warn', state: 'awaiting', quantity: 1, amount: '214.20' },
  { number: 'TL-48315', buyer: 'Maria Lopez', tone: 'err', state: 'failedPayment', quantity: 12, amount: '1,086.40' },
];

export function ListSpecimens() {
  const say = useTexts(uiTexts);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(['TL-48317']));
  const tick = (key: string, on: boolean) => setTicked((old) => new Set(on ? [...old, key] : [...old].filter((one) => one !== key)));
  const columns: readonly Column<Sample>[] = [
    {
      id: 'number',
      label: say('order'),
      kind: 'id',
      cell: (row) => row.number,
      sorted: { to: '#lists', now: 'descending' },
      total: say('allThree'),
    },
    { id: 'buyer', label: say('buyer'), kind: 'cut', width: '40%', cell: (row) => row.buyer, sorted: { to: '#lists' } },
    { id: 'state', label: say('status'), cell: (row) => <Badge tone={row.tone}>{say(row.state)}</Badge> },
    { id: 'pieces', label: say('pieces'), kind: 'number', cell: (row) => row.quantity, total: '15' },
    { id: 'amount', label: say('amount'), kind: 'number', cell: (row) => row.amount, total: '1,562.50' },
  ];
  return (
    <Section id="lists" title={say('lists')}>
      <Specimen name="Views, Segments">
        <Views
          label={say('viewsName')}
          views={[
            { to: '#lists', label: say('viewAll'), count: 48, current: true },
            { to: '#lists-paid', label: say('paid'), count: 14 },
          ]}
        />
        <Segments
          label={say('segmentsName')}
          views={[
            { to: '#lists', label: say('everyone'), current: true },
            { to: '#lists-mine', label: say('mine') },
          ]}
        />
      </Specimen>
      <Specimen name="Filters, FindBox, FilterChip, AddFilter" wide>
        <Filters>
          <FindBox label={say('find')} placeholder={say('findHint')} />
          <FilterChip name={say('status')} value={say('paid')} to="#lists" remove={say('removeStatus')} />
          <AddFilter label={say('country')}>
            <Link to="#lists">US</Link>
          </AddFilter>
        </Filters>
      </Specimen>
      <Specimen name="BulkBar" wide>
        <BulkBar
          label={say('bulkName')}
          count={say('ticked')}
          sum={say('tickedSum')}
          aside={<Button size="small">{say('clearAll')}</Button>}
        >
          <Button size="small">{say('quiet')}</Button>
        </BulkBar>
      </Specimen>
      <Specimen name="TableCard, DataTable, HeadCell, TotalsRow" wide>
        <TableCard label={say('tableName')} foot={<Row>{say('place')}</Row>}>
          <DataTable
            caption={say('tableName')}
            columns={columns}
            rows={rows}
            keyOf={(row) => row.number}
            rowState={(row) => (row.state === 'failedPayment' ? 'bad' : undefined)}
            ticking={{
              name: 'order',
              all: say('tickAll'),
              one: (row) => say('tickOne', { number: row.number }),
              ticked,
              onTick: tick,
              onAll: (on) => setTicked(new Set(on ? rows.map((row) => row.number) : [])),
            }}
          />
        </TableCard>
      </Specimen>
    </Section>
  );
}
