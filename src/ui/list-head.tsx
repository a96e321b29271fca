import type { ReactNode } from 'react';

/** The head of a page that shows a list: its title, a line about it, and at the right what can be done or how many there are. */
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
