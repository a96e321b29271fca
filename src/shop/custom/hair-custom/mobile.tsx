import { useSay } from '#site/here.tsx';
import { customTexts } from '../parts/custom-texts.ts';
import type { Route } from './+types/mobile';
import { CustomForm } from './form.tsx';
import { Gallery } from './gallery.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';
export { meta } from './meta.ts';

/** On the phone the gallery is a row to swipe, and the estimate stands before the questions. */
export default function HairCustomMobile({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay(customTexts);
  return (
    <div className="wrap page-head made">
      <header className="stack made-head">
        <h1>{say('title')}</h1>
        <p className="lead">{say('lead')}</p>
      </header>
      <Gallery data={loaderData} />
      <CustomForm data={loaderData} answer={actionData} />
    </div>
  );
}
