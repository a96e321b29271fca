type ProgressProps = { value: number; max: number; label: string };

/** How far something got, as a thin line. */
export function Progress({ value, max, label }: ProgressProps) {
  return <progress className="bar-line" value={value} max={max} aria-label={label} />;
}
