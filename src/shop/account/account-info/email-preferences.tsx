import { Form } from 'react-router';
import { mailTexts } from '#areas/shoppers/mail-texts.ts';
import { type MailKind, mailKinds } from '#areas/shoppers/rules/mail-kinds.ts';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/check.tsx';
import { Notice } from '#ui/notice.tsx';
import { AccountSection } from './section.tsx';

type Props = { preferences: Readonly<Record<MailKind, boolean>>; isSaved: boolean; isBusy: boolean };

export function EmailPreferences({ preferences, isSaved, isBusy }: Props) {
  const say = useTexts(mailTexts);
  return (
    <AccountSection id="letters" title={say('title')}>
      <Form method="post" className="stack" preventScrollReset>
        <input type="hidden" name="intent" value="letters" />
        <p className="meta">{say('lead')}</p>
        {isSaved && <Notice tone="ok">{say('saved')}</Notice>}
        {mailKinds.map((kind) => (
          <Checkbox key={kind} name="kinds" value={kind} label={say(kind)} note={say(`${kind}Note`)} defaultChecked={preferences[kind]} />
        ))}
        <span>
          <SubmitButton kind="quiet" busy={isBusy}>
            {say('save')}
          </SubmitButton>
        </span>
      </Form>
    </AccountSection>
  );
}
