import { returnTexts } from '#areas/aftercare/case-texts.ts';
import { dollarText } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { Panel } from '#ui/panel.tsx';
import { FactTable } from '#ui/table.tsx';
import { protectionTexts } from '../parts/protection-texts.ts';
import type { ShownQuote } from './load.server.ts';

type SumsProps = { quote: ShownQuote; wish: string; isGuest: boolean };
const backWords = { refund: 'backRefund', store_credit: 'backCredit', exchange: 'backExchange' } as const;
const isWish = (wish: string): wish is keyof typeof backWords => wish in backWords;

/** What the server counted: paid, less the set, less the fee. */
export function ReturnTotals({ quote, wish, isGuest }: SumsProps) {
  const say = useTexts(returnTexts);
  const sayProtection = useTexts(protectionTexts);
  const { valueCents, setCents, feeCents, backCents, exchange, hasPriceCredit } = quote;
  const rows = [
    { label: say('value'), value: dollarText(valueCents) },
    ...(setCents > 0 ? [{ label: say('setLess'), value: `−${dollarText(setCents)}` }] : []),
    ...(setCents < 0 ? [{ label: say('setMore'), value: dollarText(-setCents) }] : []),
    ...(feeCents > 0 ? [{ label: say('fee'), value: `−${dollarText(feeCents)}` }] : []),
    { label: <b>{say(isWish(wish) ? backWords[wish] : 'backRefund')}</b>, value: <b>{dollarText(backCents)}</b> },
    ...(exchange
      ? [
          { label: say('newPieces'), value: dollarText(exchange.newCents) },
          ...(exchange.shippingCents > 0 ? [{ label: say('newShipping'), value: dollarText(exchange.shippingCents) }] : []),
          ...(exchange.taxCents > 0 ? [{ label: say('newTax'), value: dollarText(exchange.taxCents) }] : []),
          ...(exchange.dueCents > 0 || exchange.overCents === 0
            ? [{ label: <b>{say('due')}</b>, value: <b>{dollarText(exchange.dueCents)}</b> }]
            : []),
          ...(exchange.overCents > 0
            ? [{ label: <b>{say(isGuest ? 'overGuest' : 'over')}</b>, value: <b>{dollarText(exchange.overCents)}</b> }]
            : []),
        ]
      : []),
  ];
  return (
    <Panel title={say('comesBack')} className="return-sums">
      <FactTable caption={say('comesBack')} plain numbers rows={rows} />
      {setCents > 0 && <p className="meta mt-2">{say('setTold', { amount: dollarText(setCents) })}</p>}
      {exchange && <p className="meta mt-2">{say('exchangeTold')}</p>}
      {hasPriceCredit && <p className="meta mt-2">{sayProtection('refundEndsCredit')}</p>}
    </Panel>
  );
}
