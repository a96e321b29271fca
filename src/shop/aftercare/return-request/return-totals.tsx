import { returnTexts } from '#areas/aftercare/case-texts.ts';
import { dollarText } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { Panel } from '#ui/panel.tsx';
import { FactTable } from '#ui/table.tsx';
import { priceProtectionTexts } from '../parts/price-protection-texts.ts';
import type { ReturnQuoteData } from './load.server.ts';

type SumsProps = { quote: ReturnQuoteData; resolution: string; isGuest: boolean };
const refundTextKeys = { refund: 'backRefund', store_credit: 'backCredit', exchange: 'backExchange' } as const;
const isResolution = (resolution: string): resolution is keyof typeof refundTextKeys => resolution in refundTextKeys;

/** Calculated by the server: paid, less the set discount, less the fee. */
export function ReturnTotals({ quote, resolution, isGuest }: SumsProps) {
  const say = useTexts(returnTexts);
  const sayProtection = useTexts(priceProtectionTexts);
  const { valueCents, setCents, feeCents, backCents, exchange, hasPriceCredit } = quote;
  const rows = [
    { label: say('value'), value: dollarText(valueCents) },
    ...(setCents > 0 ? [{ label: say('setLess'), value: `−${dollarText(setCents)}` }] : []),
    ...(setCents < 0 ? [{ label: say('setMore'), value: dollarText(-setCents) }] : []),
    ...(feeCents > 0 ? [{ label: say('fee'), value: `−${dollarText(feeCents)}` }] : []),
    { label: <b>{say(isResolution(resolution) ? refundTextKeys[resolution] : 'backRefund')}</b>, value: <b>{dollarText(backCents)}</b> },
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
      {setCents > 0 && <p className="meta space-above">{say('setTold', { amount: dollarText(setCents) })}</p>}
      {exchange && <p className="meta space-above">{say('exchangeTold')}</p>}
      {hasPriceCredit && <p className="meta space-above">{sayProtection('refundEndsCredit')}</p>}
    </Panel>
  );
}
