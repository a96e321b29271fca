import { useHref, useTexts } from '#site/locale.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import { DesktopBuilder } from '../parts/desktop-builder.tsx';
import { LengthInset } from '../parts/figure.tsx';
import { TapeOver } from '../parts/length-scale.tsx';
import { LivePicture } from '../parts/live-picture.tsx';
import { buildTexts } from '../parts/texts.ts';
import type { Route } from './+types/desktop';
import { wigPageTexts } from './texts.ts';
import { wigRender } from './wig-render.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function WigBuilder({ loaderData }: Route.ComponentProps) {
  const say = useTexts(wigPageTexts);
  const sayBuild = useTexts(buildTexts);
  const href = useHref();
  return (
    <>
      <Crumbs label={sayBuild('breadcrumb')} crumbs={[{ label: sayBuild('home'), to: href('home') }, { label: say('title') }]} />
      <DesktopBuilder
        data={loaderData}
        path={href('diy-wigs')}
        title={say('title')}
        intro={say('intro')}
        renderFor={wigRender}
        picture={({ geometry, shade, inches, hasBangs, alt }, still) => (
          <LivePicture
            scene={{ kind: 'wig', geometry, shade, inches, hasBangs }}
            still={still}
            alt={alt}
            sizes="(min-width: 1280px) 488px, 320px"
          >
            <TapeOver geometry={geometry} inches={inches} />
            <LengthInset inches={inches} shade={shade} />
          </LivePicture>
        )}
      />
    </>
  );
}
