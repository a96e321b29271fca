import { Form, useNavigation } from 'react-router';
import { accountTexts } from '#areas/account/account-texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { ButtonLink, SubmitButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { accountMeta } from '../parts/meta.ts';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

// The address contains the token, so it must not be sent as referrer.
export const meta: Route.MetaFunction = ({ matches: [root], location }) => [
  ...accountMeta(root.loaderData?.site, location.pathname, { title: accountTexts.confirmTitle, description: accountTexts.confirmTitle }),
  { name: 'referrer', content: 'no-referrer' },
];

export default function ConfirmEmailPage({ loaderData: { token, state, newEmail }, actionData }: Route.ComponentProps) {
  const say = useTexts(accountTexts);
  const href = useHref();
  const isBusy = useNavigation().formMethod === 'POST';
  const failed = actionData && 'failed' in actionData ? actionData.failed : null;
  const isDone = state === 'done' || Boolean(actionData && 'newEmail' in actionData);
  const isDead = !isDone && (state === 'dead' || failed === 'dead');
  return (
    <div className="narrow stack-3">
      <div>
        <h1>{say('confirmTitle')}</h1>
        {!isDone && !isDead && <p className="long-words">{say('confirmLead', { email: newEmail })}</p>}
      </div>
      <div role="status" className="hide-empty">
        {isDone && <Notice tone="ok">{say('confirmDone', { email: newEmail })}</Notice>}
      </div>
      {isDead && <Notice tone="err">{say('confirmDead')}</Notice>}
      {failed === 'taken' && <Notice tone="err">{say('confirmTaken')}</Notice>}
      {isDone || isDead ? (
        <p>
          <ButtonLink to={href('account-info')}>{say('toAccount')}</ButtonLink>
        </p>
      ) : (
        <Form method="post" replace>
          <input type="hidden" name="token" value={token} />
          <SubmitButton size="big" block busy={isBusy}>
            {say(isBusy ? 'confirming' : 'confirmButton')}
          </SubmitButton>
        </Form>
      )}
    </div>
  );
}
