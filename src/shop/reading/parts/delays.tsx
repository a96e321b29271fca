import type { Delay } from '#areas/content/services/delays.server.ts';
import { articleWidgetTexts } from '#areas/editorial/piece-texts.ts';
import { useTexts } from '#site/locale.tsx';
import { Notice } from '#ui/notice.tsx';

export function Delays({ delays }: { delays: readonly Delay[] }) {
  const say = useTexts(articleWidgetTexts);
  if (delays.length === 0) return <Notice tone="ok">{say('noDelays')}</Notice>;
  return (
    <ul className="delay-list">
      {delays.map((delay) => (
        <li key={delay.title} className={delay.isNow ? 'is-now' : undefined}>
          <span className="meta">{[say(delay.kind), delay.carrier].filter(Boolean).join(' · ')}</span>
          <b>{delay.title}</b>
          <span>{delay.reason}</span>
          <span className="num">
            {say('moreDays')} {say('extraDays', { days: delay.extra })} · {say('from')} {delay.from} · {say('until')}{' '}
            {delay.until ?? say('untilOpen')}
          </span>
        </li>
      ))}
    </ul>
  );
}
