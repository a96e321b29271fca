import { useRef } from 'react';
import { useLocation } from 'react-router';

/** What the last deed on this page answered. Fresh figures clear it in the router; here it stays until the person does or opens something else. */
export function useActionResult<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation();
  const kept = useRef<{ key: string; answer: Answer } | null>(null);
  if (answer !== undefined) kept.current = { key, answer };
  return kept.current?.key === key ? kept.current.answer : undefined;
}
