import { useTexts } from '#site/locale.tsx';
import { classNames } from '#ui/class-names.ts';
import { type CssVars, percentOf, Ticks } from '#ui/tape.tsx';
import { buildTexts } from './texts.ts';

type RulerProps = {
  value: number;
  lengths: readonly number[];
  /** Lengths unavailable with the earlier choices. */
  locked: readonly number[];
  /** Body landmarks of some lengths. */
  marks: readonly { readonly inches: number; readonly word: string }[];
  onPick: (inches: number) => void;
};

export const cmOf = (inches: number): number => Math.round(inches * 2.54);

/** Length as a tape with one knob; a native range input, so touch, keyboard and forms work. */
export function Ruler({ value, lengths, locked, marks, onPick }: RulerProps) {
  const say = useTexts(buildTexts);
  const [min, max] = [lengths[0] ?? 0, lengths.at(-1) ?? 0];
  const at = (inches: number): CssVars => ({ '--x': percentOf(inches, min, max) });
  const numbers = lengths.filter((inches) => inches === min || inches === max || (inches - min) % 4 === 0);
  const labeledLengths = numbers.filter(
    (inches) => inches === value || (Math.abs(inches - value) > 2 && (inches === max || max - inches > 2)),
  );
  const [from, to] = [locked[0], locked.at(-1)];
  const lock: CssVars | null =
    from === undefined || to === undefined
      ? null
      : {
          left: percentOf(from === min ? min : from - 1, min, max),
          right: `calc(100% - ${percentOf(to === max ? max : to + 1, min, max)})`,
        };
  return (
    <div className="ruler">
      {lock && <span className="lock" style={lock} />}
      <Ticks steps={max - min} longEvery={4} height={34} />
      <span className="fill" style={at(value)} />
      <input
        type="range"
        name="length"
        aria-label={say('length')}
        aria-valuetext={say('inches', { inches: value, cm: cmOf(value) })}
        min={min}
        max={max}
        step={2}
        value={value}
        onChange={(event) => onPick(nearestFree(event.currentTarget.valueAsNumber, lengths, locked))}
      />
      {[...new Set([...labeledLengths, value])].map((inches) => (
        <span
          key={inches}
          className={classNames('ruler-number', inches === value && 'is-on', inches === min && 'is-first', inches === max && 'is-last')}
          style={at(inches)}
          aria-hidden="true"
        >
          {inches}
        </span>
      ))}
      {marks.map(({ inches, word }) => (
        <span key={word} className={classNames('body', inches === max && 'is-last')} style={at(inches)} aria-hidden="true">
          {word}
        </span>
      ))}
    </div>
  );
}

const nearestFree = (target: number, lengths: readonly number[], locked: readonly number[]): number =>
  lengths
    .filter((inches) => !locked.includes(inches))
    .reduce((best, inches) => (Math.abs(inches - target) < Math.abs(best - target) ? inches : best), Number.POSITIVE_INFINITY);
