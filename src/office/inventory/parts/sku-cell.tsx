import type { ReactNode } from 'react';
import { Picture } from '#ui/picture.tsx';

/** A piece of goods in a row: its picture, its code, and quiet words under it. */
export function SkuCell({
  picture,
  small,
  big,
  children,
}: {
  picture: string | null;
  small?: ReactNode;
  big?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="thing">
      {picture ? (
        <Picture className={big ? 'thumb thumb-big' : 'thumb'} base={picture} alt="" widths={[450]} sizes="44px" />
      ) : (
        <span className="thumb" />
      )}
      <div>
        {children}
        {small && <small>{small}</small>}
      </div>
    </div>
  );
}
