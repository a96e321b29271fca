import { lazy, Suspense } from 'react';
import type { ShopGuarantees } from '#shop/product/guarantees.ts';
import { CartSkeleton } from './skeleton.tsx';
import type { CheckoutStepData } from './steps/load.server.ts';

const CartView = lazy(async () => ({ default: (await import('./view.tsx')).CartView }));
const CheckoutStepView = lazy(async () => ({ default: (await import('./steps/view.tsx')).CheckoutStepView }));

type Props = { promises: ShopGuarantees | null; step: CheckoutStepData | null; answer: object | undefined };

/** The cart or a checkout step; each loads only its own code. */
export const CartOrCheckout = ({ promises, step, answer }: Props) => (
  <Suspense fallback={<CartSkeleton />}>
    {step ? <CheckoutStepView data={step} answer={answer} /> : <CartView promises={promises} />}
  </Suspense>
);
