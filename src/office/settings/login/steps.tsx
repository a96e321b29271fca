import { Form } from 'react-router';
import { staffTexts } from '#areas/staff/texts.ts';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { useIsSubmitting } from '#ui/use-is-submitting.ts';
import { QrPicture } from '../parts/qr-picture.tsx';
import { RecoveryCodes } from '../parts/recovery-codes.tsx';
import type { LoginStepData } from './load.server.ts';

/** The steps after the password: a code, a new authenticator, a new password. */
export function SecondLoginStep({ step, back }: { step: LoginStepData; back: string }) {
  const say = useTexts(staffTexts);
  const isBusy = useIsSubmitting();
  return (
    <Form method="post" replace className="stack-wide" key={step.kind}>
      <input type="hidden" name="ticket" value={step.ticket} />
      <input type="hidden" name="intent" value="step" />
      <input type="hidden" name="back" value={back} />
      <StepFields step={step} />
      <SubmitButton size="big" block busy={isBusy}>
        {say(step.kind === 'drawer' ? 'codesKept' : 'goOn')}
      </SubmitButton>
    </Form>
  );
}

function StepFields({ step }: { step: LoginStepData }) {
  const say = useTexts(staffTexts);
  if (step.kind === 'drawer')
    return (
      <>
        <p className="read">{say('drawerLead')}</p>
        <RecoveryCodes codes={step.codes} label={say('drawerCodes')} />
      </>
    );
  if (step.kind === 'password')
    return (
      <>
        <p className="read">{say('newPasswordLead')}</p>
        <PasswordInput
          label={say('newPassword')}
          name="password"
          autoComplete="new-password"
          labels={{ show: say('showPassword'), hide: say('hidePassword') }}
          minLength={10}
          maxLength={256}
          required
          autoFocus
        />
      </>
    );
  return (
    <>
      <p className="read">{say(step.kind === 'enrol' ? 'enrolLead' : 'codeLead')}</p>
      {step.kind === 'enrol' && step.qr && <QrPicture {...step.qr} label={say('qr')} />}
      {step.kind === 'enrol' && (
        <p className="small">
          {say('secretByHand')} <code className="secret">{step.secret.replace(/(.{4})(?!$)/g, '$1 ')}</code>
        </p>
      )}
      <TextInput
        label={say('code')}
        help={step.kind === 'code' ? say('codeHelp') : undefined}
        name="code"
        autoComplete="one-time-code"
        inputMode={step.kind === 'enrol' ? 'numeric' : undefined}
        maxLength={40}
        required
        autoFocus
      />
    </>
  );
}
