import { leastPieces } from '#areas/custom/rules/packaging.ts';
import { useSay } from '#site/here.tsx';
import type { Route } from './+types/mobile';
import { packagingTexts } from './packaging-texts.ts';
import { PackagingView } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';
export { meta } from './meta.ts';

/** On the phone the proof comes first, so that every choice is seen. */
export default function PackagingMobile({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay(packagingTexts);
  return (
    <div className="wrap page-head made">
      <header className="stack made-head">
        <h1>{say('title')}</h1>
        <p className="lead">{say('lead', { least: leastPieces })}</p>
      </header>
      <PackagingView data={loaderData} answer={actionData} />
    </div>
  );
}
