import { translator } from '#kernel/texts.ts';
import { pageMeta } from '#site/meta.ts';
import type { Route } from './+types/page';
import { CartOrCheckout } from './cart-or-checkout.tsx';
import { loadOrEmpty } from './snapshots.ts';
import { parseCheckoutStep } from './steps/checkout-steps.ts';
import { checkoutTexts } from './steps/texts.ts';
import { cartPageTexts } from './texts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { action } from './steps/acts.server.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrEmpty(args);

export function meta({ location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!site) return [];
  const say = translator(cartPageTexts, site.language);
  const step = parseCheckoutStep(new URLSearchParams(location.search));
  return pageMeta(site, location.pathname, '', {
    title: step ? translator(checkoutTexts, site.language)(step) : say('title'),
    description: say('description'),
    keywords: say('keywords').split(', '),
    hidden: true,
  });
}

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  return <CartOrCheckout {...loaderData} answer={actionData} />;
}
