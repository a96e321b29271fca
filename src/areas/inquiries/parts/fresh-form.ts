import { type RefObject, useEffect, useState } from 'react';

/**
 * Clears a form as soon as its input was accepted, not when the page has reloaded, so that later typing stays. Returns a counter for parts
 * that must reset.
 */
export function useFreshForm(form: RefObject<HTMLFormElement | null>, taken: object | null): number {
  const [formKey, setFormKey] = useState(0);
  useEffect(() => {
    if (!taken) return;
    form.current?.reset();
    setFormKey((before) => before + 1);
  }, [form, taken]);
  return formKey;
}
