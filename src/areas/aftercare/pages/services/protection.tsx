import { Link } from 'react-router';
import { orderPath } from '#areas/orders/rules/query.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useSay, useVariantPath } from '#site/here.tsx';
import { FallList } from '../../parts/line-protection.tsx';
import { protectionTexts } from '../../protection-texts.ts';
import { servicesTexts } from '../../texts.ts';
import { Goods, OrderLink } from './goods.tsx';
import type { Services } from './load.server.ts';

type Covered = Services['protection'];

/** Which pieces are protected, until when, what our price did since, and what was given for it. */
export function Protection({ protection }: { protection: Covered }) {
  const say = useSay(servicesTexts);
  const { days, times, lines } = protection;
  return (
    <section aria-labelledby="protection">
      <h2 id="protection">{say('protection')}</h2>
      <p className="meta">{say('protectionTold', { days, times })}</p>
      {lines.length === 0 ? (
        <p className="mt-2">{say('protectionEmpty')}</p>
      ) : (
        <ul className="covered">
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Line({ line }: { line: Covered['lines'][number] }) {
  const say = useSay(servicesTexts);
  const words = useSay(protectionTexts);
  const here = useVariantPath();
  const isQuiet = line.isActive && !line.fall && line.events.length === 0;
  return (
    <Goods
      image={line.image}
      name={line.name}
      aside={
        line.isActive ? (
          <>
            <span className="meta">{say('protectedUntil')}</span> <b>{line.untilDay}</b>
          </>
        ) : (
          line.untilDay && <span className="meta">{words('over', { day: line.untilDay })}</span>
        )
      }
    >
      <p className="meta">
        <OrderLink number={line.number} />
        {say('listComma')}
        {line.pieces === 1 ? say('onePiece') : say('pieces', { count: line.pieces })}
      </p>
      <p className="num">
        {say('youPaid')} <b className="font-semibold">{dollars(cents(line.priceCents))}</b>
        {say('listComma')}
        {say('today')} {dollars(cents(line.todayCents))}
      </p>
      {isQuiet && <p className="meta">{say('notFallen')}</p>}
      <FallList fall={line.fall} events={line.events} />
      {line.isActive && (
        <Link className="link inline-flex min-h-target items-center" to={here(`${orderPath(line.number)}#protect-${line.id}`)}>
          {words('claim')}
        </Link>
      )}
    </Goods>
  );
}
