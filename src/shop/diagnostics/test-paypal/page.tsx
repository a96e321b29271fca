import { useTexts } from '#site/locale.tsx';
import { pageMeta } from '#site/meta.ts';
import { siteIn } from '#site/office-meta.ts';
import { Notice } from '#ui/notice.tsx';
import { FactTable } from '#ui/table.tsx';
import { testTexts } from '../texts.ts';
import type { Route } from './+types/page';
import { paymentTestTexts } from './texts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const site = siteIn(matches);
  if (!site) return [];
  return pageMeta(site, location.pathname, '', {
    title: paymentTestTexts.title[site.language],
    description: testTexts.description[site.language],
    keywords: ['test'],
    hidden: true,
  });
};

export default function TestPaypalPage({ loaderData: facts }: Route.ComponentProps) {
  const say = useTexts(paymentTestTexts);
  const sayTest = useTexts(testTexts);
  return (
    <div className="wrap page-head diagnosis">
      <h1>{say('title')}</h1>
      <p className="lead diagnosis-lead">{facts ? say('lead') : sayTest('inert')}</p>
      {facts?.isTest && <Notice>{say('testMode')}</Notice>}
      {facts && (
        <FactTable
          caption={say('title')}
          rows={[
            { label: say('side'), value: say(facts.environment) },
            {
              label: say('provider'),
              value: facts.isReached ? sayTest('answers', { ms: facts.ms }) : say('away', { reason: facts.reason }),
            },
            { label: say('messages'), value: say(facts.checksWebhooks ? 'heard' : 'unheard') },
            { label: say('script'), value: facts.script },
          ]}
        />
      )}
    </div>
  );
}
