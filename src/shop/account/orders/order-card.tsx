import { Link } from 'react-router';
import { orderPath } from '#areas/orders/rules/query.ts';
import { cents, dollars } from '#kernel/money.ts';
import type { Language } from '#kernel/texts.ts';
import { useLocale, useTexts, useVariantPath } from '#site/locale.tsx';
import { ChevronRightIcon } from '#ui/icons.tsx';
import { Picture } from '#ui/picture.tsx';
import type { ListedOrder } from './load.server.ts';
import { StatusBadge } from './status.tsx';
import { ordersPageTexts } from './texts.ts';

/** The whole card is a link. */
export function OrderCard({ order }: { order: ListedOrder }) {
  const say = useTexts(ordersPageTexts);
  const here = useVariantPath();
  const { language } = useLocale();
  const { name, kindCount } = order;
  return (
    <li className="order">
      <div className="order-head">
        <h2 className="num">
          <Link to={here(orderPath(order.number))} aria-label={say('seeNamed', { number: order.number })}>
            {order.number}
          </Link>
        </h2>
        <span className="meta">{order.day}</span>
        <StatusBadge {...order} />
      </div>
      <div className="order-pictures" aria-hidden="true">
        {order.images.map(({ id, image }) =>
          image === '' ? <span key={id} /> : <Picture key={id} base={image} alt="" sizes="64px" widths={[450]} />,
        )}
        {order.moreCount > 0 && <span className="num">{say('more', { count: order.moreCount })}</span>}
      </div>
      <p className="order-names">{kindCount > 1 ? say('andMore', { name, count: otherKinds(kindCount, language) }) : name}</p>
      <p className="order-sum num">
        <span className="meta">{order.pieceCount === 1 ? say('onePiece') : say('pieces', { count: order.pieceCount })}</span>
        <b>{dollars(cents(order.totalCents))}</b>
        <ChevronRightIcon />
      </p>
    </li>
  );
}

/** English counts the others, Chinese counts all. */
const otherKinds = (kinds: number, language: Language): number => (language === 'zh' ? kinds : kinds - 1);
