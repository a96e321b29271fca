import { useHref, useSay } from '#site/here.tsx';
import { isOpen } from '#site/pages.ts';
import { SearchBox } from '#ui/search-box.tsx';
import { shellTexts } from '../texts.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Wordmark } from './wordmark.tsx';

/** Wordmark and language stay in sight; the search box scrolls away, as the bottom bar has one too. */
export function PhoneHead() {
  const say = useSay(shellTexts);
  const href = useHref();
  return (
    <header>
      <div className="m-head">
        <Wordmark />
        <LanguageSwitch className="btn-bare" />
      </div>
      {isOpen('search') && (
        <div className="wrap pb-3">
          <SearchBox action={href('search')} label={say('search')} placeholder={say('searchHint')} />
        </div>
      )}
    </header>
  );
}
