import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { accountTexts } from '#areas/account/account-texts.ts';
import { credentialTexts } from '#areas/shoppers/credential-texts.ts';
import { maxShopperFieldLength, minShopperPasswordLength } from '#areas/shoppers/rules.ts';
import { shopperTexts } from '#areas/shoppers/texts.ts';
import type { Refusing } from '#shop/parts/form-error.ts';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { AccountDisclosure, AccountForm, AccountSection, NotDone, SavedNotice } from './section.tsx';

type SignInProps = {
  email: string;
  askedEmail: string | null;
  passwordSince: string | null;
  done: string | null;
  refusedFor: (intent: string) => Refusing | null;
  busyWith: string | null;
};

export function SignIn({ email, askedEmail, passwordSince, done, refusedFor, busyWith }: SignInProps) {
  const say = useTexts(accountTexts);
  const doneTexts = { email: say('emailChanged'), password: say('passwordChanged') };
  const forms = useFolding(done);
  return (
    <AccountSection id="sign-in" title={say('signIn')}>
      <SavedNotice message={done === 'email' || done === 'password' ? doneTexts[done] : null} />
      {askedEmail !== null && <Notice>{say('emailAsked', { email: askedEmail })}</Notice>}
      <dl className="own-facts">
        <dt>{say('email')}</dt>
        <dd className="long-words">{email}</dd>
        <dt>{say('password')}</dt>
        <dd>{passwordSince && say('passwordSince', { day: passwordSince })}</dd>
      </dl>
      <div className="accordion" ref={forms}>
        <EmailForm refused={refusedFor('email')} isBusy={busyWith === 'email'} />
        <PasswordForm email={email} refused={refusedFor('password')} isBusy={busyWith === 'password'} />
      </div>
    </AccountSection>
  );
}

/** A submitted form collapses, and no password stays in it. */
function useFolding(done: string | null) {
  const forms = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the history may tell of another change.
  useEffect(() => {
    if (done === null) return;
    for (const form of forms.current?.querySelectorAll('form') ?? []) form.reset();
    for (const fold of forms.current?.querySelectorAll('details') ?? []) fold.open = false;
  }, [done, key]);
  return forms;
}

type ChangeProps = { refused: Refusing | null; isBusy: boolean };

function EmailForm({ refused, isBusy }: ChangeProps) {
  const say = useTexts(accountTexts);
  const label = useTexts(credentialTexts);
  return (
    <AccountDisclosure title={say('changeEmail')} isOpen={refused !== null}>
      <p className="meta">{say('emailHow')}</p>
      <NotDone title={say('emailNot')} refused={refused} />
      <AccountForm intent="email" className="form-grid">
        <TextInput
          span="half"
          label={label('newEmail')}
          type="email"
          name="new_email"
          autoComplete="email"
          maxLength={maxShopperFieldLength.email}
          defaultValue={refused?.typed.new_email ?? ''}
          error={refused?.fields.new_email}
          required
        />
        <CurrentPasswordField name="old_password" error={refused?.fields.old_password} />
        <SubmitButton className="full-row at-start" busy={isBusy}>
          {say(isBusy ? 'changingEmail' : 'changeEmail')}
        </SubmitButton>
      </AccountForm>
    </AccountDisclosure>
  );
}

function PasswordForm({ email, refused, isBusy }: ChangeProps & { email: string }) {
  const say = useTexts(accountTexts);
  const label = useTexts(credentialTexts);
  const sayShopper = useTexts(shopperTexts);
  return (
    <AccountDisclosure title={say('changePassword')} isOpen={refused !== null}>
      <p className="meta">{say('passwordHow')}</p>
      <NotDone title={say('passwordNot')} refused={refused} />
      <AccountForm intent="password" className="form-grid">
        {/* Tells a password keeper whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <CurrentPasswordField name="old_password" error={refused?.fields.old_password} />
        <PasswordInput
          span="half"
          label={label('newPassword')}
          name="new_password"
          help={sayShopper('passwordHelp')}
          error={refused?.fields.new_password}
          labels={{ show: sayShopper('showPassword'), hide: sayShopper('hidePassword') }}
          autoComplete="new-password"
          minLength={minShopperPasswordLength}
          maxLength={maxShopperFieldLength.password}
          required
        />
        <SubmitButton className="full-row at-start" busy={isBusy}>
          {say(isBusy ? 'changingPassword' : 'changePassword')}
        </SubmitButton>
      </AccountForm>
    </AccountDisclosure>
  );
}

/** Asks for the current password again. */
export function CurrentPasswordField({ name, error }: { name: 'old_password' | 'password'; error: string | undefined }) {
  const label = useTexts(credentialTexts);
  const sayShopper = useTexts(shopperTexts);
  return (
    <PasswordInput
      span="half"
      label={label('oldPassword')}
      name={name}
      error={error}
      labels={{ show: sayShopper('showPassword'), hide: sayShopper('hidePassword') }}
      maxLength={256}
      required
    />
  );
}
