import type { Route } from './+types/mobile';
import { PriceListView } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function PriceListPage({ loaderData }: Route.ComponentProps) {
  return <PriceListView {...loaderData} />;
}
