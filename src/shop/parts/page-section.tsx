import type { ReactNode } from 'react';

type SectionProps = { id: string; title: string; quiet?: boolean; link?: ReactNode; className?: string; children: ReactNode };

/** A section with its own anchor. A quiet title is for screen readers only. */
export function PageSection({ id, title, quiet, link, className = 'section', children }: SectionProps) {
  return (
    <section id={id} className={className} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        {quiet ? (
          <h2 id={`${id}-title`} className="visually-hidden">
            {title}
          </h2>
        ) : (
          <div className="section-head">
            <h2 id={`${id}-title`} className="keep-words">
              {title}
            </h2>
            {link}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
