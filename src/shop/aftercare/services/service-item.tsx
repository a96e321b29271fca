import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { servicesTexts } from '#areas/aftercare/texts.ts';
import { orderPath } from '#areas/orders/rules/query.ts';
import { useHref, useTexts, useVariantPath } from '#site/locale.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';

type ServiceItemProps = { image: string; name: string; aside?: ReactNode; children: ReactNode };

export function ServiceItem({ image, name, aside, children }: ServiceItemProps) {
  return (
    <li>
      <span className="covered-picture">{image !== '' && <Picture base={image} alt="" sizes="72px" widths={[450]} />}</span>
      <div>
        <h3>{name}</h3>
        {children}
      </div>
      {aside && <p className="covered-end">{aside}</p>}
    </li>
  );
}

type OrderLinkProps = { number: string /** On a line of its own it is as high as a touch target. */; alone?: boolean };

export function OrderLink({ number, alone }: OrderLinkProps) {
  const say = useTexts(servicesTexts);
  const here = useVariantPath();
  return (
    <Link className={classNames('link num', alone && 'tap-target')} to={here(orderPath(number))}>
      {say('order', { number })}
    </Link>
  );
}

export function ReturnLink({ number }: { number: string }) {
  const say = useTexts(servicesTexts);
  const href = useHref();
  return (
    <ButtonLink size="small" to={`${href('return-request')}?${new URLSearchParams({ number })}`}>
      {say('sendBack')}
    </ButtonLink>
  );
}
