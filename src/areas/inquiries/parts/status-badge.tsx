import { useSay } from '#site/here.tsx';
import { Badge } from '#ui/badge.tsx';
import type { ShownStatus } from '../rules/statuses.ts';
import { inquiryTexts } from '../texts.ts';

const tones = { received: 'line', thinking: 'warn', answered: 'ok', priced: 'ok', closed: 'plain' } as const;

/** Where a conversation stands, in plain words. */
export function TalkStatus({ status }: { status: ShownStatus }) {
  const say = useSay(inquiryTexts);
  return <Badge tone={tones[status]}>{say(status)}</Badge>;
}
