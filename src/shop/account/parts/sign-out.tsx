import { Form } from 'react-router';
import { shopperTexts } from '#areas/shoppers/texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';

/** A plain form, so it works without script. */
export function SignOut() {
  const say = useTexts(shopperTexts);
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
