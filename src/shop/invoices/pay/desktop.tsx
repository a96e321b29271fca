import { InvoiceGone } from '../parts/invoice-gone.tsx';
import type { Route } from './+types/desktop';
import { PayView } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function InvoicePayPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.invoice) return <InvoiceGone why={loaderData.gone ?? 'cancelled'} />;
  return <PayView data={{ ...loaderData, invoice: loaderData.invoice }} answer={actionData} />;
}
