import type { Route } from './+types/mobile';
import { RankView } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function SalesRankPage({ loaderData: rank }: Route.ComponentProps) {
  return <RankView rank={rank} />;
}
