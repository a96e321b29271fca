import { lazy, Suspense } from 'react';
import type { Promises } from '../product/promises.ts';
import { Bones } from './bones.tsx';
import type { StepData } from './steps/load.server.ts';
import { CartView } from './view.tsx';

const StepView = lazy(async () => ({ default: (await import('./steps/view.tsx')).StepView }));

type Props = { promises: Promises | null; step: StepData | null; answer: object | undefined };

/** The cart, or a step of the checkout; who only looks at the cart does not load the checkout. */
export function CartOrStep({ promises, step, answer }: Props) {
  if (!step) return <CartView promises={promises} />;
  return (
    <Suspense fallback={<Bones />}>
      <StepView data={step} answer={answer} />
    </Suspense>
  );
}
