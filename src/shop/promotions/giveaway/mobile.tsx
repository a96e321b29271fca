import type { Route } from './+types/mobile';
import { Fair, Head, Now, Rules } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

/** On a phone the form comes right after the prize. */
export default function GiveawayMobile({ loaderData: giveaway }: Route.ComponentProps) {
  return (
    <div className="wrap prize-page">
      <div>
        <Head giveaway={giveaway} />
        <Now giveaway={giveaway} />
        <Rules giveaway={giveaway} />
        <Fair giveaway={giveaway} />
      </div>
    </div>
  );
}
