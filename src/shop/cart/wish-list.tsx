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

/** A member's wishes, with what their prices did since. */
export function WishList() {
  const say = useTexts(cartPageTexts);
  const wishes = useWishList();
  useEffect(() => void loadWishList(), []);
  return (
    <section className="mt-5" id="wishes" aria-labelledby="wishes-title" aria-busy={wishes === null}>
      <h2 id="wishes-title" className="section-head">
        {say('wishes')}
      </h2>
      <Inside wishes={wishes} />
    </section>
  );
}

function Inside({ wishes }: { wishes: ReturnType<typeof useWishList> }) {
  const say = useTexts(cartPageTexts);
  const site = useTexts(siteTexts);
  const failed = useTexts(loadFailedTexts);
  const { lookOf, isKnown, isFailed, askAgain } = useSnapshots(Array.isArray(wishes) ? wishes.map(({ skuId }) => skuId) : []);
  if (wishes === null) return <TextSkeleton lines={3} />;
  if (wishes === 'failed' || isFailed) {
    return <LoadFailed title={failed('goods')} retry={site('tryAgain')} onRetry={() => (isFailed ? askAgain() : void loadWishList())} />;
  }
  if (wishes.length === 0) return <p className="meta">{say('wishesEmpty')}</p>;
  return (
    <ul className="wishes">
      {wishes.map((wish) => {
        const look = lookOf(wish.skuId);
        return look || !isKnown(wish.skuId) ? <WishCard key={wish.skuId} wish={wish} look={look} /> : null;
      })}
    </ul>
  );
}

function WishCard({ wish, look }: { wish: WishlistEntry; look: ProductSnapshot | null }) {
  const say = useTexts(cartPageTexts);
  const here = useVariantPath();
  const put = usePutInCart();
  if (!look) {
    return (
      <li aria-hidden="true">
        <span className="skel block aspect-[4/5] w-full" />
      </li>
    );
  }
  const add = () => put({ line: { skuId: look.id, quantity: 1, seenCents: look.payableCents }, picture: undefined }, lineLimit(look));
  return (
    <li>
      <Link to={here(look.path)} tabIndex={-1} aria-hidden="true">
        {look.picture && <Picture base={look.picture.base} widths={look.picture.widths} alt="" sizes="200px" />}
      </Link>
      <h3>
        <Link to={here(look.path)}>{look.name}</Link>
      </h3>
      <p className="meta">{look.options.join(say('comma'))}</p>
      <b className="num">{dollars(cents(look.payableCents))}</b>
      <Moved look={look} wasCents={wish.wasCents} />
      <div className="line-do">
        {lineLimit(look) > 0 ? (
          <LineAction word="wishToCart" spoken="wishToCartNamed" name={look.name} onDo={add} />
        ) : (
          <span className="meta">{say('wishSoldOut')}</span>
        )}
        <LineAction word="unwish" spoken="unwishNamed" name={look.name} onDo={() => void setOnWishList(look.id, false)} />
      </div>
    </li>
  );
}

/** What the price did since she wished for it. */
function Moved({ look: { payableCents }, wasCents }: { look: ProductSnapshot; wasCents: number }) {
  const say = useTexts(cartPageTexts);
  if (wasCents === 0 || wasCents === payableCents) return null;
  const isLess = payableCents < wasCents;
  const amount = dollars(cents(Math.abs(wasCents - payableCents)));
  return <p className={isLess ? 'wish-less' : 'meta'}>{say(isLess ? 'cheaper' : 'dearer', { amount })}</p>;
}
