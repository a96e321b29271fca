import { Link } from 'react-router';
import type { MenuEntry } from '#areas/content/rules.ts';
import { SuggestBox } from '#shop/parts/search/suggest-box.tsx';
import { hrefOf } from '#site/links.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { Menu } from '#ui/menu.tsx';
import { AccountTool } from './account-tool.tsx';
import { CartCount } from './cart-count.tsx';
import { EntryLink } from './entry-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MegaPanel } from './mega-panel.tsx';
import { NavFailed } from './menu-load-error.tsx';
import { shellTexts } from './texts.ts';
import { Wordmark } from './wordmark.tsx';

/** The head of every desktop page. */
export function DesktopHeader({ entries }: { entries: readonly MenuEntry[] | null }) {
  const say = useTexts(shellTexts);
  const href = useHref();
  return (
    <header className="head">
      <div className="wrap head-top">
        <Wordmark />
        <SuggestBox />
        <div className="tools">
          <AccountTool />
          <Link to={href('cart')}>
            {say('cart')} <CartCount />
          </Link>
        </div>
      </div>
      <nav className="wrap head-nav" aria-label={say('shopNav')}>
        {entries ? (
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>
                {entry.children.length > 0 ? (
                  <Menu kind="mega" label={entry.name}>
                    <MegaPanel entry={entry} />
                  </Menu>
                ) : (
                  <EntryLink entry={entry} />
                )}
              </li>
            ))}
          </ul>
        ) : (
          <NavFailed />
        )}
        <ul>
          <li>
            <EntryLink entry={{ name: say('forBusiness'), url: hrefOf('business-solutions') }} className="meta" />
          </li>
          <li>
            <LanguageSwitch className="meta tap-target language-switch" />
          </li>
        </ul>
      </nav>
    </header>
  );
}
