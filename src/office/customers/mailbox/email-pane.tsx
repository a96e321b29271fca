import { Form, useNavigation } from 'react-router';
import { mailboxTexts } from '#areas/content/mailbox-texts.ts';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { DetailGrid } from '#ui/office/detail-grid.tsx';
import { NoRow, RowPane } from '#ui/office/row-pane.tsx';
import { EmailStateBadge, useKindName } from './email-labels.tsx';
import type { OpenEmail } from './load.server.ts';

type LetterProps = { letter: OpenEmail | null; closeTo: string; problem: string | null };

/** The HTML is in a sandboxed iframe: no script, no forms, only links. */
export function EmailPane({ letter, closeTo, problem }: LetterProps) {
  const say = useTexts(mailboxTexts);
  if (!letter) return <NoRow title={say('chooseTitle')} text={say('chooseText')} />;
  return (
    <RowPane title={letter.subject} close={{ to: closeTo, label: say('close') }}>
      <div className="stack panel-part">
        <Facts letter={letter} />
        {letter.error && (
          <Notice tone="err">
            <b>{say('error')}</b> {letter.error}
          </Notice>
        )}
        {letter.mayResend && <Resend id={letter.id} problem={problem} />}
      </div>
      {letter.html === null ? (
        <p className="muted small email-no-html">{say('noHtml')}</p>
      ) : (
        <iframe
          className="mail-frame"
          title={say('frame')}
          srcDoc={letter.html}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
        />
      )}
      <details className="panel-part" {...(letter.html === null ? { open: true } : {})}>
        <summary>{say('asText')}</summary>
        <pre className="mail-text">{letter.text}</pre>
      </details>
      {letter.isStruck && <p className="muted small email-struck">{say('struck')}</p>}
    </RowPane>
  );
}

function Facts({ letter }: { letter: OpenEmail }) {
  const say = useTexts(mailboxTexts);
  const kindName = useKindName();
  const when = letter.sentAt ?? letter.nextTry;
  return (
    <DetailGrid
      details={[
        { label: say('to'), value: letter.to },
        { label: say('state'), value: <EmailStateBadge state={letter.state} /> },
        { label: say('kind'), value: kindName(letter.kind) },
        { label: say('language'), value: say(letter.language === 'zh' ? 'chinese' : 'english') },
        { label: say('at'), value: letter.at },
        ...(when ? [{ label: say(letter.sentAt ? 'sentAt' : 'nextTry'), value: when }] : []),
        ...(letter.attempts > 0 ? [{ label: say('tries'), value: letter.attempts }] : []),
      ]}
    />
  );
}

function Resend({ id, problem }: { id: number; problem: string | null }) {
  const say = useTexts(mailboxTexts);
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
