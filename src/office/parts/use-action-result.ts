import { useRef } from 'react';
import { useLocation } from 'react-router';

/** The last action's result. The router clears it on revalidation; here it stays until the next action or navigation. */
export function useActionResult<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation();
  const lastResult = useRef<{ key: string; answer: Answer } | null>(null);
  if (answer !== undefined) lastResult.current = { key, answer };
  return lastResult.current?.key === key ? lastResult.current.answer : undefined;
}
