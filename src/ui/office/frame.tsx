import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

type OfficeFrameProps = {
  /** Narrow navigation: icon and label, the group opens beside it. */
  rail?: boolean;
  /** On a narrow screen the menu covers the page. */
  menuOpen?: boolean;
  /** Label of the skip link. */
  skip: string;
  nav: ReactNode;
  top: ReactNode;
  keys?: ReactNode;
  children: ReactNode;
};

/** Navigation on the left, top bar, key hints below; the page puts its own Main between them. */
export function OfficeFrame({ rail, menuOpen, skip, nav, top, keys, children }: OfficeFrameProps) {
  return (
    <div className={classNames('office', rail && 'is-rail', menuOpen && 'is-menu-open')}>
      <a className="skip" href="#main">
        {skip}
      </a>
      {nav}
      {top}
      {children}
      {keys}
    </div>
  );
}

/** Fill: the table inside scrolls and the page does not. */
export function Main({ fill, children }: { fill?: boolean; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={fill ? 'fill' : undefined}>
      {children}
    </main>
  );
}
