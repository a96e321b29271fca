import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { ArrowRightIcon } from '#ui/icons.tsx';

type CardProps = {
  title?: ReactNode;
  /** Quiet text beside the title. */
  note?: ReactNode;
  /** On the right: segments, buttons, a link to the rows. */
  aside?: ReactNode;
  /** The content (a table) reaches the edges. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
};

export function Card({ title, note, aside, flush, className, children }: CardProps) {
  const id = useId();
  return (
    <section className={classNames('card', className)} aria-labelledby={title ? id : undefined}>
      {title && (
        <header>
          <h2 id={id}>{title}</h2>
          {note && <span className="muted">{note}</span>}
          {aside && <span className="push">{aside}</span>}
        </header>
      )}
      {flush ? children : <div className="card-body">{children}</div>}
    </section>
  );
}

/** Link to the rows behind a figure. */
export function RowsLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="rows-link" to={to}>
      {children}
      <ArrowRightIcon />
    </Link>
  );
}
