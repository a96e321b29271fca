import { Form, useNavigation } from 'react-router';
import { shopperTexts } from '#areas/shoppers/texts.ts';
import { refusingIn } from '#shop/parts/form-error.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { ButtonLink, SubmitButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { authTexts } from '../parts/auth-texts.ts';
import { EmailAddressForm } from '../parts/email-address-form.tsx';
import { accountMeta } from '../parts/meta.ts';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  accountMeta(root.loaderData?.site, location.pathname, { title: authTexts.activateTitle, description: authTexts.activateLead });

/** The address contains the token, so it must not be sent as referrer. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer' });

export default function ActivatePage({ loaderData: { token, isLinked, hasPost }, actionData }: Route.ComponentProps) {
  const say = useTexts(authTexts);
  const own = useTexts(shopperTexts);
  const href = useHref();
  const isBusy = useNavigation().formMethod === 'POST';
  if (actionData && 'isActivated' in actionData)
    return (
      <div className="narrow stack-3">
        <div>
          <h1>{say('activated')}</h1>
          <p role="status">{say('activatedLead')}</p>
        </div>
        <ButtonLink kind="primary" size="big" block to={href('login')}>
          {own('signIn')}
        </ButtonLink>
      </div>
    );
  if (actionData && 'askedFor' in actionData)
    return (
      <AuthFrame title={say('asked')} lead={<span className="long-words">{say('againAsked', { email: actionData.askedFor })}</span>}>
        <Notice>{say(hasPost ? 'noLetter' : 'noPost')}</Notice>
      </AuthFrame>
    );
  // A refused link, or an address without one, shows the form for another email.
  const isAgain = actionData?.intent === 'again';
  const isDead = (isLinked && token === null) || (actionData !== undefined && !isAgain);
  if (token !== null && !isDead && !isAgain)
    return (
      <AuthFrame title={say('activateTitle')} lead={say('activateLead')}>
        <Form method="post" replace>
          <input type="hidden" name="intent" value="activate" />
          <input type="hidden" name="token" value={token} />
          <SubmitButton size="big" block busy={isBusy}>
            {say(isBusy ? 'activating' : 'activateButton')}
          </SubmitButton>
        </Form>
      </AuthFrame>
    );
  return (
    <AuthFrame title={say('againTitle')} lead={say('againLead')}>
      {isDead && <Notice tone="err">{say('deadActivation')}</Notice>}
      <EmailAddressForm intent="again" button={say('againButton')} refused={isAgain ? refusingIn(actionData) : null} />
    </AuthFrame>
  );
}
