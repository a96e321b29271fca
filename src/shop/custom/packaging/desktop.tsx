import { leastPieces } from '#areas/custom/rules/packaging.ts';
import { madeTexts } from '#areas/custom/texts.ts';
import { useHref, useSay } from '#site/here.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import type { Route } from './+types/desktop';
import { packagingTexts } from './packaging-texts.ts';
import { PackagingView } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function PackagingDesktop({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay(packagingTexts);
  const made = useSay(madeTexts);
  const href = useHref();
  return (
    <>
      <Crumbs label={made('breadcrumb')} crumbs={[{ label: made('home'), to: href('home') }, { label: say('title') }]} />
      <div className="wrap made">
        <header className="stack made-head">
          <h1>{say('title')}</h1>
          <p className="lead">{say('lead', { least: leastPieces })}</p>
        </header>
        <PackagingView data={loaderData} answer={actionData} />
      </div>
    </>
  );
}
