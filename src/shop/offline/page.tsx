import { useEffect, useState } from 'react';
import { inLanguage } from '#kernel/texts.ts';
import { safeReturnPath } from '#site/links.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { pageMeta } from '#site/meta.ts';
import { isServerReachable } from '#site/online.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { Route } from './+types/page';
import { offlineTexts } from './parts/offline-texts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const site = matches[0]?.loaderData?.site;
  if (!site) return [];
  return pageMeta(site, location.pathname, '', {
    title: inLanguage(offlineTexts.pageTitle, site.language),
    description: inLanguage(offlineTexts.pageText, site.language),
    keywords: [inLanguage(offlineTexts.pageKeywords, site.language)],
    hidden: true,
  });
};

const againMs = 3000;

/** Where the service worker leads when a page was never visited and there is no connection. */
export default function OfflinePage() {
  const say = useTexts(offlineTexts);
  const href = useHref();
  const [from, setFrom] = useState<string | null>(null);
  // The page is cached for everybody; only its address knows the original target.
  useEffect(() => {
    const returnPath = safeReturnPath(new URLSearchParams(window.location.search).get('from'));
    setFrom(returnPath === '/' ? null : returnPath);
    if (returnPath === '/') return;
    // A browser may report being online too early: the server is asked.
    const checkServer = () => void isServerReachable().then((isReachable) => isReachable && window.location.replace(returnPath));
    const again = setInterval(checkServer, againMs);
    return () => clearInterval(again);
  }, []);
  return (
    <div className="wrap section">
      <div className="empty">
        <h1>{say('pageTitle')}</h1>
        <p>{say('pageText')}</p>
        <p className="offline-actions">
          {from && (
            <ButtonLink kind="primary" to={from} reloadDocument>
              {say('tryAgain')}
            </ButtonLink>
          )}
          <ButtonLink to={href('cart')} reloadDocument>
            {say('toCart')}
          </ButtonLink>
          <ButtonLink to={href('diy-wigs')} reloadDocument>
            {say('toBuilder')}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
