import { Form, useNavigation } from 'react-router';
import { emailLogTexts } from '#areas/content/email-log-texts.ts';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { DetailGrid } from '#ui/office/detail-grid.tsx';
import { NoRow, RowPane } from '#ui/office/row-pane.tsx';
import { EmailStateBadge, useKindName } from './email-labels.tsx';
import type { OpenEmail } from './load.server.ts';

type EmailPaneProps = { email: OpenEmail | null; closeTo: string; problem: string | null };

/** The HTML is in a sandboxed iframe: no script, no forms, only links. */
export function EmailPane({ email, closeTo, problem }: EmailPaneProps) {
  const say = useTexts(emailLogTexts);
  if (!email) return <NoRow title={say('chooseTitle')} text={say('chooseText')} />;
  return (
    <RowPane title={email.subject} close={{ to: closeTo, label: say('close') }}>
      <div className="stack panel-part">
        <Facts email={email} />
        {email.error && (
          <Notice tone="err">
            <b>{say('error')}</b> {email.error}
          </Notice>
        )}
        {email.mayResend && <Resend id={email.id} problem={problem} />}
      </div>
      {email.html === null ? (
        <p className="muted small email-no-html">{say('noHtml')}</p>
      ) : (
        <iframe
          className="mail-frame"
          title={say('frame')}
          srcDoc={email.html}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
        />
      )}
      <details className="panel-part" {...(email.html === null ? { open: true } : {})}>
        <summary>{say('asText')}</summary>
        <pre className="mail-text">{email.text}</pre>
      </details>
      {email.isStruck && <p className="muted small email-struck">{say('struck')}</p>}
    </RowPane>
  );
}

function Facts({ email }: { email: OpenEmail }) {
  const say = useTexts(emailLogTexts);
  const kindName = useKindName();
  const when = email.sentAt ?? email.nextTry;
  return (
    <DetailGrid
      details={[
        { label: say('to'), value: email.to },
        { label: say('state'), value: <EmailStateBadge state={email.state} /> },
        { label: say('kind'), value: kindName(email.kind) },
        { label: say('language'), value: say(email.language === 'zh' ? 'chinese' : 'english') },
        { label: say('at'), value: email.at },
        ...(when ? [{ label: say(email.sentAt ? 'sentAt' : 'nextTry'), value: when }] : []),
        ...(email.attempts > 0 ? [{ label: say('tries'), value: email.attempts }] : []),
      ]}
    />
  );
}

function Resend({ id, problem }: { id: number; problem: string | null }) {
  const say = useTexts(emailLogTexts);
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" replace className="stack">
      <input type="hidden" name="id" value={id} />
      {problem !== null && (
        <Notice tone="err">
          <b>{say('notResent')}</b> {problem}
        </Notice>
      )}
      <span>
        <SubmitButton busy={isBusy}>{say(isBusy ? 'resending' : 'resend')}</SubmitButton>
      </span>
    </Form>
  );
}
