import { useLoginHref } from '#shop/account/parts/return-path.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { syncPageTexts } from './texts.ts';

type NotYetProps = { access: { isSignedIn: boolean; status: string | null } | null };
const statusTextKeys = { asked: 'waitingText', refused: 'refusedText', revoked: 'refusedText' } as const;

export function SyncUnavailable({ access }: NotYetProps) {
  const say = useTexts(syncPageTexts);
  const href = useHref();
  const login = useLoginHref();
  const status = access?.status ?? '';
  const text =
    status in statusTextKeys ? statusTextKeys[status as keyof typeof statusTextKeys] : access?.isSignedIn ? 'memberText' : 'visitorText';
  return (
    <Panel title={say('visitorTitle')} className="sync-columns no-print">
      <p>{say(text)}</p>
      {!access?.isSignedIn && (
        <ButtonLink kind="primary" to={login}>
          {say('signIn')}
        </ButtonLink>
      )}
      {text === 'memberText' && <ButtonLink to={`${href('business-account')}?kind=dropship`}>{say('apply')}</ButtonLink>}
    </Panel>
  );
}
