import { emailRequestedIn, refusingIn } from '#shop/parts/form-error.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { authTexts } from '../parts/auth-texts.ts';
import { EmailAddressForm } from '../parts/email-address-form.tsx';
import { accountMeta } from '../parts/meta.ts';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  accountMeta(root.loaderData?.site, location.pathname, { title: authTexts.forgotTitle, description: authTexts.forgotLead });

export default function ForgotPage({ loaderData: { hasPost }, actionData }: Route.ComponentProps) {
  const say = useTexts(authTexts);
  const href = useHref();
  const email = emailRequestedIn(actionData);
  if (email === null)
    return (
      <AuthFrame title={say('forgotTitle')} lead={say('forgotLead')}>
        <EmailAddressForm intent="forgot" button={say('forgotButton')} refused={refusingIn(actionData)} />
      </AuthFrame>
    );
  return (
    <AuthFrame title={say('asked')} lead={<span className="long-words">{say(hasPost ? 'linkAsked' : 'linkKept', { email })}</span>}>
      <Notice>{say(hasPost ? 'noLetter' : 'noPost')}</Notice>
      <div>
        {/* The same address again, as a new page: the answer stays with the form it belongs to. */}
        <ButtonLink to={href('forgot-account')} reloadDocument>
          {say('otherMailbox')}
        </ButtonLink>
      </div>
    </AuthFrame>
  );
}
