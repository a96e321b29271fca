export type Point = { readonly id: string; readonly value: number | null };

type LinePlotProps = {
  /** What is plotted, its unit and period. */
  label: string;
  points: readonly Point[];
  say: (value: number) => string;
  /** Bounds of the scale. */
  scale: readonly [low: number, high: number];
  chosen?: string;
};

const [width, height] = [1000, 84];

/** A line on its own scale, below bars of the same number; rendered on the server. */
export function LinePlot({ label, points, say, scale: [low, high], chosen }: LinePlotProps) {
  const x = (place: number): number => ((place + 0.5) / points.length) * width;
  const y = (value: number): number => height - ((value - low) / (high - low || 1)) * height;
  const known = points.flatMap(({ id, value }, index) => (value === null ? [] : [{ id, x: x(index), y: y(value) }]));
  return (
    <figure className="line-plot">
      <figcaption className="visually-hidden">{label}</figcaption>
      <div className="line-ticks" aria-hidden="true">
        <span>{say(high)}</span>
        <span>{say(low)}</span>
      </div>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
        <line className="grid-line" x1="0" x2={width} y1="0.5" y2="0.5" />
        <line className="axis" x1="0" x2={width} y1={height - 0.5} y2={height - 0.5} />
        <polyline points={known.map((point) => `${point.x.toFixed(1)},${point.y.toFixed(1)}`).join(' ')} />
        {known
          .filter(({ id }) => id === chosen)
          .map((point) => (
            <line key={point.id} className="now" x1={point.x} x2={point.x} y1="0" y2={height} />
          ))}
      </svg>
    </figure>
  );
}

/** Round bounds around the values. */
export function scaleOf(values: readonly (number | null)[], step = 5): readonly [low: number, high: number] {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return [0, step];
  const low = Math.floor(Math.min(...known) / step) * step;
  const high = Math.ceil(Math.max(...known) / step) * step;
  return low === high ? [low, low + step] : [low, high];
}
