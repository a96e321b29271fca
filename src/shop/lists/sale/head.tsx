import { useTexts } from '#site/locale.tsx';
import { Picture } from '#ui/picture.tsx';
import { Countdown } from './countdown.tsx';
import type { SalePage } from './load.server.ts';
import { saleTexts } from './texts.ts';

type Sale = SalePage['sale'];

export function SaleHead({ sale }: { sale: Sale }) {
  const say = useTexts(saleTexts);
  const isOn = sale.state === 'running';
  return (
    <>
      <header className="sale-head">
        <div>
          <h1>{sale.title ?? say(sale.slug)}</h1>
          {sale.intro && <p className="lead">{sale.intro}</p>}
          <SaleDates sale={sale} />
        </div>
        {sale.picture && <Picture base={sale.picture} alt="" eager sizes="(min-width: 1024px) 300px, 40vw" />}
      </header>
      <div className="sale-below">
        <h2 className="title-4">{say(isOn ? 'goods' : 'nowTitle')}</h2>
        <p className="meta">{say(isOn ? 'goodsNote' : 'nowNote')}</p>
      </div>
    </>
  );
}

function SaleDates({ sale: { state, startsAt, endsAt } }: { sale: Sale }) {
  const say = useTexts(saleTexts);
  if (state === 'running' && endsAt)
    return (
      <div className="sale-dates">
        <p>{say('ends', { at: endsAt.words })}</p>
        <Countdown untilMs={endsAt.ms} label={say('timeToEnd')} done={say('hasEnded')} />
      </div>
    );
  if (state === 'coming' && startsAt && endsAt)
    return (
      <div className="sale-dates">
        <p>
          {say('begins', { at: startsAt.words })} {say('until', { at: endsAt.words })}
        </p>
        <Countdown untilMs={startsAt.ms} label={say('timeToStart')} done={say('hasBegun')} />
      </div>
    );
  return <p className="sale-dates">{endsAt ? say('wasOn', { at: endsAt.words }) : say('noDate')}</p>;
}
