import type { Route } from './+types/desktop';
import { orNothing } from './looks.ts';
import { CartOrStep } from './or-step.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';
export { action } from './steps/acts.server.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => orNothing(args);

export default function CartDesktop({ loaderData, actionData }: Route.ComponentProps) {
  return <CartOrStep {...loaderData} answer={actionData} />;
}
