import { Link } from 'react-router';
import { invariantTexts } from '#areas/reports/invariant-texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import type { CheckAlarmData } from './load.server.ts';

const maxShown = 3;

/** Broken money invariants come before everything else. */
export function CheckAlarm({ alarm: { broken, staleSince } }: { alarm: CheckAlarmData }) {
  const say = useTexts(invariantTexts);
  const href = useHref();
  const open = (
    <Link className="link" to={href('office-money-checks')}>
      {say('alarmOpen')}
    </Link>
  );
  const more = broken.length - maxShown;
  if (broken.length === 0)
    return staleSince === null ? null : (
      <Notice tone="warn" action={open}>
        {say('stale', { at: staleSince })}
      </Notice>
    );
  return (
    <Notice tone="err">
      {broken.slice(0, maxShown).map(({ name, ...params }) => (
        <b key={name} className="own-line">
          {say('alarm', params)}
        </b>
      ))}
      {more > 0 && <span className="own-line">{say('alarmMore', { count: more })}</span>}
      {open}
    </Notice>
  );
}
