import type { ReactNode } from 'react';

type PageHeadProps = {
  title: ReactNode;
  sub?: ReactNode;
  /** Back link to the list, with the position in it. */
  back?: ReactNode;
  /** Badges beside the title. */
  states?: ReactNode;
  /** One primary, the rest quiet. */
  actions?: ReactNode;
};

export function PageHead({ title, sub, back, states, actions }: PageHeadProps) {
  return (
    <header className="page-title">
      <div>
        {back && <p className="back">{back}</p>}
        <div className="name">
          <h1>{title}</h1>
          {states}
        </div>
        {sub && <p className="sub">{sub}</p>}
      </div>
      {actions && <div className="actions">{actions}</div>}
    </header>
  );
}
