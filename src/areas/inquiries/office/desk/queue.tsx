import { Link } from 'react-router';
import { useHref, useSay } from '#site/here.tsx';
import { classNames } from '#ui/class-names.ts';
import { Empty } from '#ui/empty.tsx';
import { FindBox } from '#ui/office/top-bar.tsx';
import { officeInquiryTexts } from '../../office-texts.ts';
import { useInquiryKind } from '../../parts/kind-name.ts';
import { deskAt } from './address.ts';
import type { Desk } from './load.server.ts';

/** Who waits, the longest first. */
export function Queue({ desk }: { desk: Desk }) {
  const say = useSay(officeInquiryTexts);
  const href = useHref();
  const kindOf = useInquiryKind();
  const { queue, view, words, total, talk } = desk;
  return (
    <section aria-label={say('queue')}>
      <div className="p-2">
        <FindBox
          key={words ?? ''}
          action={href('office-inquiry')}
          label={say('find')}
          placeholder={say('findHint')}
          value={words}
          shortcut="f"
        >
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
            aria-current={row.id === talk?.id ? 'true' : undefined}
            preventScrollReset
          >
            <b>{row.name}</b>
            <time className={classNames(row.isLate && 'is-late')} dateTime={row.dateTime}>
              {row.age}
            </time>
            <span>{kindOf(row.kind)}</span>
            <span className="muted small">{row.handler ?? say('nobody')}</span>
            <small>{row.message}</small>
          </Link>
        ))}
      </div>
      <p className="desk-foot small muted">{say('queueFoot', { count: total })}</p>
    </section>
  );
}
