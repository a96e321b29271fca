import type { SyntheticEvent } from 'react';
import { useLocation } from 'react-router';
import { languages } from '#kernel/texts.ts';
import { useLocale, useTexts } from '#site/locale.tsx';
import { shellTexts } from './texts.ts';

/** A plain form, so it works without script: switches the language and returns to the same address. */
export function LanguageSwitch({ className }: { className?: string }) {
  const say = useTexts(shellTexts);
  const { language } = useLocale();
  const { pathname, search } = useLocation();
  const other = languages.find((one) => one !== language) ?? language;
  return (
    <form method="post" action="/language" className="no-box" onSubmit={comeBackHere}>
      <input type="hidden" name="language" value={other} />
      <input type="hidden" name="back" value={pathname + search} />
      <button type="submit" className={className} lang={other === 'zh' ? 'zh-Hans' : 'en'}>
        {say('switchLanguage')}
      </button>
    </form>
  );
}

/** Options on a product page change the address without the router. */
function comeBackHere({ currentTarget }: SyntheticEvent<HTMLFormElement>): void {
  const back = currentTarget.elements.namedItem('back');
  if (back instanceof HTMLInputElement) back.value = window.location.pathname + window.location.search;
}
