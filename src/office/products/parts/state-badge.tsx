import { useTexts } from '#site/here.tsx';
import { Badge } from '#ui/badge.tsx';
import { productOfficeTexts } from '../group-desk-texts.ts';

const tones = { isLive: 'ok', isDraft: 'line', isComing: 'warn', isHidden: 'plain' } as const;

/** Whether people see a group today. */
export function ProductStateBadge({ state, when }: { state: keyof typeof tones; when: string }) {
  const say = useTexts(productOfficeTexts);
  return (
    <Badge tone={tones[state]} mark={state === 'isLive' ? 'full' : 'open'}>
      {say(state, { when })}
    </Badge>
  );
}
