import { useSay } from '#site/here.tsx';
import { Badge } from '#ui/badge.tsx';
import { purchaseTexts } from '../../purchase-texts.ts';
import type { PurchaseState } from '../../rules/states.ts';

const looks = {
  draft: { tone: 'line', mark: 'open' },
  sent: { tone: 'accent', mark: 'open' },
  part_received: { tone: 'warn', mark: 'half' },
  received: { tone: 'ok', mark: 'full' },
  closed: { tone: 'plain', mark: 'full' },
  cancelled: { tone: 'plain', mark: 'none' },
} as const;

export function PurchaseStateBadge({ status }: { status: PurchaseState }) {
  const say = useSay(purchaseTexts);
  return <Badge {...looks[status]}>{say(status)}</Badge>;
}
