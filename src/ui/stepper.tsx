import { useState } from 'react';
import { MinusIcon, PlusIcon } from '#ui/icons.tsx';

type StepperProps = {
  name: string;
  value: number;
  min?: number;
  max?: number;
  labels: { group: string; less: string; more: string };
  /** Each click submits the form with the new number, so it works without script (cart lines). */
  sends?: boolean;
  onStep?: (value: number) => void;
};

export function Stepper({ name, value, min = 1, max = 999, labels, sends, onStep }: StepperProps) {
  const [typed, setTyped] = useState<number | ''>(value);
  const [given, setGiven] = useState(value);
  if (given !== value) {
    setGiven(value);
    setTyped(value);
  }
  const at = sends ? value : typed || min;
  const step = (to: number) => {
    if (Number.isNaN(to)) return setTyped('');
    const next = Math.min(max, Math.max(min, Math.round(to)));
    setTyped(next);
    onStep?.(next);
  };
  const press = (to: number) =>
    sends ? { type: 'submit' as const, name, value: to } : { type: 'button' as const, onClick: () => step(to) };
  return (
    <fieldset className="stepper" aria-label={labels.group}>
      <button {...press(at - 1)} aria-label={labels.less} disabled={at <= min}>
        <MinusIcon size={18} />
      </button>
      {sends ? (
        <output>{at}</output>
      ) : (
        <input
          type="number"
          inputMode="numeric"
          name={name}
          aria-label={labels.group}
          min={min}
          max={max}
          value={typed}
          onBlur={() => typed === '' && setTyped(min)}
          onChange={(event) => step(event.currentTarget.valueAsNumber)}
        />
      )}
      <button {...press(at + 1)} aria-label={labels.more} disabled={at >= max}>
        <PlusIcon size={18} />
      </button>
    </fieldset>
  );
}
