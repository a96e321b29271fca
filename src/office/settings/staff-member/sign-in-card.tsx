import { Form } from 'react-router';
import { deviceIn } from '#kernel/device.ts';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Card } from '#ui/office/card.tsx';
import { memberTexts } from '../staff/member-texts.ts';

type Props = {
  readonly member: { readonly status: 'active' | 'blocked' | 'left'; readonly hasFactor: boolean };
  readonly isSelf: boolean;
  readonly mayChange: boolean;
  readonly sessions: readonly { id: number; device: string; ip: string; isLive: boolean; at: string }[];
};

export function SignInCard({ member, isSelf, mayChange, sessions }: Props) {
  const say = useTexts(memberTexts);
  const actionButton = (intent: string, label: string) => (
    <SubmitButton kind="quiet" size="small" name="intent" value={intent}>
      {label}
    </SubmitButton>
  );
  const status = (value: string, label: string) => (
    <Form method="post">
      <input type="hidden" name="status" value={value} />
      <SubmitButton kind="quiet" size="small" name="intent" value="status">
        {label}
      </SubmitButton>
    </Form>
  );
  return (
    <Card title={say('signIn')}>
      {mayChange && (
        <div className="button-row">
          {member.status === 'active' && (
            <Form method="post" className="no-box">
              {actionButton('link', say('sendLink'))}
              {member.hasFactor && !isSelf && actionButton('factor', say('clearFactor'))}
              {actionButton('sign-out', say('signOut'))}
            </Form>
          )}
          {!isSelf && (member.status === 'active' ? status('blocked', say('switchOff')) : status('active', say('switchOn')))}
          {!isSelf && member.status !== 'left' && status('left', say('leave'))}
        </div>
      )}
      <h3 className="small muted space-above-section">{say('lastSignIns')}</h3>
      {sessions.length === 0 ? (
        <p className="small">{say('noSignIns')}</p>
      ) : (
        <ul className="fields sign-ins space-above">
          {sessions.map((session) => (
            <li key={session.id} className="small">
              {session.at} · {session.ip} {session.isLive && <b>{say('isLive')}</b>}
              <span className="own-line one-line muted" title={session.device}>
                {deviceIn(session.device)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
