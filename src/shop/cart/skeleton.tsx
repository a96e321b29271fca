import { TextSkeleton } from '#ui/skeleton.tsx';

/** The cart in its shape before the page knows what is in it; without script it stays away. */
export const CartSkeleton = () => (
  <div className="cart-page needs-script" aria-busy="true">
    <ul aria-hidden="true">
      <CartLineSkeleton />
      <CartLineSkeleton />
    </ul>
    <CartSummarySkeleton />
  </div>
);

export const CartLineSkeleton = () => (
  <li className="line" aria-hidden="true">
    <span className="line-picture">
      <span className="skeleton own-line line-skeleton" />
    </span>
    <TextSkeleton lines={3} />
    <span />
  </li>
);

export const CartSummarySkeleton = () => (
  <div className="sum panel" aria-hidden="true">
    <TextSkeleton lines={5} />
  </div>
);
