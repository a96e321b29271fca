import type { OneOrder } from '#areas/documents/services/order-detail.server.ts';
import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { OrderListView } from './list.tsx';
import type { OrderList } from './load.server.ts';
import { OrderView } from './order-view.tsx';
import { ordersPageTexts } from './texts.ts';

type Props = { list: OrderList | null; order: OneOrder | null; answer: object | undefined };

/** The list, one order, or "not found". */
export function OrdersView({ list, order, answer }: Props) {
  const { variant } = useLocale();
  return (
    <div className={variant === 'mobile' ? 'wrap page-head' : undefined}>
      {list ? <OrderListView list={list} /> : order ? <OrderView order={order} answer={answer} /> : <Missing />}
    </div>
  );
}

function Missing() {
  const say = useTexts(ordersPageTexts);
  const href = useHref();
  return (
    <div className="empty">
      <h1>{say('missingTitle')}</h1>
      <p>{say('missingText')}</p>
      <ButtonLink to={href('orders')}>{say('allOrders')}</ButtonLink>
    </div>
  );
}
