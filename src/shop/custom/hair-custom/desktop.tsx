import { madeTexts } from '#areas/custom/texts.ts';
import { useHref, useSay } from '#site/here.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import { customTexts } from '../parts/custom-texts.ts';
import type { Route } from './+types/desktop';
import { CustomForm } from './form.tsx';
import { Gallery } from './gallery.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function HairCustomDesktop({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay(customTexts);
  const made = useSay(madeTexts);
  const href = useHref();
  return (
    <>
      <Crumbs label={made('breadcrumb')} crumbs={[{ label: made('home'), to: href('home') }, { label: say('title') }]} />
      <div className="wrap made">
        <header className="stack made-head">
          <h1>{say('title')}</h1>
          <p className="lead">{say('lead')}</p>
        </header>
        <Gallery data={loaderData} />
        <CustomForm data={loaderData} answer={actionData} />
      </div>
    </>
  );
}
