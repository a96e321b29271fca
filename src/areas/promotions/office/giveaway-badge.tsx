import { useSay } from '#site/here.tsx';
import { Badge } from '#ui/badge.tsx';
import { giveawayDeskTexts } from '../giveaway-desk-texts.ts';
import type { GiveawayDeskState } from '../rules/giveaway-list.ts';

const looks = {
  draft: { tone: 'line', mark: 'open' },
  open: { tone: 'ok', mark: 'full' },
  closed: { tone: 'gold', mark: 'half' },
  drawn: { tone: 'accent', mark: 'half' },
  published: { tone: 'plain', mark: 'full' },
  cancelled: { tone: 'plain', mark: 'open' },
} as const;

export function GiveawayBadge({ state }: { state: GiveawayDeskState }) {
  const say = useSay(giveawayDeskTexts);
  return (
    <Badge tone={looks[state].tone} mark={looks[state].mark}>
      {say(state)}
    </Badge>
  );
}
