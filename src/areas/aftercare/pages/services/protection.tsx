import { orderPath } from '#areas/orders/rules/query.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useSay } from '#site/here.tsx';
import { Notice } from '#ui/notice.tsx';
import { servicesTexts } from '../../texts.ts';
import { AskLink, Goods, OrderLink } from './goods.tsx';
import type { Services } from './load.server.ts';

type Covered = Services['protection'];

/** Which pieces are protected, until when, and what our price did since. It tells; it books nothing. */
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
            <Line key={line.id} line={line} times={times} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Line({ line, times }: { line: Covered['lines'][number]; times: number }) {
  const say = useSay(servicesTexts);
  return (
    <Goods
      image={line.image}
      name={line.name}
      aside={
        <>
          <span className="meta">{say('protectedUntil')}</span> <b>{line.until}</b>
        </>
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
      <Fallen line={line} times={times} />
    </Goods>
  );
}

function Fallen({ line: { fall, pieces, number, creditedCents }, times }: { line: Covered['lines'][number]; times: number }) {
  const say = useSay(servicesTexts);
  const credited = creditedCents > 0 && say('credited', { amount: dollars(cents(creditedCents)) });
  if (!fall) return <p className="meta">{credited || say('notFallen')}</p>;
  const told = say('fallen', {
    day: fall.at,
    low: dollars(fall.lowCents),
    difference: dollars(fall.differenceCents),
    times,
    pieces: pieces === 1 ? say('onePiece') : say('pieces', { count: pieces }),
    amount: dollars(fall.backCents),
  });
  return (
    <Notice tone="ok" action={<AskLink number={number} to={`${orderPath(number)}#ask`} />}>
      {told} {credited} {fall.backCents > 0 && say('notBooked')}
    </Notice>
  );
}
