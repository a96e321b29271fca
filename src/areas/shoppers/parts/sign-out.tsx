import { Form } from 'react-router';
import { useHref, useSay } from '#site/here.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { shopperTexts } from '../texts.ts';

/** The door the other way; a plain form, so it works without script. */
export function SignOut() {
  const say = useSay(shopperTexts);
  const href = useHref();
  return (
    <Form method="post" action={href('login')} replace>
      <input type="hidden" name="intent" value="logout" />
      <SubmitButton kind="quiet" size="small">
        {say('signOut')}
      </SubmitButton>
    </Form>
  );
}
