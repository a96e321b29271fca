import { giveawayTexts } from '#areas/promotions/giveaway-texts.ts';
import { useHref, useSay } from '#site/here.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import type { Route } from './+types/desktop';
import { Fair, Head, Now, Rules } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function GiveawayDesktop({ loaderData: giveaway }: Route.ComponentProps) {
  const say = useSay(giveawayTexts);
  const href = useHref();
  const crumbs = [{ label: say('home'), to: href('home') }, { label: say('list'), to: href('free-giveaways') }, { label: giveaway.title }];
  return (
    <>
      <Crumbs label={say('breadcrumb')} crumbs={crumbs} />
      <div className="wrap prize-page">
        <div>
          <Head giveaway={giveaway} />
          <Rules giveaway={giveaway} />
          <Fair giveaway={giveaway} />
        </div>
        <div>
          <Now giveaway={giveaway} />
        </div>
      </div>
    </>
  );
}
