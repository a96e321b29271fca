import { useLocation } from 'react-router';
import { SuggestBox } from '#shop/parts/search/suggest-box.tsx';
import { useHref } from '#site/locale.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Wordmark } from './wordmark.tsx';

/** Logo and language stay visible; the search box scrolls away, since the tab bar has one too. */
export function MobileHeader() {
  const href = useHref();
  const { pathname, search } = useLocation();
  return (
    <header>
      <div className="mobile-head">
        <Wordmark />
        <LanguageSwitch className="tap-target language-switch" />
      </div>
      <div className="wrap mobile-head-search">
        {/* Who taps Search in the bottom bar wants to type. */}
        <SuggestBox isWaiting={pathname === href('search') && search === ''} />
      </div>
    </header>
  );
}
