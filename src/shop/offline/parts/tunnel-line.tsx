import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useHere, useSay } from '#site/here.tsx';
import { useOnline } from '#site/online.ts';
import { useSeenLooks } from './seen-looks.ts';
import { tunnelTexts } from './tunnel-texts.ts';
import { useSending, useTelling } from './use-sending.ts';
import { followWhole, keepForTunnel } from './worker.ts';

/** Stands in the phone's frame: keeps what she sees, says when there is no line, and sends what waited for one. */
export function TunnelLine() {
  const say = useSay(tunnelTexts);
  const { language } = useHere();
  const { pathname, search } = useLocation();
  const isOnline = useOnline();
  useEffect(() => void keepForTunnel(pathname + search, language), [pathname, search, language]);
  useEffect(followWhole, []);
  useTelling(useSending());
  useSeenLooks();
  return (
    <div role="status" className="wrap">
      {!isOnline && <p className="notice notice-warn">{say('offlineLine')}</p>}
    </div>
  );
}
