import type { Route } from './+types/mobile';
import { ChartView } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function ChartMobile({ loaderData }: Route.ComponentProps) {
  return <ChartView chart={loaderData} />;
}
