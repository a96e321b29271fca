import type { ReactNode } from 'react';

type OptionGroupProps = {
  label: string;
  /** The chosen value in words. */
  chosen?: ReactNode;
  /** A link at the right, for example to a guide. */
  aside?: ReactNode;
  /** Why something cannot be chosen, in one sentence. */
  why?: ReactNode;
  children: ReactNode;
};

/** One question of a product page: label, chosen value, choices, reason. */
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
