import { emailKindTexts, emailLogTexts } from '#areas/content/email-log-texts.ts';
import { localizedEntry } from '#kernel/words.ts';
import { useLocale, useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import type { ListedEmail } from './load.server.ts';

const badgeStyles = {
  waiting: { tone: 'warn', mark: 'half' },
  sending: { tone: 'warn', mark: 'half' },
  sent: { tone: 'ok', mark: 'full' },
  failed: { tone: 'err', mark: 'full' },
  kept: { tone: 'line', mark: 'open' },
  stopped: { tone: 'err', mark: 'open' },
} as const;

export function EmailStateBadge({ state }: { state: ListedEmail['state'] }) {
  const say = useTexts(emailLogTexts);
  return (
    <Badge tone={badgeStyles[state].tone} mark={badgeStyles[state].mark}>
      {say(state)}
    </Badge>
  );
}

/** Falls back to the key. */
export function useKindName(): (kind: string) => string {
  const { language } = useLocale();
  return (kind) => localizedEntry(emailKindTexts, kind, language);
}
