import { giveawayTexts } from '#areas/promotions/giveaway-texts.ts';
import { hrefOf } from '#site/links.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { breadcrumbs, pageMeta } from '#site/meta.ts';
import { Crumbs } from '#ui/crumbs.tsx';
import { Panel } from '#ui/panel.tsx';
import type { Route } from './+types/page';
import { DrawCheck } from './check.tsx';
import { drawTexts } from './draw-texts.ts';
import type { DrawPageData } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches: [root], loaderData, location }) => {
  const site = root.loaderData?.site;
  if (!site || !loaderData) return [];
  const title = drawTexts.of[site.language].replace('{title}', loaderData.title);
  return pageMeta(site, location.pathname, '', {
    title,
    description: drawTexts.description[site.language],
    keywords: drawTexts.keywords[site.language].split(', '),
    data: () => [
      breadcrumbs(site, [
        { name: giveawayTexts.list[site.language], path: hrefOf('free-giveaways') },
        { name: loaderData.title, path: hrefOf('giveaway', { slug: loaderData.slug }) },
        { name: title, path: hrefOf('giveaway-draw', { slug: loaderData.slug }) },
      ]),
    ],
  });
};

export default function DrawPage({ loaderData: draw }: Route.ComponentProps) {
  const say = useTexts(drawTexts);
  const sayGiveaway = useTexts(giveawayTexts);
  const href = useHref();
  const crumbs = [
    { label: sayGiveaway('home'), to: href('home') },
    { label: sayGiveaway('list'), to: href('free-giveaways') },
    { label: draw.title, to: href('giveaway', { slug: draw.slug }) },
    { label: say('title') },
  ];
  return (
    <>
      <Crumbs label={sayGiveaway('breadcrumb')} crumbs={crumbs} />
      <div className="wrap draw-page">
        <div className="stack-3 draw-column">
          <div className="stack">
            <h1>{say('of', { title: draw.title })}</h1>
            <p className="lead">{say('lead')}</p>
          </div>
          <Published draw={draw} />
          {draw.seed !== null && <DrawCheck draw={draw} />}
          <Panel title={say('howTitle')}>
            <ol className="prize-rules">
              <li>{say('how1')}</li>
              <li>{say('how2')}</li>
              <li>{say('how3')}</li>
            </ol>
          </Panel>
        </div>
      </div>
    </>
  );
}

function Published({ draw }: { draw: DrawPageData }) {
  const say = useTexts(drawTexts);
  const facts: readonly (readonly [string, string, boolean])[] = [
    [say('seedHash'), draw.seedHash, true],
    [say('root'), draw.root ?? say('notClosed'), draw.root !== null],
    [say('seed'), draw.seed ?? say('notDrawn'), draw.seed !== null],
  ];
  return (
    <Panel>
      <dl className="stack">
        {facts.map(([name, value, isHash]) => (
          <div key={name}>
            <dt className="meta">{name}</dt>
            <dd className={isHash ? 'hash' : undefined}>{value}</dd>
          </div>
        ))}
        {draw.root !== null && (
          <div>
            <dt className="meta">{say('count')}</dt>
            <dd className="num">{draw.count}</dd>
          </div>
        )}
      </dl>
    </Panel>
  );
}
