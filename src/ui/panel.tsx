import { type ReactNode, useId } from 'react';
import { classNames } from '#ui/class-names.ts';

type PanelProps = { title?: ReactNode; aside?: ReactNode; className?: string; children: ReactNode };

export function Panel({ title, aside, className, children }: PanelProps) {
  const id = useId();
  return (
    <section className={classNames('panel', className)} aria-labelledby={title ? id : undefined}>
      {title && (
        <header>
          <h2 id={id}>{title}</h2>
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}
