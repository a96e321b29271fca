import { shopperTexts } from '#areas/shoppers/texts.ts';
import { emailRequestedIn, refusingIn } from '#shop/parts/form-error.ts';
import { LoginForm } from '../parts/login-form.tsx';
import { accountMeta } from '../parts/meta.ts';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from '../parts/login-page.server.ts';

export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  accountMeta(root.loaderData?.site, location.pathname, { title: shopperTexts.signIn, description: shopperTexts.signInLead });

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginForm {...loaderData} refused={refusingIn(actionData)} resentTo={emailRequestedIn(actionData)} />;
}
