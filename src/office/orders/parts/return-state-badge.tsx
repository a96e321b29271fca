import { caseStateTexts } from '#areas/aftercare/office-texts.ts';
import type { CaseState } from '#areas/aftercare/rules/case-states.ts';
import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';

const badgeStyles = {
  asked: { tone: 'warn', mark: 'full' },
  needs_info: { tone: 'gold', mark: 'half' },
  approved: { tone: 'gold', mark: 'half' },
  on_the_way: { tone: 'warn', mark: 'half' },
  received: { tone: 'warn', mark: 'full' },
  settled: { tone: 'ok', mark: 'full' },
  refused: { tone: 'err', mark: 'open' },
  withdrawn: { tone: 'line', mark: 'open' },
} as const;

export function CaseBadge({ status }: { status: CaseState }) {
  const say = useTexts(caseStateTexts);
  return (
    <Badge tone={badgeStyles[status].tone} mark={badgeStyles[status].mark}>
      {say(status)}
    </Badge>
  );
}
