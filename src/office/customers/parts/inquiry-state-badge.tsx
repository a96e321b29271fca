import { officeInquiryTexts } from '#areas/inquiries/office-texts.ts';
import type { InquiryStatus } from '#areas/inquiries/rules/statuses.ts';
import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';

const badgeStyles = {
  new: { tone: 'warn', mark: 'full' },
  waiting: { tone: 'warn', mark: 'half' },
  answered: { tone: 'ok', mark: 'half' },
  quoted: { tone: 'gold', mark: 'half' },
  won: { tone: 'ok', mark: 'full' },
  lost: { tone: 'line', mark: 'open' },
  closed: { tone: 'line', mark: 'full' },
  spam: { tone: 'err', mark: 'open' },
} as const;

export function InquiryState({ status }: { status: InquiryStatus }) {
  const say = useTexts(officeInquiryTexts);
  return (
    <Badge tone={badgeStyles[status].tone} mark={badgeStyles[status].mark}>
      {say(status)}
    </Badge>
  );
}
