import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { niceTicks } from '#ui/office/ticks.ts';
import type { CssVars } from '#ui/tape.tsx';

export type Bar = {
  id: string;
  /** Below the bar; empty where there is no room. */
  label: string;
  value: number;
  /** Full sentence of this bar, for screen readers and on hover. */
  description: string;
  /** The comparison value, a quiet line. */
  before?: number;
  /** Not finished yet (today): lighter. */
  partial?: boolean;
  /** Selecting it shows its value. */
  to?: string;
};

type BarsProps = {
  /** What is plotted, its unit and period. */
  label: string;
  bars: readonly Bar[];
  /** Formats a tick: 12000 becomes "12,000". */
  say: (value: number) => string;
  chosen?: string;
  /** The selected value, shown above the chart. */
  readOut?: ReactNode;
  heightPx?: number;
  /** The second series is gold. */
  tone?: 'first' | 'second';
};

/** Zero-based bars with labeled ticks; no tooltips. */
export function Bars({ label, bars, say, chosen, readOut, heightPx = 180, tone = 'first' }: BarsProps) {
  const ticks = niceTicks(Math.max(0, ...bars.map((bar) => Math.max(bar.value, bar.before ?? 0))));
  const maxValue = ticks.at(-1) ?? 1;
  const heightOf = (value: number) => `${((Math.max(0, value) / maxValue) * 100).toFixed(2)}%`;
  const widest = Math.max(...ticks.map((tick) => say(tick).length));
  const frame: CssVars = { '--h': `${heightPx}px`, '--tick': `${widest + 1}ch` };
  return (
    <figure className={classNames('bar-plot', tone === 'second' && 'is-second')} style={frame}>
      <figcaption className="visually-hidden">{label}</figcaption>
      {readOut && (
        <div className="read-out" aria-live="polite">
          {readOut}
        </div>
      )}
      <div className="bar-field">
        <div className="bar-ticks" aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} style={{ bottom: heightOf(tick) }}>
              {say(tick)}
            </span>
          ))}
        </div>
        <ol>
          {bars.map((bar) => (
            <li key={bar.id} className={bar.id === chosen ? 'is-chosen' : undefined}>
              <Slot bar={bar} chosen={bar.id === chosen}>
                <i className={classNames('col', bar.partial && 'is-part')} style={{ height: heightOf(bar.value) }} />
                {bar.before !== undefined && <i className="before" style={{ bottom: heightOf(bar.before) }} />}
              </Slot>
              <span className="label" aria-hidden="true">
                {bar.label}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}

function Slot({ bar, chosen, children }: { bar: Bar; chosen: boolean; children: ReactNode }) {
  if (!bar.to)
    return (
      <div className="slot" role="img" aria-label={bar.description} title={bar.description}>
        {children}
      </div>
    );
  return (
    <Link
      className="slot"
      to={bar.to}
      aria-label={bar.description}
      title={bar.description}
      aria-current={chosen ? 'true' : undefined}
      preventScrollReset
    >
      {children}
    </Link>
  );
}
