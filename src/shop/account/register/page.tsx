import { Form, Link, useNavigation } from 'react-router';
import { maxShopperFieldLength, minShopperPasswordLength } from '#areas/shoppers/rules.ts';
import { shopperTexts } from '#areas/shoppers/texts.ts';
import { emailRequestedIn, refusingIn } from '#shop/parts/form-error.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { NameOrder } from '#ui/name-order.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { authTexts } from '../parts/auth-texts.ts';
import { accountMeta } from '../parts/meta.ts';
import { ResendEmailButton } from '../parts/resend-email-button.tsx';
import { withBack } from '../parts/return-path.ts';
import { ReturnPathField } from '../parts/return-path-field.tsx';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  accountMeta(root.loaderData?.site, location.pathname, { title: shopperTexts.register, description: shopperTexts.registerLead });

export default function RegisterPage({ loaderData: { back, referralCode }, actionData }: Route.ComponentProps) {
  const say = useTexts(shopperTexts);
  const href = useHref();
  const isBusy = useNavigation().formMethod === 'POST';
  const refused = refusingIn(actionData);
  const waitingFor = emailRequestedIn(actionData);
  if (waitingFor !== null) return <ConfirmationSent email={waitingFor} />;
  const about = (field: string) => ({
    name: field,
    defaultValue: refused?.typed[field] ?? '',
    error: refused?.fields[field],
    required: true,
  });
  return (
    <div className="narrow stack-3">
      <div>
        <h1>{say('register')}</h1>
        <p>{say('registerLead')}</p>
      </div>
      {refused && (
        <Notice tone="err">
          <b>{say('registerFailed')}</b>
          <br />
          {refused.problem}
        </Notice>
      )}
      <Form method="post" replace className="form-grid">
        <input type="hidden" name="intent" value="register" />
        <ReturnPathField given={back} />
        {referralCode && <input type="hidden" name="referral_code" value={referralCode} />}
        <NameOrder
          given={
            <TextInput
              span="half keep"
              label={say('firstName')}
              autoComplete="given-name"
              maxLength={maxShopperFieldLength.name}
              {...about('first_name')}
            />
          }
          family={
            <TextInput
              span="half keep"
              label={say('lastName')}
              autoComplete="family-name"
              maxLength={maxShopperFieldLength.name}
              {...about('last_name')}
            />
          }
        />
        <TextInput
          span="full-row"
          label={say('email')}
          type="email"
          autoComplete="username"
          maxLength={maxShopperFieldLength.email}
          {...about('email')}
        />
        <PasswordInput
          span="full-row"
          label={say('password')}
          name="password"
          help={say('passwordHelp')}
          error={refused?.fields.password}
          labels={{ show: say('showPassword'), hide: say('hidePassword') }}
          autoComplete="new-password"
          minLength={minShopperPasswordLength}
          maxLength={maxShopperFieldLength.password}
          required
        />
        <SubmitButton size="big" className="full-row" busy={isBusy}>
          {say(isBusy ? 'registering' : 'register')}
        </SubmitButton>
      </Form>
      <p className="row">
        <span className="meta">{say('alreadyHere')}</span>
        <Link className="link tap-target" to={withBack(href('login'), back)}>
          {say('signIn')}
        </Link>
      </p>
    </div>
  );
}

/** The account exists and waits for email confirmation. */
function ConfirmationSent({ email }: { email: string }) {
  const sayAuth = useTexts(authTexts);
  return (
    <AuthFrame title={sayAuth('asked')} lead={<span className="long-words">{sayAuth('waitingLead', { email })}</span>}>
      <Notice>{sayAuth('noLetter')}</Notice>
      <ResendEmailButton email={email} />
    </AuthFrame>
  );
}
