import type { Route } from './+types/mobile';
import { PictureView } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function PictureMobile({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap page-head made">
      <PictureView data={loaderData} answer={actionData} />
    </div>
  );
}
