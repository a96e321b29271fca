import { useHref, useTexts } from '#site/locale.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import { DesktopBuilder } from '../parts/desktop-builder.tsx';
import { buildTexts } from '../parts/texts.ts';
import type { Route } from './+types/desktop';
import { MatchSet } from './match-set.tsx';
import { LacePicture, useTwinRender } from './picture.tsx';
import { lacePageTexts } from './texts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function LaceBuilder({ loaderData: data }: Route.ComponentProps) {
  const say = useTexts(lacePageTexts);
  const sayBuild = useTexts(buildTexts);
  const href = useHref();
  const renderFor = useTwinRender(data);
  return (
    <>
      <Crumbs label={sayBuild('breadcrumb')} crumbs={[{ label: sayBuild('home'), to: href('home') }, { label: say('title') }]} />
      <DesktopBuilder
        data={data}
        path={href('diy-closure-frontal')}
        title={say('title')}
        intro={say('intro')}
        picture={(picture) => <LacePicture picture={picture} data={data} sizes="(min-width: 1280px) 488px, 320px" />}
        renderFor={renderFor}
        below={(build) => <MatchSet build={build} data={data} />}
      />
    </>
  );
}
