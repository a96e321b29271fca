import { Link } from 'react-router';
import { ordersPath } from '#areas/orders/rules/query.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useTexts, useVariantPath } from '#site/locale.tsx';
import { priceProtectionTexts } from '../parts/price-protection-texts.ts';
import type { ServicesPageData } from './load.server.ts';
import { OrderLink } from './service-item.tsx';

/** Credit for late shipping; hidden where the shop promises none. */
export function LateDeliveryCredits({ late: { graceDays, creditCents, orders } }: { late: ServicesPageData['late'] }) {
  const say = useTexts(priceProtectionTexts);
  if (creditCents === 0 && orders.length === 0) return null;
  return (
    <section aria-labelledby="late">
      <h2 id="late">{say('late')}</h2>
      {creditCents > 0 && <p className="meta">{say('lateTold', { days: graceDays, amount: dollars(cents(creditCents)) })}</p>}
      {orders.length === 0 ? (
        <p>{say('lateNone')}</p>
      ) : (
        <ul className="friends">
          {orders.map(({ number, amountCents, day, left }) => (
            <li key={number}>
              <span>
                <OrderLink number={number} /> <span className="meta">{left && say('lateLeft', { day: left })}</span>
              </span>
              <span className="num">{say('lateGiven', { amount: dollars(cents(amountCents)), day })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function PhotoThanks({ creditCents }: { creditCents: number }) {
  const say = useTexts(priceProtectionTexts);
  const here = useVariantPath();
  if (creditCents === 0) return null;
  return (
    <section aria-labelledby="photo-thanks">
      <h2 id="photo-thanks">{say('reviews')}</h2>
      <p className="meta">{say('reviewPhoto', { amount: dollars(cents(creditCents)) })}</p>
      <Link className="link tap-target" to={here(ordersPath({ group: 'delivered' }))}>
        {say('toOrders')}
      </Link>
    </section>
  );
}
