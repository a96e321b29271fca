import { Form, useNavigation } from 'react-router';
import { mailTexts } from '#areas/shoppers/mail-texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { pageMeta } from '#site/meta.ts';
import { Button, ButtonLink, SubmitButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches: [root], location }) => {
  const site = root.loaderData?.site;
  if (!site) return [];
  const title = mailTexts.title[site.language];
  const description = mailTexts.description[site.language];
  return pageMeta(site, location.pathname, '', { title, description, keywords: [title, site.shopName], hidden: true });
};

export default function MailChoicesPage({ loaderData: { token, kind }, actionData }: Route.ComponentProps) {
  const say = useTexts(mailTexts);
  const href = useHref();
  const isBusy = useNavigation().formMethod === 'POST';
  const isStopped = Boolean(actionData && 'isStopped' in actionData);
  return (
    <div className="wrap section">
      <div className="narrow stack-3">
        <h1>{say(kind && !isStopped ? 'stopTitle' : 'title')}</h1>
        {actionData && 'problem' in actionData && <Notice tone="err">{say('badLink')}</Notice>}
        {isStopped && <Notice tone="ok">{say('stopped')}</Notice>}
        {kind && !isStopped && (
          <>
            <p>{say(`stop_${kind}`)}</p>
            <Form method="post" replace className="form-grid">
              <input type="hidden" name="token" value={token} />
              <SubmitButton size="big" className="full-row" name="intent" value="one" busy={isBusy}>
                {say('stopOne')}
              </SubmitButton>
              <Button type="submit" className="full-row" name="intent" value="all">
                {say('stopAll')}
              </Button>
            </Form>
          </>
        )}
        {(!kind || isStopped) && (
          <>
            <p>{say(token && !kind ? 'badLink' : 'inAccount')}</p>
            <p>
              <ButtonLink to={`${href('account-info')}#letters`}>{say('toAccount')}</ButtonLink>
            </p>
          </>
        )}
      </div>
    </div>
  );
}
