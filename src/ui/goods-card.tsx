import type { ReactNode } from 'react';
import { Link } from 'react-router';

type ProductCardProps = {
  to: string;
  name: ReactNode;
  /** One picture, or two: the second, with class "second", shows on hover. */
  picture: ReactNode;
  badge?: ReactNode;
  /** The round add button, for example a form with class "card-add" on its button. */
  add?: ReactNode;
  /** Price, tape and anything above the footer, one row each. */
  children: ReactNode;
  foot?: ReactNode;
};

/** A product card in .goods; rows of neighbors line up. The whole card is a link, the button adds. */
export function ProductTile({ to, name, picture, badge, add, children, foot }: ProductCardProps) {
  return (
    <li className="card">
      <div className="card-picture">
        {picture}
        {badge}
        {add}
      </div>
      <h3 className="card-name">
        <Link to={to}>{name}</Link>
      </h3>
      {children}
      {foot && <div className="card-foot">{foot}</div>}
    </li>
  );
}
