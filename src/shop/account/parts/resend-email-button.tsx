import { Form, useNavigation } from 'react-router';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { authTexts } from './auth-texts.ts';

/** Posts to the page it is on; uses the address just typed. */
export function ResendEmailButton({ email, kind = 'quiet' }: { email: string; kind?: 'primary' | 'quiet' }) {
  const say = useTexts(authTexts);
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
