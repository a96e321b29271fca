import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { CloseIcon } from '#ui/icons.tsx';

/** Out can still be chosen (sold out); no cannot, and its reason is below the group. */
export type ChoiceState = 'free' | 'out' | 'no';

type ChipProps = { label: ReactNode; note?: ReactNode; state?: ChoiceState } & ComponentProps<'input'>;

/** One choice of a group, a radio unless type is checkbox. The note is its price or grams. */
export function Chip({ label, note, state = 'free', className, ...input }: ChipProps) {
  return (
    <label className={classNames('chip', note !== undefined && 'chip-stack', state !== 'free' && `is-${state}`, className)}>
      <input type="radio" {...input} disabled={state === 'no' || input.disabled} />
      <span className="chip-t">{label}</span>
      {note !== undefined && <small>{note}</small>}
    </label>
  );
}

/** A choice that is in the address. */
export function ChipLink({ on, className, ...rest }: { on?: boolean } & ComponentProps<typeof Link>) {
  return <Link {...rest} aria-current={on ? 'true' : undefined} className={classNames('chip', className)} />;
}

/** A chosen filter; following it removes the filter. */
export function RemoveChip({ label, children, className, ...rest }: { label: string } & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} aria-label={label} className={classNames('chip chip-x', className)}>
      {children}
      <CloseIcon size={16} />
    </Link>
  );
}
