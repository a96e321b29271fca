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
        <LanguageSwitch className="inline-flex min-h-target items-center px-1 text-1 font-medium" />
      </div>
      {isOpen('search') && (
        <div className="wrap pb-[12px]">
          <SearchBox action={href('search')} label={say('search')} placeholder={say('searchHint')} />
        </div>
      )}
    </header>
  );
}
