import { type RefObject, useEffect, useState } from 'react';

/**
 * Empties a form the moment its words were taken, and not when the page has caught up: what is typed meanwhile stays.
 * The number it answers is another one then, for parts that must begin anew.
 */
export function useFreshForm(form: RefObject<HTMLFormElement | null>, taken: object | null): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!taken) return;
    form.current?.reset();
    setTurn((before) => before + 1);
  }, [form, taken]);
  return turn;
}
