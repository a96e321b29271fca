import { Link } from 'react-router';
import { customRequestKindTexts } from '#areas/custom/kind-texts.ts';
import { requestOfficeTexts } from '#areas/custom/office-texts.ts';
import { requestList } from '#areas/custom/rules/request-list.ts';
import { listHref, openHref } from '#site/list.ts';
import { useTexts } from '#site/locale.tsx';
import { Queue } from '#ui/office/queue.tsx';
import type { CustomRequestsPageData } from './load.server.ts';

/** The list page beside the open request; the color of the age shows urgency. */
export function RequestQueue({ page: { list, request } }: { page: CustomRequestsPageData }) {
  const say = useTexts(requestOfficeTexts);
  const kind = useTexts(customRequestKindTexts);
  const { rows, chosen, total } = list;
  const at = rows.findIndex(({ id }) => id === request?.id);
  const shortcut = (place: number): string | undefined => (place === at + 1 ? 'j' : at > 0 && place === at - 1 ? 'k' : undefined);
  return (
    <Queue
      label={say('queue')}
      head={
        <p className="pane-foot small">
          <Link className="link" to={listHref(requestList, chosen, { page: chosen.page })} data-shortcut="u">
            {say('back')}
          </Link>
        </p>
      }
      rows={rows.map((row, index) => ({
        ...{ id: row.id, to: openHref(requestList, chosen, { id: row.id }), name: row.name, age: row.age, dateTime: row.changed.dateTime },
        ...{ rowState: `age-${row.tone}`, kind: kind(row.kind), handler: row.handler ?? say('nobody'), summary: row.note || row.number },
        shortcut: shortcut(index),
      }))}
      openId={request?.id}
      empty={say('queueEmpty')}
      foot={say('queueFoot', { count: total })}
    />
  );
}
