import type { Route } from './+types/desktop';
import { orNothing } from './looks.ts';
import { CartView } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => orNothing(args);

export default function CartDesktop({ loaderData }: Route.ComponentProps) {
  return <CartView promises={loaderData.promises} />;
}
