import type { MenuEntry } from '#areas/content/rules.ts';
import { useTexts } from '#site/locale.tsx';
import { useShopName } from '#site/shop-name.ts';
import { EntryLink } from './entry-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { shellTexts } from './texts.ts';

export function DesktopFooter({ groups, slogan }: { groups: readonly MenuEntry[]; slogan: string }) {
  const say = useTexts(shellTexts);
  const name = useShopName();
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="foot-grid">
          <div className="stack foot-promises">
            <p className="wordmark">{name}</p>
            {slogan && <p>{slogan}</p>}
            <p className="meta">{say('promises')}</p>
            <NewsletterForm />
          </div>
          {groups.map((group) => (
            <nav key={group.id} aria-label={say('footNav', { group: group.name })}>
              <h2 className="foot-title">{group.name}</h2>
              <ul>
                {group.children.map((link) => (
                  <li key={link.id}>
                    <EntryLink entry={link} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="foot-end">
          <span>{say('currency')}</span>
          <LanguageSwitch className="link" />
        </div>
      </div>
    </footer>
  );
}
