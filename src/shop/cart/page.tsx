import { speak } from '#kernel/texts.ts';
import { pageMeta } from '#site/meta.ts';
import type { Route } from './+types/page';
import { orNothing } from './looks.ts';
import { CartOrStep } from './or-step.tsx';
import { stepIn } from './steps/names.ts';
import { checkoutTexts } from './steps/texts.ts';
import { cartPageTexts } from './texts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { action } from './steps/acts.server.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => orNothing(args);

export function meta({ location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!site) return [];
  const say = speak(cartPageTexts, site.language);
  const step = stepIn(new URLSearchParams(location.search));
  return pageMeta(site, location.pathname, '', {
    title: step ? speak(checkoutTexts, site.language)(step) : say('title'),
    description: say('description'),
    keywords: say('keywords').split(', '),
    hidden: true,
  });
}

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  return <CartOrStep {...loaderData} answer={actionData} />;
}
