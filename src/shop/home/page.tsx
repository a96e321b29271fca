import { translator } from '#kernel/texts.ts';
import { storefrontTexts } from '#shop/parts/texts.ts';
import { pageMeta } from '#site/meta.ts';
import { cachedLoader } from '#site/revisit-cache.ts';
import { faqPage, organization, website } from '#site/structured.ts';
import type { Route } from './+types/page';
import { HomeView } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedLoader(args);

export const meta: Route.MetaFunction = ({ matches: [root], location, loaderData }) => {
  const site = root.loaderData?.site;
  if (!site) return [];
  const say = translator(storefrontTexts, site.language);
  const questions = loaderData?.questions;
  return pageMeta(site, location.pathname, location.search, {
    title: say('title'),
    description: say('description'),
    keywords: say('keywords').split(', '),
    image: site.socialImage,
    data: () => [organization(site), website(site), ...(questions?.length ? [faqPage(questions)] : [])],
  });
};

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return <HomeView home={loaderData} />;
}
