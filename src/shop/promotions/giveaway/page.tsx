import { giveawayTexts } from '#areas/promotions/giveaway-texts.ts';
import { translator } from '#kernel/texts.ts';
import { hrefOf } from '#site/links.ts';
import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { breadcrumbs, pageMeta } from '#site/meta.ts';
import { DesktopCrumbs } from '#ui/crumbs.tsx';
import type { Route } from './+types/page';
import { GiveawayFairness, GiveawayHeader, GiveawayRules, GiveawayStatus } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export function meta({ loaderData: giveaway, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!giveaway || !site) return [];
  const say = translator(giveawayTexts, site.language);
  return pageMeta(site, location.pathname, '', {
    title: giveaway.title,
    description: say('description', { prize: giveaway.prize }),
    keywords: say('keywords').split(', '),
    image: giveaway.picture ? `${giveaway.picture}-900.webp` : undefined,
    data: () => [
      breadcrumbs(site, [
        { name: say('home'), path: '/' },
        { name: say('list'), path: hrefOf('free-giveaways') },
        { name: giveaway.title, path: hrefOf('giveaway', { slug: giveaway.slug }) },
      ]),
    ],
  });
}

/** On phones the form follows the prize; on a wide screen it is beside it. */
export default function GiveawayPage({ loaderData: giveaway }: Route.ComponentProps) {
  const say = useTexts(giveawayTexts);
  const href = useHref();
  const isMobile = useLocale().variant === 'mobile';
  const crumbs = [{ label: say('home'), to: href('home') }, { label: say('list'), to: href('free-giveaways') }, { label: giveaway.title }];
  return (
    <>
      <DesktopCrumbs label={say('breadcrumb')} crumbs={crumbs} />
      <div className="wrap prize-page">
        <div>
          <GiveawayHeader giveaway={giveaway} />
          {isMobile && <GiveawayStatus giveaway={giveaway} />}
          <GiveawayRules giveaway={giveaway} />
          <GiveawayFairness giveaway={giveaway} />
        </div>
        {!isMobile && (
          <div>
            <GiveawayStatus giveaway={giveaway} />
          </div>
        )}
      </div>
    </>
  );
}
