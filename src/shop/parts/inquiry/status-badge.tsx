import type { ShopperInquiryStatus } from '#areas/inquiries/rules/statuses.ts';
import { inquiryTexts } from '#areas/inquiries/texts.ts';
import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';

const tones = { received: 'line', thinking: 'warn', answered: 'ok', priced: 'ok', closed: 'plain' } as const;

export function InquiryStatusBadge({ status }: { status: ShopperInquiryStatus }) {
  const say = useTexts(inquiryTexts);
  return <Badge tone={tones[status]}>{say(status)}</Badge>;
}
