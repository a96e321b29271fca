import type { ReactNode } from 'react';

/** One key of the keyboard. */
export function Key({ children }: { children: ReactNode }) {
  return <kbd className="kbd">{children}</kbd>;
}
