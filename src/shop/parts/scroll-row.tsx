import type { ReactNode } from 'react';
import { useLocale } from '#site/locale.tsx';

type RowProps = {
  /** Its class on the desktop. */
  desktop?: string;
  /** On the phone it runs sideways as a rail. */
  rail?: string;
  ordered?: boolean;
  /** Is there something inside that takes the focus? */
  isLinked: boolean;
  children: ReactNode;
};

/** A list that stands in a grid on the desktop and runs under the thumb on the phone. */
export function ScrollRow({ desktop, rail = 'rail', ordered, isLinked, children }: RowProps) {
  const { variant } = useLocale();
  const List = ordered ? 'ol' : 'ul';
  // What scrolls must be within reach of the keyboard, even when nothing in it is.
  const reach = variant === 'mobile' && !isLinked ? 0 : undefined;
  return (
    <List className={variant === 'mobile' ? rail : desktop} tabIndex={reach}>
      {children}
    </List>
  );
}
