import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { memberTexts } from '../staff/member-texts.ts';

const looks = {
  active: { tone: 'line', mark: 'full' },
  blocked: { tone: 'err', mark: 'full' },
  left: { tone: 'line', mark: 'open' },
} as const;

export function MemberState({ status }: { status: keyof typeof looks }) {
  const say = useTexts(memberTexts);
  return (
    <Badge tone={looks[status].tone} mark={looks[status].mark}>
      {say(status)}
    </Badge>
  );
}
