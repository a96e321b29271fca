import type { Route } from './+types/desktop';
import { SearchView } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  return <SearchView found={loaderData} />;
}
