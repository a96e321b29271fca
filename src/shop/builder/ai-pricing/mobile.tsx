import type { Route } from './+types/mobile';
import { PriceView } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function PriceMobile({ loaderData, actionData }: Route.ComponentProps) {
  return <PriceView page={loaderData.page} problem={actionData?.problem} />;
}
