import { useLocation } from 'react-router';
import { languages } from '#kernel/texts.ts';
import { useLocale, useTexts } from '#site/locale.tsx';
import { siteTexts } from '#site/texts.ts';

const own = { en: 'EN', zh: '中文' } as const;

/** A plain form, so it works without script. */
export function LanguageForm() {
  const say = useTexts(siteTexts);
  const { language: now } = useLocale();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/language" className="segments segments-small segments-dark" aria-label={say('language')}>
      <input type="hidden" name="back" value={pathname + search} />
      {languages.map((language) => (
        <button
          key={language}
          type="submit"
          name="language"
          value={language}
          lang={language === 'zh' ? 'zh-Hans' : 'en'}
          aria-pressed={language === now}
        >
          {own[language]}
        </button>
      ))}
    </form>
  );
}
