import type { ReactNode } from 'react';

type OptionGroupProps = {
  label: string;
  /** The chosen value as text. */
  chosen?: ReactNode;
  /** A link on the right, for example to a guide. */
  aside?: ReactNode;
  /** Why something is unavailable, in one sentence. */
  why?: ReactNode;
  children: ReactNode;
};

/** One option of a product page: label, chosen value, choices, reason. */
export function OptionGroup({ label, chosen, aside, why, children }: OptionGroupProps) {
  return (
    <fieldset className="option">
      <legend className="visually-hidden">{label}</legend>
      <div className="option-head">
        <p className="option-name" aria-hidden="true">
          {label} {chosen && <span>{chosen}</span>}
        </p>
        {aside}
      </div>
      {children}
      {why && <p className="why">{why}</p>}
    </fieldset>
  );
}
