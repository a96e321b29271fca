import { Link } from 'react-router';
import { invariantTexts } from '#areas/reports/invariant-texts.ts';
import type { InvariantState } from '#areas/reports/rules/invariant-states.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/office/card.tsx';
import type { Column } from '#ui/office/columns.ts';
import { DataTable } from '#ui/office/data-table.tsx';
import type { BrokenRow } from './load.server.ts';

type CheckResult = {
  readonly name: string;
  readonly title: string;
  readonly sentence: string;
  readonly state: InvariantState;
  readonly counted: string;
  readonly brokenCount: number;
  readonly since: string | null;
  readonly checked: string | null;
  readonly hasValues: boolean;
  readonly rows: readonly BrokenRow[];
};

const badges = {
  passed: { tone: 'ok', mark: 'full' },
  broken: { tone: 'err', mark: 'full' },
  notChecked: { tone: 'warn', mark: 'half' },
} as const;

/** One failed check: the rule, since when it fails, and the first records. */
export function BrokenCheck({ check }: { check: CheckResult }) {
  const say = useTexts(invariantTexts);
  const href = useHref();
  const columns: Column<BrokenRow>[] = [
    {
      id: 'order',
      label: say('order'),
      kind: 'line',
      cell: ({ orderId, orderNumber }) =>
        orderId === null ? (
          say('none')
        ) : (
          <Link className="link" to={`${href('office-order')}?id=${orderId}`}>
            {orderNumber}
          </Link>
        ),
    },
    { id: 'record', label: say('record'), kind: 'text', cell: ({ record }) => record ?? say('none') },
    ...(check.hasValues
      ? ([
          { id: 'expected', label: say('expected'), kind: 'number', cell: ({ expected }) => expected ?? say('none') },
          { id: 'found', label: say('found'), kind: 'number', cell: ({ found }) => <b>{found ?? say('none')}</b> },
        ] satisfies Column<BrokenRow>[])
      : []),
  ];
  return (
    <Card
      title={check.title}
      note={check.counted}
      aside={check.since && <Badge tone="err">{say('since', { at: check.since })}</Badge>}
      flush
    >
      <p className="soft check-rule">{say('rule', { sentence: check.sentence })}</p>
      <DataTable caption={check.title} columns={columns} rows={check.rows} keyOf={({ id }) => id} density="tight" />
      {check.rows.length < check.brokenCount && (
        <p className="small muted card-note">{say('firstRows', { shown: check.rows.length, count: check.brokenCount })}</p>
      )}
    </Card>
  );
}

export function CheckTable({ checks }: { checks: readonly CheckResult[] }) {
  const say = useTexts(invariantTexts);
  return (
    <Card title={say('every')} flush>
      <DataTable
        caption={say('every')}
        rows={checks}
        keyOf={({ name }) => name}
        rowState={({ state }) => (state === 'broken' ? 'bad' : undefined)}
        columns={[
          { id: 'check', label: say('check'), kind: 'text', cell: ({ sentence }) => sentence },
          {
            id: 'state',
            label: say('state'),
            kind: 'line',
            width: '120px',
            cell: ({ state }) => (
              <Badge tone={badges[state].tone} mark={badges[state].mark}>
                {say(state)}
              </Badge>
            ),
          },
          { id: 'checkedAt', label: say('checkedAt'), kind: 'line', width: '150px', cell: ({ checked }) => checked ?? say('never') },
        ]}
      />
    </Card>
  );
}
