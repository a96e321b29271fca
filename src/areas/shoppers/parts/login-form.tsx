import { Form, Link, useNavigation } from 'react-router';
import { useHref, useSay } from '#site/here.tsx';
import { isOpen } from '#site/pages.ts';
import { SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { longest } from '../rules.ts';
import { shopperTexts } from '../texts.ts';
import { BackField } from './back-field.tsx';
import { withBack } from './back-link.ts';
import type { Refusing } from './refused.ts';

type LoginFormProps = { back: string; isSignedOut: boolean; refused?: Refusing | null };

/** The whole door: on its own page, and on the phone in place of the hub. It asks the page it stands on. */
export function LoginForm({ back, isSignedOut, refused }: LoginFormProps) {
  const say = useSay(shopperTexts);
  const href = useHref();
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <div className="narrow stack-3">
      <div>
        <h1>{say('signIn')}</h1>
        <p>{say('signInLead')}</p>
      </div>
      {refused && (
        <Notice tone="err">
          <b>{say('signInFailed')}</b>
          <br />
          {refused.problem}
          {refused.isLocked && `. ${say('lockedHelp')}`}
        </Notice>
      )}
      {!refused && isSignedOut && <Notice tone="ok">{say('signedOut')}</Notice>}
      <Form method="post" replace className="stack">
        <BackField given={back} />
        <TextInput
          label={say('email')}
          type="email"
          name="email"
          autoComplete="username"
          defaultValue={refused?.typed.email ?? ''}
          error={refused?.fields.email}
          maxLength={longest.email}
          required
        />
        <PasswordInput
          label={say('password')}
          name="password"
          error={refused?.fields.password}
          words={{ show: say('showPassword'), hide: say('hidePassword') }}
          maxLength={256}
          required
        />
        <SubmitButton size="big" block busy={isBusy}>
          {say(isBusy ? 'signingIn' : 'signIn')}
        </SubmitButton>
      </Form>
      <p className="row">
        <span className="meta">{say('newHere')}</span>
        <Link className="link inline-flex min-h-target items-center" to={withBack(href('register'), back)}>
          {say('register')}
        </Link>
        {isOpen('forgot-account') && (
          <Link className="link push inline-flex min-h-target items-center" to={href('forgot-account')}>
            {say('forgotten')}
          </Link>
        )}
      </p>
    </div>
  );
}
