import { Link } from 'react-router';
import { kindTexts } from '#areas/custom/kind-texts.ts';
import { deskTexts } from '#areas/custom/office-texts.ts';
import { useHref, useSay } from '#site/here.tsx';
import { Empty } from '#ui/empty.tsx';
import { FindBox } from '#ui/office/top-bar.tsx';
import { deskAt } from './address.ts';
import type { Desk } from './load.server.ts';

/** Who waits, the longest first; the colour of the age says how urgent it is, and its words how long. */
export function Queue({ desk: { queue, view, words, total, request } }: { desk: Desk }) {
  const say = useSay(deskTexts);
  const kind = useSay(kindTexts);
  const href = useHref();
  return (
    <section aria-label={say('queue')}>
      <div className="p-2">
        <FindBox key={words ?? ''} action={href('office-pic-to-wig')} label={say('find')} placeholder={say('findHint')} value={words}>
          {view !== 'open' && <input type="hidden" name="view" value={view} />}
        </FindBox>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keys. */}
      <div className="scroll" tabIndex={0}>
        {queue.length === 0 && <Empty title={say('queueEmpty')} />}
        {queue.map((row) => (
          <Link
            key={row.id}
            className="desk-row"
            to={deskAt({ view, words }, row.id)}
            aria-current={row.id === request?.id ? 'true' : undefined}
            preventScrollReset
          >
            <b>{row.name}</b>
            <time className={`age-${row.tone}`} dateTime={row.dateTime}>
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
