import { useEffect, useRef } from 'react';
import { useHref, useTexts } from '#site/locale.tsx';
import { useOnline } from '#site/online.ts';
import { type OutboxEntry, useOutbox } from '#site/outbox.ts';
import { showToast } from '#ui/toast.tsx';
import { offlineTexts } from './offline-texts.ts';

const againMs = 30_000;
const isUnsent = (entry: OutboxEntry): boolean => entry.kind === 'build' || entry.state === 'waiting';

/** Sends the outbox as soon as online, and retries while the server does not answer. Returns what is waiting. */
export function useSendOutbox(): readonly OutboxEntry[] {
  const isOnline = useOnline();
  const waiting = useOutbox();
  const hasUnsent = waiting?.some(isUnsent) ?? false;
  useEffect(() => {
    if (!isOnline || !hasUnsent) return;
    // Few visitors have a non-empty outbox: the sender is loaded only for them.
    const send = () =>
      void import('./send-outbox.ts').then(
        ({ sendOutbox }) => sendOutbox(),
        () => undefined,
      );
    send();
    const again = setInterval(send, againMs);
    return () => clearInterval(again);
  }, [isOnline, hasUnsent]);
  return waiting ?? none;
}
const none: readonly OutboxEntry[] = [];

/** Reports the result of a queued order or question once, on any page. */
export function useOutboxNotices(waiting: readonly OutboxEntry[]): void {
  const say = useTexts(offlineTexts);
  const href = useHref();
  const before = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    for (const entry of waiting) {
      if (entry.kind === 'build' || !before.current.has(entry.id)) continue;
      const seeCart = { action: { label: say('seeCart'), to: href('cart') } };
      if (entry.state === 'placed')
        showToast(say('orderPlaced', { number: entry.number ?? '' }), 'ok', {
          action: { label: say('pay'), to: `${href('payment')}?${new URLSearchParams({ number: entry.number ?? '' })}` },
        });
      if (entry.state === 'asks') showToast(say('orderAsks', { message: entry.message ?? '' }), 'error', seeCart);
      if (entry.state === 'sent') showToast(say('inquirySent', { number: entry.number ?? '' }));
      if (entry.state === 'refused') showToast(say('inquiryRefused', { message: entry.message ?? '' }), 'error', seeCart);
    }
    before.current = new Set(waiting.filter(isUnsent).map(({ id }) => id));
  }, [waiting, say, href]);
}
