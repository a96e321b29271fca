import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { productOfficeTexts } from '../product-office-texts.ts';

const tones = { isLive: 'ok', isDraft: 'line', isComing: 'warn', isHidden: 'plain' } as const;

export function ProductStateBadge({ state, when }: { state: keyof typeof tones; when: string }) {
  const say = useTexts(productOfficeTexts);
  return (
    <Badge tone={tones[state]} mark={state === 'isLive' ? 'full' : 'open'}>
      {say(state, { when })}
    </Badge>
  );
}
