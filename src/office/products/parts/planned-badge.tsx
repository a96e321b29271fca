import { Link } from 'react-router';
import { priceGridTexts } from '#office/pricing/price-grid/price-grid-texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import type { PlannedPrice } from './planned.server.ts';

/** Links to the scheduled price. */
export function PlannedBadge({ planned }: { planned: PlannedPrice }) {
  const say = useTexts(priceGridTexts);
  const href = useHref();
  if (!planned) return null;
  return (
    <Link className="badge badge-warn" to={`${href('office-price-plans')}?plan=${planned.planId}`}>
      {say('plannedAt', { when: planned.when, pays: planned.pays })}
    </Link>
  );
}
