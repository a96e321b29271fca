import { Link } from 'react-router';
import { servicesTexts } from '#areas/aftercare/texts.ts';
import { orderPath } from '#areas/orders/rules/query.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useLocale, useTexts, useVariantPath } from '#site/locale.tsx';
import { PriceDropList } from '../parts/line-protection.tsx';
import { priceProtectionTexts } from '../parts/price-protection-texts.ts';
import type { ServicesPageData } from './load.server.ts';
import { OrderLink, ServiceItem } from './service-item.tsx';

type Covered = ServicesPageData['protection'];

/** Protected items, until when, price changes and credit given. */
export function Protection({ protection }: { protection: Covered }) {
  const say = useTexts(servicesTexts);
  const { days, times, standMinutes, lines } = protection;
  // A long list would fill a phone's screen; items with price changes come first.
  const isPhone = useLocale().variant === 'mobile';
  const visibleLines = isPhone ? foremost(lines) : lines;
  const rest = lines.filter((line) => !visibleLines.includes(line));
  return (
    <section aria-labelledby="protection">
      <h2 id="protection">{say('protection')}</h2>
      <p className="meta">{say('protectionTold', { days, times, minutes: standMinutes })}</p>
      {lines.length === 0 ? <p className="space-above">{say('protectionEmpty')}</p> : <Lines lines={visibleLines} />}
      {rest.length > 0 && (
        <details className="more-lines">
          <summary className="btn btn-quiet btn-small">{say('protectionMore', { count: rest.length })}</summary>
          <Lines lines={rest} />
        </details>
      )}
    </section>
  );
}

const fewLines = 3;
type CoveredLine = Covered['lines'][number];

/** Items whose price changed first. */
const foremost = (lines: readonly CoveredLine[]): readonly CoveredLine[] => {
  const isMoved = ({ fall, pendingDrop, events }: CoveredLine): boolean => fall !== null || pendingDrop !== null || events.length > 0;
  return [...lines.filter(isMoved), ...lines.filter((line) => !isMoved(line))].slice(0, fewLines);
};

const Lines = ({ lines }: { lines: readonly CoveredLine[] }) => (
  <ul className="covered">
    {lines.map((line) => (
      <Line key={line.id} line={line} />
    ))}
  </ul>
);

function Line({ line }: { line: CoveredLine }) {
  const say = useTexts(servicesTexts);
  const sayProtection = useTexts(priceProtectionTexts);
  const here = useVariantPath();
  const isQuiet = line.isActive && !line.fall && !line.pendingDrop && line.events.length === 0;
  return (
    <ServiceItem
      image={line.image}
      name={line.name}
      aside={
        line.isActive ? (
          <>
            <span className="meta">{say('protectedUntil')}</span> <b>{line.untilDay}</b>
          </>
        ) : (
          line.untilDay && <span className="meta">{sayProtection('over', { day: line.untilDay })}</span>
        )
      }
    >
      <p className="meta">
        <OrderLink number={line.number} />
        {say('listComma')}
        {line.pieces === 1 ? say('onePiece') : say('pieces', { count: line.pieces })}
      </p>
      <p className="num">
        {say('youPaid')} <b className="strong">{dollars(cents(line.priceCents))}</b>
        {say('listComma')}
        {say('today')} {dollars(cents(line.todayCents))}
      </p>
      {isQuiet && <p className="meta">{say('notFallen')}</p>}
      <PriceDropList fall={line.fall} pendingDrop={line.pendingDrop} events={line.events} />
      {line.isActive && (
        <Link className="link tap-target" to={here(`${orderPath(line.number)}#protect-${line.id}`)}>
          {sayProtection('claim')}
        </Link>
      )}
    </ServiceItem>
  );
}
