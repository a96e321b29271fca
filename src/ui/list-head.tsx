import type { ReactNode } from 'react';

/** Title, lead, and on the right actions or a count. */
export function ListHead({ title, lead, children }: { title: string; lead?: string | undefined; children?: ReactNode }) {
  return (
    <header className="list-head">
      <div>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {children}
    </header>
  );
}
