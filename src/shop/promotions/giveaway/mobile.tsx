import type { Route } from './+types/mobile';
import { GiveawayFairness, GiveawayHeader, GiveawayRules, GiveawayStatus } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

/** On phones the form follows the prize. */
export default function GiveawayMobile({ loaderData: giveaway }: Route.ComponentProps) {
  return (
    <div className="wrap prize-page">
      <div>
        <GiveawayHeader giveaway={giveaway} />
        <GiveawayStatus giveaway={giveaway} />
        <GiveawayRules giveaway={giveaway} />
        <GiveawayFairness giveaway={giveaway} />
      </div>
    </div>
  );
}
