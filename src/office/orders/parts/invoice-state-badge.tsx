import { officeInvoiceTexts } from '#areas/checkout/office-texts.ts';
import type { InvoiceState as State } from '#areas/checkout/rules/invoice.ts';
import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';

const badgeStyles = {
  draft: { tone: 'line', mark: 'open' },
  sent: { tone: 'plain', mark: 'half' },
  viewed: { tone: 'gold', mark: 'half' },
  part_paid: { tone: 'gold', mark: 'full' },
  paid: { tone: 'ok', mark: 'full' },
  overdue: { tone: 'err', mark: 'full' },
  cancelled: { tone: 'line', mark: 'full' },
  refunded: { tone: 'line', mark: 'half' },
} as const;

export function InvoiceState({ status }: { status: State }) {
  const say = useTexts(officeInvoiceTexts);
  return (
    <Badge tone={badgeStyles[status].tone} mark={badgeStyles[status].mark}>
      {say(status)}
    </Badge>
  );
}
