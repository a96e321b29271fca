import { useHref, useTexts } from '#site/locale.tsx';
import { LengthInset } from '../parts/figure.tsx';
import { TapeOver } from '../parts/length-scale.tsx';
import { LivePicture } from '../parts/live-picture.tsx';
import { MobileBuilder } from '../parts/mobile-builder.tsx';
import type { Route } from './+types/mobile';
import { wigPageTexts } from './texts.ts';
import { wigRender } from './wig-render.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function WigBuilder({ loaderData }: Route.ComponentProps) {
  const say = useTexts(wigPageTexts);
  const href = useHref();
  return (
    <MobileBuilder
      data={loaderData}
      path={href('diy-wigs')}
      title={say('title')}
      renderFor={wigRender}
      picture={({ geometry, shade, inches, hasBangs, alt }, still) => (
        <LivePicture scene={{ kind: 'wig', geometry, shade, inches, hasBangs }} still={still} alt={alt} sizes="80vw">
          <LengthInset inches={inches} shade={shade} />
        </LivePicture>
      )}
      tape={({ geometry, inches }) => <TapeOver geometry={geometry} inches={inches} />}
    />
  );
}
