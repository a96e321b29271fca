import { shopperOfficeTexts } from '#areas/shoppers/office-texts.ts';
import type { ShopperState } from '#areas/shoppers/rules/shopper-list.ts';
import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';

const badgeStyles = {
  open: { tone: 'line', mark: 'full' },
  unconfirmed: { tone: 'warn', mark: 'half' },
  blocked: { tone: 'err', mark: 'full' },
  gone: { tone: 'line', mark: 'open' },
} as const;

export function ShopperStateBadge({ state }: { state: ShopperState }) {
  const say = useTexts(shopperOfficeTexts);
  return (
    <Badge tone={badgeStyles[state].tone} mark={badgeStyles[state].mark}>
      {say(state)}
    </Badge>
  );
}
