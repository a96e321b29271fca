import type { ReactNode } from 'react';
import { useLocale } from '#site/locale.tsx';

type RowProps = {
  /** Its class on desktop. */
  desktop?: string;
  /** On phones it scrolls sideways. */
  rail?: string;
  ordered?: boolean;
  /** Whether it contains focusable elements. */
  isLinked: boolean;
  children: ReactNode;
};

/** A grid on desktop, a scrolling row on phones. */
export function ScrollRow({ desktop, rail = 'rail', ordered, isLinked, children }: RowProps) {
  const { variant } = useLocale();
  const List = ordered ? 'ol' : 'ul';
  // A scrolling area must be keyboard-focusable even without focusable content.
  const reach = variant === 'mobile' && !isLinked ? 0 : undefined;
  return (
    <List className={variant === 'mobile' ? rail : desktop} tabIndex={reach}>
      {children}
    </List>
  );
}
