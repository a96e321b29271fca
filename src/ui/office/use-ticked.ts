import { type FormEvent, useEffect, useRef, useState } from 'react';

/** Checked boxes of this name in a form; null until hydrated, so a form without script is never locked. */
export function useTicked(name: string) {
  const form = useRef<HTMLFormElement>(null);
  const [ticked, setTicked] = useState<number | null>(null);
  const count = (element: HTMLFormElement) => setTicked(new FormData(element).getAll(name).length);
  useEffect(() => {
    if (form.current) setTicked(new FormData(form.current).getAll(name).length);
  }, [name]);
  return { form, ticked, onChange: (event: FormEvent<HTMLFormElement>) => count(event.currentTarget) };
}
