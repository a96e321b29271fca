import { giveawayTexts } from '#areas/promotions/giveaway-texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import type { Route } from './+types/desktop';
import { GiveawayFairness, GiveawayHeader, GiveawayRules, GiveawayStatus } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function GiveawayDesktop({ loaderData: giveaway }: Route.ComponentProps) {
  const say = useTexts(giveawayTexts);
  const href = useHref();
  const crumbs = [{ label: say('home'), to: href('home') }, { label: say('list'), to: href('free-giveaways') }, { label: giveaway.title }];
  return (
    <>
      <Crumbs label={say('breadcrumb')} crumbs={crumbs} />
      <div className="wrap prize-page">
        <div>
          <GiveawayHeader giveaway={giveaway} />
          <GiveawayRules giveaway={giveaway} />
          <GiveawayFairness giveaway={giveaway} />
        </div>
        <div>
          <GiveawayStatus giveaway={giveaway} />
        </div>
      </div>
    </>
  );
}
