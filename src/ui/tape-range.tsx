import { useEffect, useRef, useState } from 'react';
import { type CssVars, percentOf, Ticks } from '#ui/tape.tsx';

type TapeRangeProps = {
  /** Names of the two form fields; an end at its limit sends nothing. */
  names: { from: string; to: string };
  /** Accessible names: the group and its two knobs. */
  labels: { group: string; from: string; to: string };
  limits: { min: number; max: number; step?: number; longEvery?: number };
  value: { from: number; to: number };
  /** Text below a knob: 24 becomes "24 in". */
  say: (value: number) => string;
  /** Called when a knob is released, or after a pause with keys. */
  onPick?: (value: { from: number; to: number }) => void;
};

const keysRestMs = 350;

/** A length filter: two native range inputs on one tape; sends its fields like any form. */
export function TapeRange({ names, labels, limits, value, say, onPick }: TapeRangeProps) {
  const [picked, setPicked] = useState(value);
  const [given, setGiven] = useState(value);
  // A new value from outside (a cleared filter) moves the knobs.
  if (given.from !== value.from || given.to !== value.to) {
    setGiven(value);
    setPicked(value);
  }
  const { min, max, step = 1, longEvery = 4 } = limits;
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  const settle = (afterMs: number): void => {
    clearTimeout(rest.current);
    if (picked.from === value.from && picked.to === value.to) return;
    rest.current = setTimeout(() => onPick?.(picked), afterMs);
  };
  const a = percentOf(picked.from, min, max);
  const b = percentOf(picked.to, min, max);
  const places: CssVars = { '--a': a, '--b': b };
  const under = (x: string): CssVars => ({ '--x': x });
  const knob = (side: 'from' | 'to') => (
    <input
      type="range"
      name={picked[side] === limits[side === 'from' ? 'min' : 'max'] ? undefined : names[side]}
      aria-label={labels[side]}
      aria-valuetext={say(picked[side])}
      min={min}
      max={max}
      step={step}
      value={picked[side]}
      onChange={(event) => setPicked(moved(picked, side, event.currentTarget.valueAsNumber))}
      // Where both knobs meet at the far end, only the lower one can still move.
      style={side === 'from' && picked.from > (min + max) / 2 ? { zIndex: 1 } : undefined}
      onPointerUp={() => settle(0)}
      onKeyUp={() => settle(keysRestMs)}
    />
  );
  return (
    <fieldset className="range" style={places} aria-label={labels.group}>
      <Ticks steps={Math.round((max - min) / step)} longEvery={longEvery} height={22} />
      <span className="fill" />
      {knob('from')}
      {knob('to')}
      <span className="label" style={under(a)} aria-hidden="true">
        {say(picked.from)}
      </span>
      {picked.to !== picked.from && (
        <span className="label" style={under(b)} aria-hidden="true">
          {say(picked.to)}
        </span>
      )}
    </fieldset>
  );
}

/** The knobs may meet but not cross. */
const moved = (value: { from: number; to: number }, side: 'from' | 'to', at: number) =>
  side === 'from' ? { from: Math.min(at, value.to), to: value.to } : { from: value.from, to: Math.max(at, value.from) };
