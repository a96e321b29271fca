import { Form, Link, useNavigation } from 'react-router';
import { staffTexts } from '#areas/staff/texts.ts';
import { LanguageForm } from '#office/frame/language-form.tsx';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import type { Route } from './+types/page';
import { SecondLoginStep } from './steps.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, staffTexts.signIn, staffTexts.loginLead);

export default function LoginPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const say = useTexts(staffTexts);
  const href = useHref();
  const refused = actionData && 'problem' in actionData && actionData.problem !== null ? actionData : null;
  const typed = refused && 'typed' in refused ? (refused.typed.email ?? '') : '';
  const step = actionData && 'step' in actionData ? actionData.step : null;
  const isLocked = refused !== null && 'isLocked' in refused && refused.isLocked;
  return (
    <main id="main" className="login-page" tabIndex={-1}>
      <p className="brand">{matches[0].loaderData?.site.shopName}</p>
      <section className="card" aria-labelledby="door">
        <div className="stack-wide login-body">
          <div className="stack-tight">
            <h1 id="door">{say(step ? `${step.kind}Title` : 'loginTitle')}</h1>
            {!step && <p className="soft read">{say('loginLead')}</p>}
          </div>
          {refused && (
            <Notice tone="err">
              <b>{say('signInFailed')}</b>
              <br />
              {refused.problem}
              {isLocked && ` ${say('lockedHelp')}`}
            </Notice>
          )}
          {!actionData && loaderData.isSignedOut && <Notice tone="ok">{say('signedOut')}</Notice>}
          {!actionData && loaderData.isFresh && <Notice tone="ok">{say('passwordSet')}</Notice>}
          {step ? (
            <SecondLoginStep step={step} back={loaderData.back} />
          ) : (
            <FirstStep back={loaderData.back} typed={typed} isAgain={refused !== null} />
          )}
        </div>
      </section>
      <div className="row space-above-section">
        <Link className="link small" to={href('home')} reloadDocument>
          {say('toShop')}
        </Link>
        <span className="push">
          <LanguageForm />
        </span>
      </div>
    </main>
  );
}

function FirstStep({ back, typed, isAgain }: { back: string; typed: string; isAgain: boolean }) {
  const say = useTexts(staffTexts);
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="post" replace className="stack-wide">
      <input type="hidden" name="intent" value="login" />
      <input type="hidden" name="back" value={back} />
      <TextInput
        label={say('email')}
        type="email"
        name="email"
        autoComplete="username"
        defaultValue={typed}
        maxLength={254}
        required
        autoFocus={!isAgain}
      />
      <PasswordInput
        label={say('password')}
        name="password"
        labels={{ show: say('showPassword'), hide: say('hidePassword') }}
        maxLength={256}
        required
      />
      <SubmitButton size="big" block busy={isBusy}>
        {say(isBusy ? 'signingIn' : 'signIn')}
      </SubmitButton>
      <details className="small">
        <summary className="link">{say('haveRecoveryCode')}</summary>
        <div className="space-above-large">
          <TextInput label={say('recoveryCode')} help={say('recoveryHelp')} name="code" autoComplete="off" maxLength={40} />
        </div>
      </details>
      <p className="small muted">{say('loginHelp')}</p>
    </Form>
  );
}
