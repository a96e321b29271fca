import { Link } from 'react-router';
import { cents, dollars } from '#kernel/money.ts';
import { useSnapshots } from '#shop/cart/snapshots.ts';
import { productTexts } from '#shop/product/texts.ts';
import { useTexts, useVariantPath } from '#site/locale.tsx';
import { Picture } from '#ui/picture.tsx';

export function RecentlyViewedRow({ ids }: { ids: readonly number[] }) {
  const say = useTexts(productTexts);
  const here = useVariantPath();
  const { looks } = useSnapshots(ids);
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
