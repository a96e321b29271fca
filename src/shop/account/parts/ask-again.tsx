import { Form, useNavigation } from 'react-router';
import { useSay } from '#site/here.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { doorTexts } from './door-texts.ts';

/** Asks the page it stands on for the letter once more; the mailbox is the one just typed. */
export function AskAgain({ email, kind = 'quiet' }: { email: string; kind?: 'primary' | 'quiet' }) {
  const say = useSay(doorTexts);
  const isBusy = useNavigation().formData?.get('intent') === 'again';
  return (
    <Form method="post" replace>
      <input type="hidden" name="intent" value="again" />
      <input type="hidden" name="email" value={email} />
      <SubmitButton kind={kind} busy={isBusy}>
        {say(isBusy ? 'sending' : 'againButton')}
      </SubmitButton>
    </Form>
  );
}
