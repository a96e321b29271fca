import { mailboxTexts, mailKindTexts } from '#areas/content/mailbox-texts.ts';
import { wordIn } from '#kernel/words.ts';
import { useHere, useSay } from '#site/here.tsx';
import { Badge } from '#ui/badge.tsx';
import type { ShownMail } from './load.server.ts';

const looks = {
  waiting: { tone: 'warn', mark: 'half' },
  sending: { tone: 'warn', mark: 'half' },
  sent: { tone: 'ok', mark: 'full' },
  failed: { tone: 'err', mark: 'full' },
  kept: { tone: 'line', mark: 'open' },
  stopped: { tone: 'err', mark: 'open' },
} as const;

export function StateBadge({ state }: { state: ShownMail['state'] }) {
  const say = useSay(mailboxTexts);
  return (
    <Badge tone={looks[state].tone} mark={looks[state].mark}>
      {say(state)}
    </Badge>
  );
}

/** The name of a kind of letter, or its key where it has none. */
export function useKindName(): (kind: string) => string {
  const { language } = useHere();
  return (kind) => wordIn(mailKindTexts, kind, language);
}
