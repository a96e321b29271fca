import type { Route } from './+types/mobile';
import { Succeed } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function SucceedPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap page-head">
      <Succeed data={loaderData} answer={actionData} />
    </div>
  );
}
