import { TextSkeleton } from '#ui/skeleton.tsx';

/** The cart in its shape before the page knows what is in it; without script it stays away. */
export const CartSkeleton = () => (
  <div className="bag noscript:hidden" aria-busy="true">
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
      <span className="skel block h-[140px] w-[112px] in-[.m]:h-[110px] in-[.m]:w-[88px]" />
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
