import type { Route } from './+types/desktop';
import { JournalView } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function JournalDesktop({ loaderData }: Route.ComponentProps) {
  return <JournalView titles={loaderData.titles} />;
}
