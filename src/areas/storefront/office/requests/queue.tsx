import { Link } from 'react-router';
import { kindTexts } from '#areas/custom/kind-texts.ts';
import { deskTexts } from '#areas/custom/office-texts.ts';
import { requestList } from '#areas/custom/rules/request-list.ts';
import { useSay } from '#site/here.tsx';
import { listHref, openHref } from '#site/list.ts';
import { Empty } from '#ui/empty.tsx';
import type { Desk } from './load.server.ts';

/** The page of the list one came from, beside the request that is open; the colour of the age says how urgent each is. */
export function Queue({ desk: { list, request } }: { desk: Desk }) {
  const say = useSay(deskTexts);
  const kind = useSay(kindTexts);
  const { rows, chosen, total } = list;
  const at = rows.findIndex(({ id }) => id === request?.id);
  const shortcut = (place: number): string | undefined => (place === at + 1 ? 'j' : at > 0 && place === at - 1 ? 'k' : undefined);
  return (
    <section aria-label={say('queue')}>
      <p className="desk-foot small">
        <Link className="link" to={listHref(requestList, chosen, { page: chosen.page })} data-shortcut="u">
          {say('back')}
        </Link>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keys. */}
      <div className="scroll" tabIndex={0}>
        {rows.length === 0 && <Empty title={say('queueEmpty')} />}
        {rows.map((row, place) => (
          <Link
            key={row.id}
            className="desk-row"
            to={openHref(requestList, chosen, { id: row.id })}
            aria-current={row.id === request?.id ? 'true' : undefined}
            data-shortcut={shortcut(place)}
            preventScrollReset
          >
            <b>{row.name}</b>
            <time className={`age-${row.tone}`} dateTime={row.changed.dateTime}>
              {row.age}
            </time>
            <span>{kind(row.kind)}</span>
            <span className="muted small">{row.handler ?? say('nobody')}</span>
            <small>{row.note || row.number}</small>
          </Link>
        ))}
      </div>
      <p className="desk-foot small muted">{say('queueFoot', { count: total })}</p>
    </section>
  );
}
