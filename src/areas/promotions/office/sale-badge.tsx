import { useSay } from '#site/here.tsx';
import { Badge } from '#ui/badge.tsx';
import type { SaleDeskState } from '../rules/sale-list.ts';
import { saleDeskTexts } from '../sale-desk-texts.ts';

const looks = {
  draft: { tone: 'line', mark: 'open' },
  announced: { tone: 'gold', mark: 'half' },
  running: { tone: 'ok', mark: 'full' },
  over: { tone: 'plain', mark: 'open' },
} as const;

export function SaleBadge({ state }: { state: SaleDeskState }) {
  const say = useSay(saleDeskTexts);
  return (
    <Badge tone={looks[state].tone} mark={looks[state].mark}>
      {say(state)}
    </Badge>
  );
}
