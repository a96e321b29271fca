import { ownMeta } from '#shop/account/parts/meta.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { bookingTexts } from '../parts/booking-texts.ts';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

/** The address contains the code, so it is not indexed and no tag repeats it. */
export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  ownMeta(root.loaderData?.site, location.pathname, { title: bookingTexts.clipTitle, description: bookingTexts.clipDescription });

export default function ClipPage({ loaderData: { film } }: Route.ComponentProps) {
  const say = useTexts(bookingTexts);
  const href = useHref();
  if (!film)
    return (
      <div className="wrap page-head stack-3">
        <h1>{say('lostTitle')}</h1>
        <p className="lead">{say('lostText')}</p>
        <p>
          <ButtonLink kind="primary" to={href('video-see-hair')}>
            {say('again')}
          </ButtonLink>
        </p>
      </div>
    );
  return (
    <div className="wrap page-head stack-3">
      <header className="stack">
        <h1>{say('clipTitle')}</h1>
        {film.goods.length > 0 && <p className="lead">{film.goods.join(' · ')}</p>}
      </header>
      {/* biome-ignore lint/a11y/useMediaCaption: a film of hair made this day, mostly without a word. */}
      <video className="clip-film" src={film.src} width={film.width} height={film.height} controls playsInline preload="metadata" />
      <p className="meta">{say('clipPrivate')}</p>
    </div>
  );
}
