import { useLocation } from 'react-router';
import { useTexts } from '#site/locale.tsx';
import { type LoadFailedPart, loadFailedTexts, siteTexts } from '#site/texts.ts';
import { LoadFailed } from '#ui/load-failed.tsx';

/** Shown in place of a part that failed to load; reloading the page retries, with script or without. */
export function Failed({ part }: { part: LoadFailedPart }) {
  const { pathname, search } = useLocation();
  const failed = useTexts(loadFailedTexts);
  const say = useTexts(siteTexts);
  return <LoadFailed title={failed(part)} retry={say('tryAgain')} to={pathname + search} />;
}
