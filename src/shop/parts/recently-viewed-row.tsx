import { Link } from 'react-router';
import { cents, dollars } from '#kernel/money.ts';
import { useSnapshots } from '#shop/cart/snapshots.ts';
import { productTexts } from '#shop/product/texts.ts';
import { useTexts, useVariantPath } from '#site/locale.tsx';
import { Picture } from '#ui/picture.tsx';

export function RecentlyViewedRow({ ids }: { ids: readonly number[] }) {
  const say = useTexts(productTexts);
  const here = useVariantPath();
  const { snapshots } = useSnapshots(ids);
  const recent = ids.flatMap((id) => snapshots.find((snapshot) => snapshot.id === id) ?? []);
  if (recent.length === 0) return null;
  return (
    <section className="wrap splits" aria-labelledby="recent">
      <h2 id="recent" className="section-head">
        {say('recentTitle')}
      </h2>
      <ul className="recent rail">
        {recent.map((snapshot) => (
          <li key={snapshot.id}>
            <Link to={here(snapshot.path)}>
              {snapshot.picture && (
                <Picture base={snapshot.picture.base} widths={snapshot.picture.widths} alt="" sizes="144px" width={144} height={180} />
              )}
              <span>{snapshot.name}</span>
            </Link>
            <b className="num">{dollars(cents(snapshot.payableCents))}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
