import type { SaleListState } from '#areas/promotions/rules/sale-list.ts';
import { saleOfficeTexts } from '#areas/promotions/sale-office-texts.ts';
import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';

const badgeStyles = {
  draft: { tone: 'line', mark: 'open' },
  announced: { tone: 'gold', mark: 'half' },
  running: { tone: 'ok', mark: 'full' },
  over: { tone: 'plain', mark: 'open' },
} as const;

export function SaleBadge({ state }: { state: SaleListState }) {
  const say = useTexts(saleOfficeTexts);
  return (
    <Badge tone={badgeStyles[state].tone} mark={badgeStyles[state].mark}>
      {say(state)}
    </Badge>
  );
}
