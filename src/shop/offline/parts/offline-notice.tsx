import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useLocale, useTexts } from '#site/locale.tsx';
import { useOnline } from '#site/online.ts';
import { offlineTexts } from './offline-texts.ts';
import { usePrefetchSnapshots } from './prefetch-snapshots.ts';
import { useOutboxNotices, useSendOutbox } from './use-send-outbox.ts';
import { cachePageOffline, followLinksOffline } from './worker.ts';

/** Part of the phone's frame: caches visited pages, shows the offline notice, and sends the outbox. */
export function OfflineNotice() {
  const say = useTexts(offlineTexts);
  const { language } = useLocale();
  const { pathname, search } = useLocation();
  const isOnline = useOnline();
  useEffect(() => void cachePageOffline(pathname + search, language), [pathname, search, language]);
  useEffect(followLinksOffline, []);
  useOutboxNotices(useSendOutbox());
  usePrefetchSnapshots();
  return (
    <div role="status" className="wrap">
      {!isOnline && <p className="notice notice-warn">{say('offlineLine')}</p>}
    </div>
  );
}
