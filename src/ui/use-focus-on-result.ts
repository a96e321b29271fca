import { useEffect, useRef } from 'react';

/** What was sent below is answered above: brings the eye, and whoever listens to the page, to where the answer stands. */
export function useFocusOnResult<T extends HTMLElement>(isHere: boolean) {
  const place = useRef<T>(null);
  useEffect(() => {
    if (!isHere) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, [isHere]);
  return place;
}
