import type { OfficeHandle } from '#areas/staff/parts/office-handle.ts';
import { officeMeta } from '#areas/staff/parts/office-meta.ts';
import { useHref, useSay } from '#site/here.tsx';
import { isOpen } from '#site/pages.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { startTexts } from '../../office-texts.ts';
import type { Route } from './+types/page';
import { MoneyCard } from './money-card.tsx';
import { ActsCard, BestCard, OrdersCard } from './side-cards.tsx';
import { workLines } from './work.ts';
import { WorkCard } from './work-card.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, startTexts.title, startTexts.description);

/** The digits open the lines that lead somewhere. */
export const handle: OfficeHandle = {
  keys: workLines.some(({ page }) => page && isOpen(page)) ? [{ keys: ['1', '…', '9'], says: startTexts.keyLines }] : [],
};

export default function StartPage({ loaderData: { head, work, money, orders, best, acts, isOverseer } }: Route.ComponentProps) {
  const say = useSay(startTexts);
  const href = useHref();
  const actions = isOpen('office-online-order') && (
    <ButtonLink kind="primary" to={href('office-online-order')}>
      {say('startPicking')}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={say('title')} sub={say('sub', head)} actions={actions} />
      <div className="tiles grid-cols-[minmax(0,1fr)_minmax(360px,40%)]">
        <WorkCard lines={work} />
        {money ? <MoneyCard money={money} /> : <OrdersCard days={orders} />}
      </div>
      <div className={money ? 'tiles mt-4 grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)_minmax(0,1fr)]' : 'tiles tiles-2 mt-4'}>
        {money && <OrdersCard days={orders} />}
        <BestCard sold={best} />
        <ActsCard acts={acts} isOverseer={isOverseer} />
      </div>
    </>
  );
}
