import { vendorPriceTexts } from '#areas/pricing/vendor-texts.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import type { VendorTrend } from './trend.server.ts';

const [width, height, left, right] = [640, 200, 46, 150];

/** A step line per vendor: a price applies until the next one. Names are at the line ends. */
export function TrendPlot({ trends, current, months }: { trends: readonly VendorTrend[]; current: number; months: readonly string[] }) {
  const say = useTexts(vendorPriceTexts);
  const all = trends.flatMap(({ steps }) => steps.map((step) => step.cents));
  if (all.length === 0) return null;
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const pad = Math.max(50, Math.round((high - low) * 0.15));
  const [bottom, top] = [Math.max(0, low - pad), high + pad];
  const x = (at: number): number => left + at * (width - left - right);
  const y = (amount: number): number => 12 + (1 - (amount - bottom) / (top - bottom)) * (height - 40);
  const ticks = [0, 1, 2, 3].map((place) => bottom + ((top - bottom) * place) / 3);
  const ends = spaced(trends.map(({ steps }) => y(steps.at(-1)?.cents ?? bottom)));
  return (
    <svg className="vendor-trend" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={say('trendLabel')}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className="grid-line" x1={left} x2={width - right} y1={y(tick)} y2={y(tick)} />
          <text x={left - 8} y={y(tick) + 4} textAnchor="end">
            {dollars(cents(Math.round(tick)))}
          </text>
        </g>
      ))}
      {months.map((month, index) => (
        <text key={month} x={x(index / (months.length - 1))} y={height - 8} textAnchor="middle">
          {month}
        </text>
      ))}
      {trends.map(({ specId, vendor, steps }, index) => (
        <g key={specId} className={specId === current ? 'is-current' : `line-${index % 4}`}>
          <polyline points={pointsOf(steps, x, y)} />
          <text x={width - right + 10} y={(ends[index] ?? 0) + 4}>
            {`${vendor.split(/[,，]/)[0]} ${dollars(cents(steps.at(-1)?.cents ?? 0))}`}
          </text>
        </g>
      ))}
    </svg>
  );
}

const pointsOf = (steps: VendorTrend['steps'], x: (at: number) => number, y: (amount: number) => number): string =>
  steps.flatMap(({ at, cents: amount }, index) => [`${x(at)},${y(amount)}`, `${x(steps[index + 1]?.at ?? 1)},${y(amount)}`]).join(' ');

/** Keeps names a line height apart, top down. */
function spaced(positions: readonly number[]): number[] {
  const order = positions.map((at, place) => ({ at, place })).sort((a, b) => a.at - b.at);
  let last = Number.NEGATIVE_INFINITY;
  const ends: number[] = [];
  for (const { at, place } of order) {
    last = Math.max(at, last + 15);
    ends[place] = last;
  }
  return ends;
}
