import type { Route } from './+types/mobile';
import { FaqsView } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function FaqsMobile({ loaderData }: Route.ComponentProps) {
  return <FaqsView page={loaderData} />;
}
