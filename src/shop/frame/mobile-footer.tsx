import type { MenuEntry } from '#areas/content/rules.ts';
import { useTexts } from '#site/locale.tsx';
import { useShopName } from '#site/shop-name.ts';
import { Accordion } from '#ui/accordion.tsx';
import { EntryLink } from './entry-link.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { shellTexts } from './texts.ts';

export function MobileFooter({ groups }: { groups: readonly MenuEntry[] }) {
  const say = useTexts(shellTexts);
  const folds = groups.map((group) => ({
    id: String(group.id),
    title: group.name,
    body: (
      <ul>
        {group.children.map((link) => (
          <li key={link.id}>
            <EntryLink entry={link} />
          </li>
        ))}
      </ul>
    ),
  }));
  return (
    <footer className="foot">
      <div className="wrap">
        <p className="wordmark">{useShopName()}</p>
        <p className="meta space-above-small">{say('promises')}</p>
        <div className="space-above">
          <NewsletterForm />
        </div>
        <Accordion folds={folds} />
        <div className="foot-end">
          <span>{say('currency')}</span>
        </div>
      </div>
    </footer>
  );
}
