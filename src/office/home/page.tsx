import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { useLiveUpdates } from '#office/parts/use-live-updates.ts';
import { useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import type { Route } from './+types/page';
import { CheckAlarm } from './check-alarm.tsx';
import { MoneyCard } from './money-card.tsx';
import { startTexts } from './office-texts.ts';
import { BestSellersCard, OrdersCard, RecentActionsCard } from './side-cards.tsx';
import { WorkCard } from './work-card.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, startTexts.title, startTexts.description);

/** Digits open the lines with a link. */
export const handle: OfficeHandle = { keys: [{ keys: ['1', '…', '9'], says: startTexts.keyLines }] };

export default function StartPage({ loaderData: { head, work, money, alarm, orders, best, acts, isManager } }: Route.ComponentProps) {
  const say = useTexts(startTexts);
  useLiveUpdates('orders', 'stock', 'purchases', 'inquiries', 'requests', 'invoices', 'payments', 'reviews', 'invariants');
  const picking = work.find((line) => line.work === 'toPick')?.to;
  const actions = picking && (
    <ButtonLink kind="primary" to={picking}>
      {say('startPicking')}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={say('title')} sub={say('sub', head)} actions={actions} />
      {alarm && <CheckAlarm alarm={alarm} />}
      <div className="tiles home-top">
        <WorkCard lines={work} />
        {money ? <MoneyCard money={money} /> : <OrdersCard days={orders} />}
      </div>
      <div className={money ? 'tiles home-below space-above-section' : 'tiles tiles-2 space-above-section'}>
        {money && <OrdersCard days={orders} />}
        <BestSellersCard sold={best} />
        <RecentActionsCard actions={acts} isManager={isManager} />
      </div>
    </>
  );
}
