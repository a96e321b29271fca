import { Link } from 'react-router';
import { OrderStatusBadge } from '#areas/orders/parts/order-status-badge.tsx';
import { orderPath } from '#areas/orders/rules/query.ts';
import { partnerAccountTexts } from '#areas/partners/account-texts.ts';
import { feedPath, sheetFile } from '#areas/partners/rules/feed.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useTexts, useVariantPath } from '#site/locale.tsx';
import type { BusinessData } from './load.server.ts';

type Sent = NonNullable<BusinessData['dropship']>['orders'];

/** Orders to a reseller's own customers. */
export function SentOrders({ orders }: { orders: Sent }) {
  const say = useTexts(partnerAccountTexts);
  const here = useVariantPath();
  return (
    <section aria-labelledby="sent">
      <h2 id="sent">{say('orders')}</h2>
      {orders.length === 0 ? (
        <p className="meta">{say('ordersNone')}</p>
      ) : (
        <p>
          <a className="link tap-target" href={feedPath(sheetFile)} download>
            {say('ordersFile')}
          </a>
        </p>
      )}
      <ul className="stack">
        {orders.map((order) => (
          <li key={order.number} className="panel case">
            <div className="row">
              {order.reference !== order.number && <h3>{order.reference}</h3>}
              <Link className="link num" to={here(orderPath(order.number))}>
                {order.number}
              </Link>
              <span className="push">
                <OrderStatusBadge status={order.status} />
              </span>
            </div>
            <p className="meta num">{[dollars(cents(order.totalCents)), ...order.tracking].join(say('comma'))}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
