import { useLocation } from 'react-router';
import { languages } from '#kernel/texts.ts';
import { useHere, useSay } from '#site/here.tsx';
import { shellTexts } from '../texts.ts';

/** A plain form, so that it works without script: it asks for the other language and comes back to the same address. */
export function LanguageSwitch({ className }: { className?: string }) {
  const say = useSay(shellTexts);
  const { language } = useHere();
  const { pathname, search } = useLocation();
  const other = languages.find((one) => one !== language) ?? language;
  return (
    <form method="post" action="/language" className="contents">
      <input type="hidden" name="language" value={other} />
      <input type="hidden" name="back" value={pathname + search} />
      <button type="submit" className={className} lang={other === 'zh' ? 'zh-Hans' : 'en'}>
        {say('switchLanguage')}
      </button>
    </form>
  );
}
