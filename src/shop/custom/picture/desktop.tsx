import { madeTexts, pictureTexts } from '#areas/custom/texts.ts';
import { useHref, useSay } from '#site/here.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import type { Route } from './+types/desktop';
import { PictureView } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function PictureDesktop({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay(pictureTexts);
  const made = useSay(madeTexts);
  const href = useHref();
  return (
    <>
      <Crumbs label={made('breadcrumb')} crumbs={[{ label: made('home'), to: href('home') }, { label: say('title') }]} />
      <div className="wrap made">
        <PictureView data={loaderData} answer={actionData} />
      </div>
    </>
  );
}
