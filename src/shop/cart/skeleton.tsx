import { TextSkeleton } from '#ui/skeleton.tsx';

/** The cart in its shape before the page knows what is in it; without script it stays away. */
export const CartSkeleton = () => (
  <div className="bag needs-script" aria-busy="true">
    <ul aria-hidden="true">
      <CartLineSkeleton />
      <CartLineSkeleton />
    </ul>
    <CartSummarySkeleton />
  </div>
);

export const CartLineSkeleton = () => (
  <li className="line" aria-hidden="true">
    <span className="line-pic">
      <span className="skel own-line line-skel" />
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
