import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';

/** A style with custom properties. */
export type CssVars = CSSProperties & Record<`--${string}`, string>;

export const percentOf = (value: number, min: number, max: number): string =>
  `${(max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) * 100 : 0).toFixed(2)}%`;

type TapeProps = { from: number; to: number; min: number; max: number; label: ReactNode };

/** The available range, drawn heavier on the tape, with its label. */
export function Tape({ from, to, min, max, label }: TapeProps) {
  const style: CssVars = { '--a': percentOf(from, min, max), '--b': percentOf(to, min, max) };
  return (
    <p className="tape">
      <i style={style} />
      <span className="nowrap">{label}</span>
    </p>
  );
}

/** Tape marks: one per step, every n-th long. */
export function Ticks({ steps, longEvery, height }: { steps: number; longEvery: number; height: number }) {
  const strokes = Array.from({ length: steps + 1 }, (_, step) => {
    const top = step % longEvery === 0 ? 0 : height * 0.55;
    return `M${((step / steps) * 1000).toFixed(2)} ${height}V${top.toFixed(1)}`;
  });
  return (
    <svg viewBox={`0 0 1000 ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={strokes.join('')} fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" shapeRendering="crispEdges" />
    </svg>
  );
}

export type RulerStop = { inch: number; to: string; label: string; current?: boolean };

type LengthRulerProps = { id: string; title: string; note?: string; stops: readonly RulerStop[]; rail?: boolean };

/** Shop by length: every inch mark is a link. On phones it scrolls sideways. */
export function LengthRuler({ id, title, note, stops, rail }: LengthRulerProps) {
  return (
    <section className="lengths" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>
          {title}
          {note && <small>{note}</small>}
        </h2>
        <ol className={rail ? 'rail' : undefined}>
          {stops.map((stop) => (
            <li key={stop.inch}>
              <Link to={stop.to} aria-label={stop.label} aria-current={stop.current ? 'true' : undefined}>
                {stop.inch}
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
