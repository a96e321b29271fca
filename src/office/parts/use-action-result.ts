import { useRef } from 'react';
import { useLocation } from 'react-router';

/** The last action's result. The router clears it on revalidation; here it stays until the next action or navigation. */
export function useActionResult<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation();
  const kept = useRef<{ key: string; answer: Answer } | null>(null);
  if (answer !== undefined) kept.current = { key, answer };
  return kept.current?.key === key ? kept.current.answer : undefined;
}
