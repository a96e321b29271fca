type ProgressProps = { value: number; max: number; label: string };

export function Progress({ value, max, label }: ProgressProps) {
  return <progress className="bar-line" value={value} max={max} aria-label={label} />;
}
