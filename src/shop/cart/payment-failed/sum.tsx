import type { OneOrder } from '#areas/documents/services/order-detail.server.ts';
import { cents, dollars } from '#kernel/money.ts';
import { OrderBill } from '#shop/account/orders/side.tsx';
import { ordersPageTexts } from '#shop/account/orders/texts.ts';
import { useTexts } from '#site/locale.tsx';
import { Picture } from '#ui/picture.tsx';

export function UnpaidSum({ order }: { order: OneOrder }) {
  const say = useTexts(ordersPageTexts);
  return (
    <aside className="stack-3" aria-label={say('order', { number: order.number })}>
      <ul className="mini">
        {order.lines.map(({ id, name, image, quantity, priceCents, priceTotalCents, isGift }) => (
          <li key={id}>
            {image ? <Picture base={image} widths={[450]} alt="" sizes="48px" /> : <span />}
            <span>
              <b>{name}</b>
              {quantity > 1 && (
                <span className="meta num own-line">{say('each', { count: quantity, price: dollars(cents(priceCents)) })}</span>
              )}
            </span>
            <span className="num">{isGift ? say('gift') : dollars(cents(priceTotalCents))}</span>
          </li>
        ))}
      </ul>
      <OrderBill order={order} />
    </aside>
  );
}
