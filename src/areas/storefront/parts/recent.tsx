import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { cents, dollars } from '#kernel/money.ts';
import { useSay, useVariantPath } from '#site/here.tsx';
import { Picture } from '#ui/picture.tsx';
import { useLooksOf } from '../pages/cart/looks.ts';
import { productTexts } from '../pages/product/texts.ts';
import { mostRecent } from '../rules.ts';
import { useRecent } from './kept-list.ts';

/** What this browser looked at before; asked for only when the reader comes near. */
export function Recent({ except }: { except: readonly number[] }) {
  const ids = useRecent()
    .filter((id) => !except.includes(id))
    .slice(0, mostRecent);
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || isNear) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '400px' });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isNear]);
  return <div ref={place}>{isNear && ids.length > 0 && <RecentRow ids={ids} />}</div>;
}

function RecentRow({ ids }: { ids: readonly number[] }) {
  const say = useSay(productTexts);
  const here = useVariantPath();
  const { looks } = useLooksOf(ids);
  const shown = ids.flatMap((id) => looks.find((look) => look.id === id) ?? []);
  if (shown.length === 0) return null;
  return (
    <section className="wrap splits" aria-labelledby="recent">
      <h2 id="recent" className="section-head">
        {say('recentTitle')}
      </h2>
      <ul className="recent rail">
        {shown.map((look) => (
          <li key={look.id}>
            <Link to={here(look.path)}>
              {look.picture && (
                <Picture base={look.picture.base} widths={look.picture.widths} alt="" sizes="144px" width={144} height={180} />
              )}
              <span>{look.name}</span>
            </Link>
            <b className="num">{dollars(cents(look.payableCents))}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
