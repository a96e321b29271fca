import { useLocation } from 'react-router';
import { useSay } from '#site/here.tsx';
import { loadFailedTexts, siteTexts } from '#site/texts.ts';
import { LoadFailed } from '#ui/load-failed.tsx';

export function NavFailed() {
  const { pathname, search } = useLocation();
  const failed = useSay(loadFailedTexts);
  const say = useSay(siteTexts);
  return <LoadFailed title={failed('nav')} retry={say('tryAgain')} to={pathname + search} />;
}
