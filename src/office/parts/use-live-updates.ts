import { useEffect, useRef } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { liveHref } from '#areas/staff/rules/paths.ts';

const gatherMs = 400;
/** Without interaction for this long, updates by others no longer keep the session alive. */
const awayMs = 10 * 60_000;

/** Revalidates when one of these topics changes, after any load already under way. Hidden tabs do not listen. */
export function useLiveUpdates(...topics: readonly string[]): void {
  const { revalidate, state } = useRevalidator();
  const isBusy = useNavigation().state !== 'idle' || state !== 'idle';
  const latest = useRef({ revalidate, isBusy });
  useEffect(() => {
    latest.current = { revalidate, isBusy };
  });
  const topicList = topics.join(',');
  useEffect(() => {
    let source: EventSource | null = null;
    let gathering: ReturnType<typeof setTimeout> | undefined;
    let away: ReturnType<typeof setTimeout> | undefined;
    const fresh = () => {
      clearTimeout(gathering);
      // A load under way would be aborted in the middle of its answer.
      gathering = setTimeout(() => (latest.current.isBusy ? fresh() : void latest.current.revalidate()), gatherMs);
    };
    const close = () => {
      source?.close();
      source = null;
    };
    const open = () => {
      if (source || document.visibilityState !== 'visible') return;
      source = new EventSource(liveHref(topicList.split(',')));
      source.onmessage = fresh;
    };
    const touched = () => {
      clearTimeout(away);
      away = setTimeout(close, awayMs);
      if (source || document.visibilityState !== 'visible') return;
      open();
      fresh();
    };
    const turned = () => (document.visibilityState === 'visible' ? touched() : close());
    open();
    away = setTimeout(close, awayMs);
    document.addEventListener('visibilitychange', turned);
    document.addEventListener('pointerdown', touched);
    document.addEventListener('keydown', touched);
    return () => {
      close();
      clearTimeout(gathering);
      clearTimeout(away);
      document.removeEventListener('visibilitychange', turned);
      document.removeEventListener('pointerdown', touched);
      document.removeEventListener('keydown', touched);
    };
  }, [topicList]);
}
