import { requestOfficeTexts } from '#areas/custom/office-texts.ts';
import type { RequestStatus } from '#areas/custom/rules/statuses.ts';
import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';

const tones = {
  new: 'warn',
  needs_info: 'warn',
  quoted: 'gold',
  accepted: 'ok',
  in_production: 'ok',
  done: 'line',
  declined: 'line',
  cancelled: 'line',
} as const;

export function RequestState({ status }: { status: RequestStatus }) {
  const say = useTexts(requestOfficeTexts);
  return (
    <Badge tone={tones[status]} mark={status === 'new' ? 'full' : 'half'}>
      {say(status)}
    </Badge>
  );
}
