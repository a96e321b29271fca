import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OneOrder } from '#areas/documents/services/order-detail.server.ts';
import { shippedQuantity } from '#areas/orders/rules/shippable.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useTexts, useVariantPath } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { Picture } from '#ui/picture.tsx';
import { LinePriceProtection } from './line-price-protection.tsx';
import { answerTo, priceClaimIntent, reviewIntent } from './order-action-result.ts';
import { ReviewOf } from './review.tsx';
import { ordersPageTexts } from './texts.ts';

type BoughtLine = OneOrder['lines'][number];

/** As named and priced at purchase. */
export function OrderLines({ order, answer }: { order: OneOrder; answer: object | undefined }) {
  const { lines, mayReview, isGuest, photoCreditCents } = order;
  const say = useTexts(ordersPageTexts);
  return (
    <section aria-labelledby="bought">
      <h2 id="bought" className="title-4">
        {say('whatYouBought')}
      </h2>
      <ul className="bought space-above">
        {lines.map((line) => (
          <Line key={line.id} line={line}>
            <LinePriceProtection line={line} isGuest={isGuest} answer={answerTo(priceClaimIntent, answer, line.id)} />
            {mayReview && line.skuId !== null && !line.isGift && shippedQuantity(line) > 0 && (
              <ReviewOf
                skuId={line.skuId}
                name={line.name}
                stars={line.stars}
                photoCreditCents={photoCreditCents}
                answer={answerTo(reviewIntent, answer, line.skuId)}
              />
            )}
          </Line>
        ))}
      </ul>
    </section>
  );
}

/** 4x4 and M mean little without their attribute. */
const inShort = ({ label, value }: BoughtLine['attributes'][number]): string => (/^[\w%]{1,4}$/.test(value) ? `${label} ${value}` : value);

function Line({ line, children }: { line: BoughtLine; children: ReactNode }) {
  const say = useTexts(ordersPageTexts);
  const here = useVariantPath();
  const picture = line.image === '' ? null : <Picture base={line.image} alt="" sizes="96px" widths={[450]} />;
  return (
    <li>
      {line.path ? (
        <Link className="bought-picture" to={here(line.path)} tabIndex={-1} aria-hidden="true">
          {picture}
        </Link>
      ) : (
        <span className="bought-picture">{picture}</span>
      )}
      <div>
        <h3>{line.path ? <Link to={here(line.path)}>{line.name}</Link> : line.name}</h3>
        <p className="meta">{line.attributes.map(inShort).join(say('listComma'))}</p>
        {line.code && <p className="meta num">{say('code', { code: line.code })}</p>}
        <Notes line={line} />
        {children}
      </div>
      <p className="bought-sum num">
        <b>{line.isGift ? say('gift') : dollars(cents(line.priceTotalCents))}</b>
        <span className="meta">{say('each', { count: line.quantity, price: dollars(cents(line.priceCents)) })}</span>
      </p>
    </li>
  );
}

function Notes({ line }: { line: BoughtLine }) {
  const { isFinalSale: isFinal, isGift, isMadeToOrder, returnedQuantity, refundedQuantity, removedQuantity, protection } = line;
  const say = useTexts(ordersPageTexts);
  const shippedRefunded = refundedQuantity - removedQuantity;
  // Returned items need no protection date.
  const until = protection?.isActive || protection?.isOver ? protection.untilDay : null;
  const isFinalSale = isFinal && !isGift;
  if (!isFinalSale && returnedQuantity + refundedQuantity + removedQuantity === 0 && !until) return null;
  return (
    <p className="row space-above-small no-print">
      {isFinalSale && <Badge tone="line">{say(isMadeToOrder ? 'finalSale' : 'clearance')}</Badge>}
      {removedQuantity > 0 && <Badge tone="warn">{say('removed', { count: removedQuantity })}</Badge>}
      {returnedQuantity > 0 && <Badge tone="warn">{say('returned', { count: returnedQuantity })}</Badge>}
      {shippedRefunded > 0 && <Badge tone="warn">{say('refundedPieces', { count: shippedRefunded })}</Badge>}
      {until && protection?.isActive && <Badge tone="ok">{say('protectedUntil', { day: until })}</Badge>}
      {until && protection?.isOver && <span className="meta">{say('protectedWas', { day: until })}</span>}
    </p>
  );
}
