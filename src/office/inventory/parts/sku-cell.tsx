import type { ReactNode } from 'react';
import { Picture } from '#ui/picture.tsx';

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
