import { servicesTexts } from '#areas/aftercare/texts.ts';
import { useTexts } from '#site/locale.tsx';
import type { ServicesPageData } from './load.server.ts';
import { OrderLink, ReturnLink, ServiceItem } from './service-item.tsx';

const percent = (bp: number): number => bp / 100;

export function Returns({ returns: { terms, orders } }: { returns: ServicesPageData['returns'] }) {
  const say = useTexts(servicesTexts);
  return (
    <section aria-labelledby="returns">
      <h2 id="returns">{say('returns')}</h2>
      <p className="meta">{say('returnsTold', { days: terms.days, fee: percent(terms.cashFeeBp) })}</p>
      {orders.length === 0 && <p className="space-above">{say('returnsEmpty', { days: terms.days })}</p>}
      {orders.map((order) => (
        <ReturnOrder key={order.number} order={order} />
      ))}
    </section>
  );
}

function ReturnOrder({ order: { number, until, lines } }: { order: ServicesPageData['returns']['orders'][number] }) {
  const say = useTexts(servicesTexts);
  const returnableText = (pieces: number): string =>
    pieces === 0 ? say('inCase') : pieces === 1 ? say('onePiece') : say('pieces', { count: pieces });
  const canComeBack = lines.some(({ why, pieces }) => why === null && pieces > 0);
  return (
    <div className="space-above">
      <p className="row returns-order">
        <OrderLink number={number} alone />
        {canComeBack && <span className="medium">{say('returnUntil', { day: until })}</span>}
      </p>
      <ul className="covered">
        {lines.map(({ id, name, image, pieces, why }) => (
          <ServiceItem key={id} name={name} image={image}>
            <p className="meta">{why === null ? returnableText(pieces) : say(why)}</p>
          </ServiceItem>
        ))}
      </ul>
      {canComeBack && <ReturnLink number={number} />}
    </div>
  );
}
