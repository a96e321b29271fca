import { useHref, useTexts } from '#site/locale.tsx';
import { MobileBuilder } from '../parts/mobile-builder.tsx';
import type { Route } from './+types/mobile';
import { MatchSet } from './match-set.tsx';
import { LacePicture, useTwinRender } from './picture.tsx';
import { lacePageTexts } from './texts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function LaceBuilder({ loaderData: data }: Route.ComponentProps) {
  const say = useTexts(lacePageTexts);
  const href = useHref();
  const renderFor = useTwinRender(data);
  return (
    <MobileBuilder
      data={data}
      path={href('diy-closure-frontal')}
      title={say('title')}
      picture={(picture) => <LacePicture picture={picture} data={data} sizes="100vw" />}
      renderFor={renderFor}
      below={(build) => <MatchSet build={build} data={data} />}
    />
  );
}
