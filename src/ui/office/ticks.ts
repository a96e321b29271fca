const steps = [1, 2, 2.5, 5, 10];

/** Round ticks from zero to just above the highest value: 0, 2000, 4000 … */
export function niceTicks(highest: number, about = 5): readonly number[] {
  if (!(highest > 0)) return [0, 1];
  const rough = highest / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (steps.find((factor) => factor * power >= rough) ?? 10) * power;
  const count = Math.ceil(highest / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/** Short tick labels: 800, 7.5k, 40k, 2.5M. */
export function formatTick(value: number): string {
  if (value >= 1_000_000) return `${value / 1_000_000}M`;
  return value >= 1000 ? `${value / 1000}k` : String(value);
}
