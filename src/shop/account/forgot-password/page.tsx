import { askedForIn, refusingIn } from '#areas/shoppers/parts/refused.ts';
import { useHref, useSay } from '#site/here.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { DoorFrame } from '../parts/door-frame.tsx';
import { doorTexts } from '../parts/door-texts.ts';
import { MailboxForm } from '../parts/mailbox-form.tsx';
import { ownMeta } from '../parts/meta.ts';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  ownMeta(root.loaderData?.site, location.pathname, { title: doorTexts.forgotTitle, description: doorTexts.forgotLead });

export default function ForgotPage({ loaderData: { hasPost }, actionData }: Route.ComponentProps) {
  const say = useSay(doorTexts);
  const href = useHref();
  const email = askedForIn(actionData);
  if (email === null)
    return (
      <DoorFrame title={say('forgotTitle')} lead={say('forgotLead')}>
        <MailboxForm intent="forgot" button={say('forgotButton')} refused={refusingIn(actionData)} />
      </DoorFrame>
    );
  return (
    <DoorFrame title={say('asked')} lead={<span className="break-words">{say(hasPost ? 'linkAsked' : 'linkKept', { email })}</span>}>
      <Notice>{say(hasPost ? 'noLetter' : 'noPost')}</Notice>
      <div>
        {/* The same address again, as a new page: the answer stays with the form it belongs to. */}
        <ButtonLink to={href('forgot-account')} reloadDocument>
          {say('otherMailbox')}
        </ButtonLink>
      </div>
    </DoorFrame>
  );
}
