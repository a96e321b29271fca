import { purchaseTexts } from '#areas/purchasing/purchase-texts.ts';
import type { PurchaseState } from '#areas/purchasing/rules/states.ts';
import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';

const badgeStyles = {
  draft: { tone: 'line', mark: 'open' },
  sent: { tone: 'accent', mark: 'open' },
  part_received: { tone: 'warn', mark: 'half' },
  received: { tone: 'ok', mark: 'full' },
  closed: { tone: 'plain', mark: 'full' },
  cancelled: { tone: 'plain', mark: 'none' },
} as const;

export function PurchaseStateBadge({ status }: { status: PurchaseState }) {
  const say = useTexts(purchaseTexts);
  return <Badge {...badgeStyles[status]}>{say(status)}</Badge>;
}
