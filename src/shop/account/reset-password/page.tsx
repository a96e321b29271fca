import { Form, useNavigation } from 'react-router';
import { maxShopperFieldLength, minShopperPasswordLength } from '#areas/shoppers/rules.ts';
import { shopperTexts } from '#areas/shoppers/texts.ts';
import { type Refusing, refusingIn } from '#shop/parts/form-error.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { ButtonLink, SubmitButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { authTexts } from '../parts/auth-texts.ts';
import { accountMeta } from '../parts/meta.ts';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  accountMeta(root.loaderData?.site, location.pathname, { title: authTexts.resetTitle, description: authTexts.resetLead });

/** The address contains the token, so it must not be sent as referrer. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer' });

export default function ResetPage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const say = useTexts(authTexts);
  const href = useHref();
  if (token !== null)
    return (
      <AuthFrame title={say('resetTitle')} lead={say('resetLead')}>
        <ResetForm token={token} refused={refusingIn(actionData)} />
      </AuthFrame>
    );
  return (
    <AuthFrame title={say('resetTitle')}>
      <Notice tone="err">{say('deadReset')}</Notice>
      <div>
        <ButtonLink kind="primary" to={href('forgot-account')}>
          {say('newLink')}
        </ButtonLink>
      </div>
    </AuthFrame>
  );
}

function ResetForm({ token, refused }: { token: string; refused: Refusing | null }) {
  const say = useTexts(authTexts);
  const own = useTexts(shopperTexts);
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" replace className="stack">
      {refused && (
        <Notice tone="err">
          <b>{say('resetFailed')}</b>
          <br />
          {refused.problem}
        </Notice>
      )}
      <input type="hidden" name="token" value={token} />
      <PasswordInput
        label={say('newPassword')}
        name="password"
        help={own('passwordHelp')}
        error={refused?.fields.password}
        labels={{ show: own('showPassword'), hide: own('hidePassword') }}
        autoComplete="new-password"
        minLength={minShopperPasswordLength}
        maxLength={maxShopperFieldLength.password}
        required
      />
      <SubmitButton size="big" block busy={isBusy}>
        {isBusy ? own('saving') : say('resetButton')}
      </SubmitButton>
    </Form>
  );
}
