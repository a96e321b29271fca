import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { Empty } from '#ui/empty.tsx';
import { Card } from '#ui/office/card.tsx';
import { DataTable } from '#ui/office/data-table.tsx';
import type { ListedTask } from './load.server.ts';
import { taskTexts } from './task-texts.ts';

export const tasksAnchor = 'scheduled-tasks';

const badges = {
  running: { tone: 'warn', mark: 'half' },
  succeeded: { tone: 'ok', mark: 'full' },
  failed: { tone: 'err', mark: 'full' },
  interrupted: { tone: 'err', mark: 'half' },
  notYet: { tone: 'line', mark: 'open' },
} as const;

/** Every scheduled task and how its last run ended, the failed ones first. */
export function TaskCard({ tasks }: { tasks: readonly ListedTask[] }) {
  const say = useTexts(taskTexts);
  return (
    <div id={tasksAnchor} className="space-above-large">
      <Card title={say('title')} note={say('note')} flush>
        {tasks.length === 0 ? (
          <Empty title={say('emptyTitle')} text={say('emptyText')} />
        ) : (
          <DataTable
            caption={say('title')}
            rows={tasks}
            keyOf={({ name }) => name}
            rowState={({ isFailed }) => (isFailed ? 'bad' : undefined)}
            columns={[
              {
                id: 'name',
                label: say('name'),
                cell: ({ label, name }) => (
                  <>
                    {label} <span className="small muted">{name}</span>
                  </>
                ),
              },
              { id: 'every', label: say('every'), kind: 'line', cell: ({ every }) => say(every.unit, { count: every.count }) },
              { id: 'lastRun', label: say('lastRun'), kind: 'line', cell: ({ lastRun }) => lastRun },
              { id: 'took', label: say('took'), kind: 'number', cell: ({ took }) => took },
              {
                id: 'result',
                label: say('result'),
                kind: 'line',
                cell: ({ result }) => (
                  <Badge tone={badges[result].tone} mark={badges[result].mark}>
                    {say(result)}
                  </Badge>
                ),
              },
              { id: 'nextRun', label: say('nextRun'), kind: 'line', cell: ({ nextRun }) => nextRun },
              { id: 'error', label: say('error'), cell: ({ lastError }) => <span className="long-words">{lastError}</span> },
            ]}
          />
        )}
      </Card>
    </div>
  );
}
