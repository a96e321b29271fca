import { giveawayStateLabel } from '#areas/promotions/giveaway-office-texts.ts';
import type { GiveawayListState } from '#areas/promotions/rules/giveaway-list.ts';
import { useLocale } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';

const badgeStyles = {
  draft: { tone: 'line', mark: 'open' },
  open: { tone: 'ok', mark: 'full' },
  closed: { tone: 'gold', mark: 'half' },
  drawn: { tone: 'accent', mark: 'half' },
  published: { tone: 'plain', mark: 'full' },
  cancelled: { tone: 'plain', mark: 'open' },
} as const;

const coming = { tone: 'gold', mark: 'open' } as const;

export function GiveawayBadge({ state, begins }: { state: GiveawayListState; begins: string | null }) {
  const { language } = useLocale();
  return <Badge {...(begins === null ? badgeStyles[state] : coming)}>{giveawayStateLabel(state, begins, language)}</Badge>;
}
