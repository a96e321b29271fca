import { useHref, useTexts } from '#site/locale.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { syncPageTexts } from './texts.ts';

type NotYetProps = { standing: { isSignedIn: boolean; status: string | null } | null };
const words = { asked: 'waitingText', refused: 'refusedText', revoked: 'refusedText' } as const;

export function NotYet({ standing }: NotYetProps) {
  const say = useTexts(syncPageTexts);
  const href = useHref();
  const status = standing?.status ?? '';
  const text = status in words ? words[status as keyof typeof words] : standing?.isSignedIn ? 'memberText' : 'visitorText';
  return (
    <Panel title={say('visitorTitle')} className="sync-columns no-print">
      <p>{say(text)}</p>
      {!standing?.isSignedIn && (
        <ButtonLink kind="primary" to={href('login')}>
          {say('signIn')}
        </ButtonLink>
      )}
      {text === 'memberText' && <ButtonLink to={`${href('business-account')}?kind=dropship`}>{say('apply')}</ButtonLink>}
    </Panel>
  );
}
