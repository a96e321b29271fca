import { couponOfficeTexts } from '#areas/promotions/coupon-office-texts.ts';
import type { CouponState } from '#areas/promotions/rules/coupon-list.ts';
import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';

const badgeStyles = {
  running: { tone: 'ok', mark: 'full' },
  coming: { tone: 'line', mark: 'half' },
  over: { tone: 'line', mark: 'open' },
  usedUp: { tone: 'warn', mark: 'full' },
  off: { tone: 'line', mark: 'open' },
} as const;

export function CouponBadge({ state }: { state: CouponState }) {
  const say = useTexts(couponOfficeTexts);
  return (
    <Badge tone={badgeStyles[state].tone} mark={badgeStyles[state].mark}>
      {say(state)}
    </Badge>
  );
}
