import { useSyncExternalStore } from 'react';
import { useLocale, useTexts } from '#site/locale.tsx';
import { pageMeta } from '#site/meta.ts';
import { siteIn } from '#site/office-meta.ts';
import { FactTable } from '#ui/table.tsx';
import { testTexts } from '../texts.ts';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const site = siteIn(matches);
  if (!site) return [];
  const { renderTitle, description } = testTexts;
  return pageMeta(site, location.pathname, '', {
    title: renderTitle[site.language],
    description: description[site.language],
    keywords: ['test'],
    hidden: true,
  });
};

export default function TestRenderingPage({ loaderData: facts }: Route.ComponentProps) {
  const say = useTexts(testTexts);
  const { variant, language } = useLocale();
  const isRunning = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div className="wrap page-head diagnosis">
      <h1>{say('renderTitle')}</h1>
      <p className="lead diagnosis-lead">{say(facts ? 'renderLead' : 'inert')}</p>
      {facts && (
        <FactTable
          caption={say('renderTitle')}
          rows={[
            { label: say('variant'), value: say(variant) },
            { label: say('language'), value: language },
            { label: say('agent'), value: facts.agent || say('notSent') },
            { label: say('hint'), value: facts.hint ?? say('notSent') },
            { label: say('width'), value: facts.width ?? say('notSent') },
            { label: say('decision'), value: say(facts.isMobile ? 'decidedMobile' : 'decidedDesktop') },
            { label: say('renderedAt'), value: <time dateTime={facts.renderedAt}>{facts.renderedAt}</time> },
            { label: say('version'), value: facts.version },
            { label: say('script'), value: <output>{say(isRunning ? 'scriptOn' : 'scriptOff')}</output> },
          ]}
        />
      )}
    </div>
  );
}

/** Hydration happens once, so there is nothing to subscribe to. */
const never = () => () => undefined;
