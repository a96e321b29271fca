import { Form, useNavigation } from 'react-router';
import { maxShopperFieldLength } from '#areas/shoppers/rules.ts';
import { shopperTexts } from '#areas/shoppers/texts.ts';
import type { Refusing } from '#shop/parts/form-error.ts';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { authTexts } from './auth-texts.ts';

type MailboxFormProps = { intent: 'forgot' | 'again'; button: string; refused: Refusing | null };

export function EmailAddressForm({ intent, button, refused }: MailboxFormProps) {
  const say = useTexts(authTexts);
  const own = useTexts(shopperTexts);
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" replace className="stack">
      {refused && (
        <Notice tone="err">
          <b>{say('notSent')}</b>
          <br />
          {refused.problem}
        </Notice>
      )}
      <input type="hidden" name="intent" value={intent} />
      <TextInput
        label={own('email')}
        type="email"
        name="email"
        autoComplete="username"
        defaultValue={refused?.typed.email ?? ''}
        error={refused?.fields.email}
        maxLength={maxShopperFieldLength.email}
        required
      />
      <SubmitButton size="big" block busy={isBusy}>
        {isBusy ? say('sending') : button}
      </SubmitButton>
    </Form>
  );
}
