import { Form } from 'react-router';
import { restockTexts } from '#areas/catalog/restock-texts.ts';
import { inLanguage } from '#kernel/texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { pageMeta } from '#site/meta.ts';
import { ButtonLink, SubmitButton } from '#ui/button.tsx';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const site = matches[0]?.loaderData?.site;
  if (!site) return [];
  return pageMeta(site, location.pathname, '', {
    title: inLanguage(restockTexts.stopTitle, site.language),
    description: inLanguage(restockTexts.stopText, site.language),
    keywords: [inLanguage(restockTexts.stop, site.language)],
    hidden: true,
  });
};

/** Target of the email's unsubscribe link. */
export default function StopNotice({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const say = useTexts(restockTexts);
  const href = useHref();
  const isStopped = actionData !== undefined && 'isStopped' in actionData;
  return (
    <div className="wrap section">
      <div className="empty" role={isStopped ? 'status' : undefined}>
        <h1>{say(isStopped ? 'stoppedTitle' : 'stopTitle')}</h1>
        <p>{say(isStopped ? 'stoppedText' : 'stopText')}</p>
        {isStopped ? (
          <ButtonLink to={href('home')}>{say('toHome')}</ButtonLink>
        ) : (
          <Form method="post">
            <input type="hidden" name="token" value={token} />
            <SubmitButton>{say('stop')}</SubmitButton>
          </Form>
        )}
      </div>
    </div>
  );
}
