import { accountMeta } from '../parts/meta.ts';
import type { Route } from './+types/page';
import { ordersPageTexts } from './texts.ts';
import { OrdersView } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { action } from './order-actions.server.ts';
export { shouldRevalidate } from './revalidate.ts';

export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  accountMeta(root.loaderData?.site, location.pathname, { title: ordersPageTexts.title, description: ordersPageTexts.description });

export default function OrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  return <OrdersView {...loaderData} answer={actionData} />;
}
