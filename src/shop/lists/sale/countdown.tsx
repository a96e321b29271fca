import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { timeLeft } from '#areas/promotions/rules/sale.ts';
import { secondMs } from '#kernel/dates.ts';
import { useTexts } from '#site/locale.tsx';
import { saleTexts } from './texts.ts';

const parts = ['days', 'hours', 'minutes', 'seconds'] as const;
type Props = { untilMs: number; label: string /** Shown when the time has come. */; done: string };

/** Counts down to the server's time; the date is shown beside it, so nothing is lost without script. */
export function Countdown({ untilMs, label, done }: Props) {
  const say = useTexts(saleTexts);
  const { pathname } = useLocation();
  const now = useNow();
  const left = now === null ? null : timeLeft(untilMs, now);
  if (now !== null && left === null)
    return (
      <p className="countdown-done">
        {done}{' '}
        <a className="link" href={pathname}>
          {say('reload')}
        </a>
      </p>
    );
  return (
    <div className="countdown needs-script" role="timer" aria-label={label}>
      {parts.map((part) => (
        <span key={part}>
          <b>{left ? String(left[part]).padStart(2, '0') : ' '}</b>
          {say(part)}
        </span>
      ))}
    </div>
  );
}

/** The visitor's clock every second; null until hydrated. */
function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, secondMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
