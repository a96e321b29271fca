import type { ReactNode } from 'react';

export function Key({ children }: { children: ReactNode }) {
  return <kbd className="kbd">{children}</kbd>;
}
