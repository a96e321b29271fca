import { useLocation } from 'react-router';
import { useTexts } from '#site/locale.tsx';
import { loadFailedTexts, siteTexts } from '#site/texts.ts';
import { LoadFailed } from '#ui/load-failed.tsx';

export function NavFailed() {
  const { pathname, search } = useLocation();
  const failed = useTexts(loadFailedTexts);
  const say = useTexts(siteTexts);
  return <LoadFailed title={failed('nav')} retry={say('tryAgain')} to={pathname + search} />;
}
