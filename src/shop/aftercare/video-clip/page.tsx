import { accountMeta } from '#shop/account/parts/meta.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { bookingTexts } from '../parts/booking-texts.ts';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

/** The address contains the code, so it is not indexed and no tag repeats it. */
export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  accountMeta(root.loaderData?.site, location.pathname, { title: bookingTexts.clipTitle, description: bookingTexts.clipDescription });

export default function ClipPage({ loaderData: { clip } }: Route.ComponentProps) {
  const say = useTexts(bookingTexts);
  const href = useHref();
  if (!clip)
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
        {clip.goods.length > 0 && <p className="lead">{clip.goods.join(' · ')}</p>}
      </header>
      {/* biome-ignore lint/a11y/useMediaCaption: a film of hair made this day, mostly without a word. */}
      <video className="clip-film" src={clip.src} width={clip.width} height={clip.height} controls playsInline preload="metadata" />
      <p className="meta">{say('clipPrivate')}</p>
    </div>
  );
}
