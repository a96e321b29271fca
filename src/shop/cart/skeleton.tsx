import { TextSkeleton } from '#ui/skeleton.tsx';

/** Placeholder until the cart is known; hidden without script. */
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
