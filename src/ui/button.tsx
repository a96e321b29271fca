import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';

/** Primary is the one main action of a view; quiet is outlined; bare is an underlined word. */
type ButtonStyle = {
  kind?: 'primary' | 'quiet' | 'bare' | 'danger';
  size?: 'small' | 'normal' | 'big';
  block?: boolean;
};

type ButtonProps = ButtonStyle & { busy?: boolean } & ComponentProps<'button'>;

export function Button({ kind, size, block, busy, className, onClick, ...rest }: ButtonProps) {
  // A busy button stays focusable and readable, so a screen reader does not lose its place.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={busy || onClick ? press : undefined}
      aria-busy={busy || undefined}
      className={buttonClass({ kind, size, block }, className)}
    />
  );
}

/** Submits its form; works without script. */
export function SubmitButton(props: ButtonProps) {
  return <Button kind="primary" type="submit" {...props} />;
}

export function ButtonLink({ kind, size, block, className, ...rest }: ButtonStyle & ComponentProps<typeof Link>) {
  return <Link {...rest} className={buttonClass({ kind, size, block }, className)} />;
}

/** An icon alone needs a label for screen readers. */
export function IconButton({ label, className, ...rest }: { label: string } & ComponentProps<'button'>) {
  return <button type="button" {...rest} aria-label={label} className={classNames('icon-btn', className)} />;
}

export function IconLink({ label, className, ...rest }: { label: string } & ComponentProps<typeof Link>) {
  return <Link {...rest} aria-label={label} className={classNames('icon-btn', className)} />;
}

const buttonClass = ({ kind = 'quiet', size = 'normal', block }: ButtonStyle, extra?: string) =>
  classNames('btn', `btn-${kind}`, size !== 'normal' && `btn-${size}`, block && 'btn-block', extra);
