import { useEffect, useRef } from 'react';

/** The form is below, its answer above: moves focus and view to the answer. */
export function useFocusOnResult<T extends HTMLElement>(isHere: boolean) {
  const place = useRef<T>(null);
  useEffect(() => {
    if (!isHere) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, [isHere]);
  return place;
}
