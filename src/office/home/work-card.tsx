import { cents, dollars, grouped } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { Empty } from '#ui/empty.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { Card, RowsLink } from '#ui/office/card.tsx';
import type { CountedWorkLine } from './load.server.ts';
import { startTexts, workTexts } from './office-texts.ts';
import type { WorkGroup } from './work.ts';

const groups: readonly WorkGroup[] = ['ship', 'answer', 'stock', 'money'];

/** Count, age and link of each queue. */
export function WorkCard({ lines }: { lines: readonly CountedWorkLine[] }) {
  const say = useTexts(startTexts);
  const sayWork = useTexts(workTexts);
  const busy = lines.filter(({ count }) => count > 0);
  const idle = lines.filter(({ count }) => count === 0);
  const sum = busy.reduce((total, { count }) => total + count, 0);
  const late = busy.reduce((total, { lateCount }) => total + lateCount, 0);
  // If one count is capped, the sum is a minimum.
  const more = busy.some(({ isCapped }) => isCapped) ? '+' : '';
  const [count, lateText] = [sum, late].map((number) => grouped(number) + more);
  const note = say(late > 0 ? 'workSum' : 'workSumCalm', { count: count ?? '', late: lateText ?? '' });
  if (busy.length === 0)
    return (
      <Card title={say('work')} flush>
        <Empty title={say('workEmpty')} text={say('workEmptyText')} />
      </Card>
    );
  return (
    <Card title={say('work')} note={note} flush>
      <table className="grid-table work">
        <caption className="visually-hidden">{say('workCaption')}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{say('part')}</th>
            <th scope="col">{say('count')}</th>
            <th scope="col">{say('what')}</th>
            <th scope="col">{say('age')}</th>
            <th scope="col">{say('open')}</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <WorkGroupRows key={group} group={group} lines={busy.filter((line) => line.group === group)} first={busy} />
        ))}
      </table>
      {idle.length > 0 && (
        <p className="row soft work-none">
          <CheckIcon size={16} />
          <span>
            <b>{say('nothingIn')}</b> {idle.map(({ work }) => sayWork(work)).join(' · ')}
          </span>
        </p>
      )}
    </Card>
  );
}

function WorkGroupRows({
  group,
  lines,
  first,
}: {
  group: WorkGroup;
  lines: readonly CountedWorkLine[];
  first: readonly CountedWorkLine[];
}) {
  const sayWork = useTexts(workTexts);
  if (lines.length === 0) return null;
  return (
    <tbody>
      {lines.map((line, index) => (
        <tr key={line.work}>
          {index === 0 && (
            <th scope="rowgroup" rowSpan={lines.length} className="work-group">
              {sayWork(group)}
            </th>
          )}
          <WorkCells line={line} shortcut={String(first.indexOf(line) + 1)} />
        </tr>
      ))}
    </tbody>
  );
}

function WorkCells({ line, shortcut }: { line: CountedWorkLine; shortcut: string }) {
  const say = useTexts(startTexts);
  const sayWork = useTexts(workTexts);
  const { work, to, counted, lateCount, openCents, age } = line;
  const note = sayWork(lateCount > 0 ? `${work}Late` : `${work}Calm`, { late: lateCount, amount: dollars(cents(openCents)) });
  const oldest = age === null ? (lateCount > 0 ? say('urgent', { count: lateCount }) : '') : say('oldest', { age });
  return (
    <>
      <td className="work-count">{counted}</td>
      <td>
        <span className="two">
          <b>{sayWork(work)}</b>
          <small>{note}</small>
        </span>
      </td>
      <td className="work-age">{lateCount > 0 ? <Badge tone="warn">{oldest}</Badge> : <span className="muted small">{oldest}</span>}</td>
      <td className="num work-open">
        {to && (
          <span data-shortcut={shortcut}>
            <RowsLink to={to}>{say('open')}</RowsLink>
          </span>
        )}
      </td>
    </>
  );
}
