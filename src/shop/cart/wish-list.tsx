import { useEffect } from 'react';
import { Link } from 'react-router';
import type { WishlistEntry } from '#areas/cart/rules/parse-answers.ts';
import { lineLimit, type ProductSnapshot } from '#areas/cart/rules/sums.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useTexts, useVariantPath } from '#site/locale.tsx';
import { loadFailedTexts, siteTexts } from '#site/texts.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Picture } from '#ui/picture.tsx';
import { TextSkeleton } from '#ui/skeleton.tsx';
import { LineAction } from './line-action.tsx';
import { loadWishList, setOnWishList, useWishList } from './parts/wish-list.ts';
import { useSnapshots } from './snapshots.ts';
import { usePutInCart } from './store/cart-store.ts';
import { cartPageTexts } from './texts.ts';

export function WishList() {
  const say = useTexts(cartPageTexts);
  const wishList = useWishList();
  useEffect(() => void loadWishList(), []);
  return (
    <section className="wishes-part" id="wishes" aria-labelledby="wishes-title" aria-busy={wishList === null}>
      <h2 id="wishes-title" className="section-head">
        {say('wishes')}
      </h2>
      <WishListBody wishList={wishList} />
    </section>
  );
}

function WishListBody({ wishList }: { wishList: ReturnType<typeof useWishList> }) {
  const say = useTexts(cartPageTexts);
  const site = useTexts(siteTexts);
  const failed = useTexts(loadFailedTexts);
  const {
    snapshotOf,
    isKnown,
    isFailed,
    askAgain: reload,
  } = useSnapshots(Array.isArray(wishList) ? wishList.map(({ skuId }) => skuId) : []);
  if (wishList === null) return <TextSkeleton lines={3} />;
  if (wishList === 'failed' || isFailed) {
    return <LoadFailed title={failed('goods')} retry={site('tryAgain')} onRetry={() => (isFailed ? reload() : void loadWishList())} />;
  }
  if (wishList.length === 0) return <p className="meta">{say('wishesEmpty')}</p>;
  return (
    <ul className="wishes">
      {wishList.map((entry) => {
        const snapshot = snapshotOf(entry.skuId);
        return snapshot || !isKnown(entry.skuId) ? <WishListCard key={entry.skuId} entry={entry} snapshot={snapshot} /> : null;
      })}
    </ul>
  );
}

function WishListCard({ entry, snapshot }: { entry: WishlistEntry; snapshot: ProductSnapshot | null }) {
  const say = useTexts(cartPageTexts);
  const here = useVariantPath();
  const put = usePutInCart();
  if (!snapshot) {
    return (
      <li aria-hidden="true">
        <span className="skeleton own-line wish-skeleton" />
      </li>
    );
  }
  const add = () =>
    put({ line: { skuId: snapshot.id, quantity: 1, seenCents: snapshot.payableCents }, picture: undefined }, lineLimit(snapshot));
  return (
    <li>
      <Link to={here(snapshot.path)} tabIndex={-1} aria-hidden="true">
        {snapshot.picture && <Picture base={snapshot.picture.base} widths={snapshot.picture.widths} alt="" sizes="200px" />}
      </Link>
      <h3>
        <Link to={here(snapshot.path)}>{snapshot.name}</Link>
      </h3>
      <p className="meta">{snapshot.options.join(say('comma'))}</p>
      <b className="num">{dollars(cents(snapshot.payableCents))}</b>
      <PriceChangeNote snapshot={snapshot} wasCents={entry.wasCents} />
      <div className="line-actions">
        {lineLimit(snapshot) > 0 ? (
          <LineAction textKey="wishToCart" spoken="wishToCartNamed" name={snapshot.name} onDo={add} />
        ) : (
          <span className="meta">{say('wishSoldOut')}</span>
        )}
        <LineAction textKey="unwish" spoken="unwishNamed" name={snapshot.name} onDo={() => void setOnWishList(snapshot.id, false)} />
      </div>
    </li>
  );
}

/** Price change since it was added. */
function PriceChangeNote({ snapshot: { payableCents }, wasCents }: { snapshot: ProductSnapshot; wasCents: number }) {
  const say = useTexts(cartPageTexts);
  if (wasCents === 0 || wasCents === payableCents) return null;
  const isLess = payableCents < wasCents;
  const amount = dollars(cents(Math.abs(wasCents - payableCents)));
  return <p className={isLess ? 'wish-less' : 'meta'}>{say(isLess ? 'cheaper' : 'dearer', { amount })}</p>;
}
