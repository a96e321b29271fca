import type { Route } from './+types/desktop';
import { FaqsView } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function FaqsDesktop({ loaderData }: Route.ComponentProps) {
  return <FaqsView page={loaderData} />;
}
