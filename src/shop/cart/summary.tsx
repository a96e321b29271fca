import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ProtectionCoverage } from '#areas/cart/rules/protection-coverage.ts';
import { type CartSums, shippingFeeScale } from '#areas/cart/rules/sums.ts';
import { cents, dollars } from '#kernel/money.ts';
import { protectedUntil, type ShopGuarantees } from '#shop/product/guarantees.ts';
import { formatCalendarDay } from '#site/day-words.ts';
import { useLocale, useTexts } from '#site/locale.tsx';
import { useToday } from '#site/today.ts';
import { Button } from '#ui/button.tsx';
import { FactTable } from '#ui/table.tsx';
import { type CssVars, percentOf, Ticks } from '#ui/tape.tsx';
import { CheckOut } from './checkout-button.tsx';
import { Coupon } from './coupon.tsx';
import { formatWeight, useReadyText } from './formats.ts';
import type { PriceQuestionLine } from './price-question-dialog.tsx';
import type { CouponQuote } from './quote.ts';
import { cartPageTexts } from './texts.ts';

const PriceQuestionDialog = lazy(async () => ({ default: (await import('./price-question-dialog.tsx')).PriceQuestionDialog }));

type SummaryProps = {
  sums: CartSums;
  gifts: ReactNode;
  quoted: CouponQuote;
  promises: ShopGuarantees | null;
  coverage: ProtectionCoverage;
  questionLines: readonly PriceQuestionLine[];
  note: ReactNode;
};

export function CartSummary({ sums, gifts, quoted, promises, coverage, questionLines, note }: SummaryProps) {
  const say = useTexts(cartPageTexts);
  const readyText = useReadyText();
  const [isAsking, setAsking] = useState(false);
  const { pieces, itemsCents, feeCents, ready } = sums;
  const discountCents = quoted.quote?.discountCents ?? 0;
  const totalCents = quoted.quote && quoted.isExact ? quoted.quote.totalCents : Math.max(0, sums.totalCents - discountCents);
  const total = dollars(cents(totalCents));
  const rows = [
    { label: pieces === 1 ? say('onePiece') : say('pieceCount', { count: pieces }), value: dollars(itemsCents) },
    ...(pieces > 0 ? [{ label: say('shipping'), value: feeCents > 0 ? dollars(feeCents) : say('free') }] : []),
    ...(discountCents > 0 ? [{ label: say('discount'), value: say('minus', { amount: dollars(cents(discountCents)) }) }] : []),
  ];
  return (
    <aside className="sum panel" aria-labelledby="sum-title" aria-busy={quoted.isBusy || undefined}>
      <h2 id="sum-title">{say('summary')}</h2>
      <WeightBrackets sums={sums} />
      <Coupon quoted={quoted} />
      {gifts}
      <FactTable numbers caption={say('summary')} rows={rows} total={{ label: say('total'), value: total }} />
      {note}
      {ready && <p className="meta">{readyText(ready)}</p>}
      {pieces > 0 && <CheckOut sums={sums} />}
      <Button block onClick={() => setAsking(true)} aria-haspopup="dialog">
        {say('askPrice')}
      </Button>
      <Protection promises={promises} coverage={coverage} />
      <p className="visually-hidden" role="status">
        {say('totalNow', { total })}
      </p>
      <Suspense>{isAsking && <PriceQuestionDialog lines={questionLines} onClose={() => setAsking(false)} />}</Suspense>
    </aside>
  );
}

function Protection({ promises, coverage }: Pick<SummaryProps, 'promises' | 'coverage'>) {
  const say = useTexts(cartPageTexts);
  const { language } = useLocale();
  const today = useToday();
  if (!today || !promises || promises.protectedDays < 1 || coverage === 'none') return null;
  const day = formatCalendarDay(protectedUntil(promises, today), language, 'full');
  const text = coverage === 'all' ? 'protection' : 'protectionSome';
  return <p className="meta">{say(text, { day, times: say(promises.times === 2 ? 'twice' : 'once') })}</p>;
}

/** Shipping tiers as a tape: this parcel's weight, and how much more ships for the same fee. */
function WeightBrackets({ sums: { grams, freeGrams, feeCents, gramsLeft } }: { sums: CartSums }) {
  const say = useTexts(cartPageTexts);
  const paid = grams - freeGrams;
  const samples = freeGrams > 0 && <p className="meta">{say('samples', { grams: freeGrams })}</p>;
  if (paid === 0) return samples;
  const fee = dollars(feeCents);
  const { steps, from, to, ticksPerStep } = shippingFeeScale(paid);
  const style: CssVars = { '--w': percentOf(paid, from, to) };
  return (
    <div className="weigh">
      <p>
        {gramsLeft > 0 ? (
          <>
            <b>{say('weight', { grams: paid })}</b> {say('sameFee', { grams: gramsLeft, fee })}
          </>
        ) : (
          say('weighs', { grams: paid, fee })
        )}
      </p>
      {samples}
      <div className="weigh-bar">
        <Ticks steps={steps.length * ticksPerStep} longEvery={ticksPerStep} height={16} />
        <i style={style} />
      </div>
      <p className="weigh-lab">
        {steps.map(({ toGrams, feeCents: stepCents, isNow }) => {
          const BracketTag = isNow ? 'b' : 'span';
          return (
            <BracketTag key={toGrams}>
              {formatWeight(toGrams, say)}
              <br />
              {dollars(stepCents)}
            </BracketTag>
          );
        })}
      </p>
    </div>
  );
}
