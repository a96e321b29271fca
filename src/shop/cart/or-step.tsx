import { lazy, Suspense } from 'react';
import type { Promises } from '#shop/product/promises.ts';
import { Bones } from './bones.tsx';
import type { StepData } from './steps/load.server.ts';

const CartView = lazy(async () => ({ default: (await import('./view.tsx')).CartView }));
const StepView = lazy(async () => ({ default: (await import('./steps/view.tsx')).StepView }));

type Props = { promises: Promises | null; step: StepData | null; answer: object | undefined };

/** The cart, or a step of the checkout; who looks at the one does not load the other. */
export const CartOrStep = ({ promises, step, answer }: Props) => (
  <Suspense fallback={<Bones />}>{step ? <StepView data={step} answer={answer} /> : <CartView promises={promises} />}</Suspense>
);
