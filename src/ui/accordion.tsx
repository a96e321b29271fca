import { type ReactNode, useState } from 'react';
import { ChevronDownIcon } from '#ui/icons.tsx';

export type Fold = { id: string; title: ReactNode; body: ReactNode; open?: boolean };

/** Collapsible items; a name allows only one to be open at a time. */
export function Accordion({ folds, name }: { folds: readonly Fold[]; name?: string }) {
  return (
    <div className="accordion">
      {folds.map((fold) => (
        <details key={fold.id} name={name} open={fold.open}>
          <summary>
            {fold.title}
            <ChevronDownIcon size={18} />
          </summary>
          <div>{fold.body}</div>
        </details>
      ))}
    </div>
  );
}

/**
 * A collapsible filter group; `chosen` names the selection. `open` is only the initial state: removing the last check must not collapse it.
 */
export function Facet({ title, chosen, open, children }: { title: ReactNode; chosen?: ReactNode; open?: boolean; children: ReactNode }) {
  const [isOpenAtFirst] = useState(open);
  return (
    <details className="facet" open={isOpenAtFirst}>
      <summary>
        {title}
        <span>{chosen}</span>
        <ChevronDownIcon size={18} />
      </summary>
      {children}
    </details>
  );
}
