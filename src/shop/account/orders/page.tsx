import type { Route } from './+types/page';
import { OrdersView } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';
export { action } from './order-actions.server.ts';
export { shouldRevalidate } from './revalidate.ts';

export default function OrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  return <OrdersView {...loaderData} answer={actionData} />;
}
