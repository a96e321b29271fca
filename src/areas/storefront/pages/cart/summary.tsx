import { type Sums, tapeOf } from '#areas/cart/rules/sums.ts';
import { dollars } from '#kernel/money.ts';
import { useSay } from '#site/here.tsx';
import { FactTable } from '#ui/table.tsx';
import { type CssVars, percentOf, Ticks } from '#ui/tape.tsx';
import { cartPageTexts } from './texts.ts';
import { readyWords, weightWords } from './words.ts';

/** What all of it costs and weighs, and when it leaves. */
export function Summary({ sums }: { sums: Sums }) {
  const say = useSay(cartPageTexts);
  const { pieces, itemsCents, feeCents, totalCents, ready } = sums;
  const rows = [
    { label: pieces === 1 ? say('onePiece') : say('pieceCount', { count: pieces }), value: dollars(itemsCents) },
    ...(pieces > 0 ? [{ label: say('shipping'), value: feeCents > 0 ? dollars(feeCents) : say('free') }] : []),
  ];
  return (
    <aside className="sum panel" aria-labelledby="sum-title">
      <h2 id="sum-title">{say('summary')}</h2>
      <Weigh sums={sums} />
      <FactTable numbers caption={say('summary')} rows={rows} total={{ label: say('total'), value: dollars(totalCents) }} />
      {ready && <p className="meta">{say('leaves', { days: readyWords(ready, say) })}</p>}
      <p className="vh" role="status">
        {say('totalNow', { total: dollars(totalCents) })}
      </p>
    </aside>
  );
}

/** The shipping steps as a tape: where this parcel stands, and how much more would travel with it. */
function Weigh({ sums: { grams, freeGrams, feeCents, gramsLeft } }: { sums: Sums }) {
  const say = useSay(cartPageTexts);
  const paid = grams - freeGrams;
  const samples = freeGrams > 0 && <p className="meta">{say('samples', { grams: freeGrams })}</p>;
  if (paid === 0) return samples;
  const fee = dollars(feeCents);
  const { steps, from, to, ticksPerStep } = tapeOf(paid);
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
          const Mark = isNow ? 'b' : 'span';
          return (
            <Mark key={toGrams}>
              {weightWords(toGrams, say)}
              <br />
              {dollars(stepCents)}
            </Mark>
          );
        })}
      </p>
    </div>
  );
}
