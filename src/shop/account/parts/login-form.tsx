import { useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { maxShopperFieldLength } from '#areas/shoppers/rules.ts';
import { shopperTexts } from '#areas/shoppers/texts.ts';
import type { Refusing } from '#shop/parts/form-error.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { authTexts } from './auth-texts.ts';
import { ResendEmailButton } from './resend-email-button.tsx';
import { withBack } from './return-path.ts';
import { ReturnPathField } from './return-path-field.tsx';
import { SignInFailed } from './sign-in-failed.tsx';

type LoginFormProps = { back: string; isSignedOut: boolean; refused: Refusing | null; resentTo: string | null };

/** Used on the login page and on the phone's account hub; it posts to the page it is on. */
export function LoginForm({ back, isSignedOut, refused, resentTo }: LoginFormProps) {
  const say = useTexts(shopperTexts);
  const sayAuth = useTexts(authTexts);
  const href = useHref();
  const isBusy = useNavigation().formData?.has('password') ?? false;
  const password = useRef<HTMLInputElement>(null);
  return (
    <div className="narrow stack-3">
      <div>
        <h1>{say('signIn')}</h1>
        <p>{say('signInLead')}</p>
      </div>
      {refused && (
        <>
          <Notice tone="err">
            <b>{say('signInFailed')}</b>
            <br />
            {refused.problem}
          </Notice>
          <RefusedHelp refused={refused} />
          <SignInFailed refused={refused} onClosed={() => password.current?.focus()}>
            <div className="stack">
              <p>{refused.problem}</p>
              {refused.isLocked && <RefusedHelp refused={refused} />}
            </div>
          </SignInFailed>
        </>
      )}
      {resentTo !== null && <Notice tone="ok">{sayAuth('againAsked', { email: resentTo })}</Notice>}
      {!refused && resentTo === null && isSignedOut && <Notice tone="ok">{say('signedOut')}</Notice>}
      <Form method="post" replace className="stack">
        <input type="hidden" name="intent" value="login" />
        <ReturnPathField given={back} />
        <TextInput
          label={say('email')}
          type="email"
          name="email"
          autoComplete="username"
          defaultValue={refused?.typed.email ?? resentTo ?? ''}
          error={refused?.fields.email}
          maxLength={maxShopperFieldLength.email}
          required
        />
        <PasswordInput
          ref={password}
          label={say('password')}
          name="password"
          error={refused?.fields.password}
          labels={{ show: say('showPassword'), hide: say('hidePassword') }}
          maxLength={256}
          required
        />
        <SubmitButton size="big" block busy={isBusy}>
          {say(isBusy ? 'signingIn' : 'signIn')}
        </SubmitButton>
      </Form>
      <p className="row">
        <span className="meta">{say('newHere')}</span>
        <Link className="link tap-target" to={withBack(href('register'), back)}>
          {say('register')}
        </Link>
        <Link className="link push tap-target" to={href('forgot-account')}>
          {say('forgotten')}
        </Link>
      </p>
    </div>
  );
}

/** Next steps after a refused login: the email again, or a new password. */
function RefusedHelp({ refused }: { refused: Refusing }) {
  const sayAuth = useTexts(authTexts);
  const href = useHref();
  if (refused.isWaiting) return <ResendEmailButton email={refused.typed.email ?? ''} />;
  if (!refused.isLocked) return null;
  return (
    <p>
      {sayAuth('lockedHelp')}{' '}
      <Link className="link" to={href('forgot-account')}>
        {sayAuth('newLink')}
      </Link>
    </p>
  );
}
