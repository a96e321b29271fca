import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '#ui/class-names.ts';

type CheckboxProps = {
  label: ReactNode;
  /** A second, quieter line. */
  note?: ReactNode;
  /** On the right: a count or a price. */
  end?: ReactNode;
  error?: ReactNode;
} & ComponentProps<'input'>;

/** type="radio" makes it one of a group. */
export function Checkbox({ label, note, end, error, className, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <>
      <label className={classNames('check', className)}>
        <input type="checkbox" aria-invalid={error ? true : undefined} aria-describedby={error ? id : undefined} {...input} />
        <span>
          {label}
          {note && <small>{note}</small>}
        </span>
        {end !== undefined && <span className="item-count">{end}</span>}
      </label>
      {error && (
        <p className="err" id={id}>
          {error}
        </p>
      )}
    </>
  );
}

export type RadioOption = { value: string; label: ReactNode; note?: ReactNode; end?: ReactNode; disabled?: boolean };

type RadioGroupProps = {
  legend: ReactNode;
  name: string;
  options: readonly RadioOption[];
  /** Initially selected. */
  chosen?: string;
  error?: ReactNode;
  onPick?: (value: string) => void;
};

export function RadioGroup({ legend, name, options, chosen, error, onPick }: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="field-label">{legend}</legend>
      <div className="checks">
        {options.map((option) => (
          <Checkbox
            key={option.value}
            {...option}
            type="radio"
            name={name}
            defaultChecked={option.value === chosen}
            onChange={onPick && (() => onPick(option.value))}
          />
        ))}
      </div>
      {error && (
        <p className="err" id={id}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
