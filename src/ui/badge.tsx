import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

type BadgeProps = {
  tone?: 'plain' | 'line' | 'ok' | 'warn' | 'err' | 'accent' | 'gold';
  /** Shape before the label in the office, so a state never depends on color alone. */
  mark?: 'full' | 'open' | 'half' | 'none';
  className?: string;
  children: ReactNode;
};

export function Badge({ tone = 'plain', mark = 'full', className, children }: BadgeProps) {
  return (
    <span className={classNames('badge', tone !== 'plain' && `badge-${tone}`, mark !== 'full' && `mark-${mark}`, className)}>
      {children}
    </span>
  );
}
