import { listPath } from '#areas/catalog/rules/filters.ts';
import type { Explore } from '#areas/catalog/services/explore.server.ts';
import { inLanguage } from '#kernel/texts.ts';
import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { breadcrumbs, pageMeta } from '#site/meta.ts';
import { cachedLoader } from '#site/revisit-cache.ts';
import { DesktopCrumbs } from '#ui/crumbs.tsx';
import { catalogTexts } from '../parts/texts.ts';
import type { Route } from './+types/page';
import { ExploreView } from './parts/explore-view.tsx';
import { exploreTexts } from './parts/texts.ts';

export { ErrorBoundary } from '#shop/parts/not-found-products.tsx';
export { loader } from './load.server.ts';

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => cachedLoader({ request, serverLoader });

export function meta({ loaderData: explore, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!explore || !site) return [];
  const { slug, name, chosen, base, lead } = explore;
  const { language } = site;
  const title = inLanguage(lead?.isTexture ? exploreTexts.title : exploreTexts.titleByStyle, language, { name });
  const values = lead?.tiles.map((tile) => tile.name) ?? [];
  const crumbs = [
    { name: catalogTexts.home[language], path: '/' },
    { name, path: listPath(slug, {}) },
    { name: exploreTexts[crumbOf(explore)][language], path: base },
  ];
  // A texture only rearranges the same tiles: search engines index the lists behind them.
  return pageMeta(site, location.pathname, '', {
    title: chosen ? `${chosen.name}: ${title}` : title,
    description: inLanguage(exploreTexts.about, language, { name, values: values.join(language === 'zh' ? '、' : ', ') || name }),
    keywords: [name, ...values],
    hidden: chosen !== null,
    image: lead?.tiles[0]?.picture ? `${lead.tiles[0].picture.base}-900.webp` : undefined,
    data: () => [breadcrumbs(site, crumbs)],
  });
}

const crumbOf = ({ lead }: Explore) => (lead?.isTexture ? 'crumb' : 'crumbByStyle');

export default function ExplorePage({ loaderData: explore }: Route.ComponentProps) {
  const say = useTexts(catalogTexts);
  const sayHere = useTexts(exploreTexts);
  const href = useHref();
  const { variant } = useLocale();
  const crumbs = [
    { label: say('home'), to: href('home') },
    { label: explore.name, to: href('category', { category: explore.slug }) },
    { label: sayHere(crumbOf(explore)) },
  ];
  return (
    <>
      <DesktopCrumbs label={say('breadcrumb')} crumbs={crumbs} />
      <ExploreView explore={explore} rail={variant === 'mobile'} />
    </>
  );
}
