import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { memberTexts } from '../staff/member-texts.ts';

const badgeStyles = {
  active: { tone: 'line', mark: 'full' },
  blocked: { tone: 'err', mark: 'full' },
  left: { tone: 'line', mark: 'open' },
} as const;

export function MemberState({ status }: { status: keyof typeof badgeStyles }) {
  const say = useTexts(memberTexts);
  return (
    <Badge tone={badgeStyles[status].tone} mark={badgeStyles[status].mark}>
      {say(status)}
    </Badge>
  );
}
