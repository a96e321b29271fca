import { vendorPriceTexts } from '#areas/pricing/vendor-texts.ts';
import { useTexts } from '#site/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import type { VendorEffectSummary } from './shown-effect.server.ts';

export const signedPercent = (bp: number): string => `${bp > 0 ? '+' : bp < 0 ? '−' : ''}${(Math.abs(bp) / 100).toFixed(1)}%`;

/** Effect of vendor prices on built prices. */
export function EffectNote({ effect }: { effect: VendorEffectSummary | null }) {
  const say = useTexts(vendorPriceTexts);
  if (!effect) return <p className="muted">{say('effectAsk')}</p>;
  if (effect.costs === 0) return <p className="muted">{say('effectNone')}</p>;
  return (
    <div className="stack">
      <p>{say('effectCosts', { count: effect.costs })}</p>
      <ul className="rule-list">
        {effect.kinds.map(({ kind, looked, moved, meanBp }) => (
          <li key={kind}>{say('effectKind', { kind: say(`kind-${kind}`), looked, moved, mean: signedPercent(meanBp) })}</li>
        ))}
      </ul>
      {effect.unsound && <Notice tone="warn">{say('effectUnsound', { reason: effect.unsound })}</Notice>}
    </div>
  );
}
