import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { takeGreeting } from '#shop/account/parts/member.ts';

/** Says the greeting that a login left for the page after it. Its words come only when there is somebody to greet. */
export function Greeting() {
  const { key } = useLocation();
  const [shown, setShown] = useState<ReactNode>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the history is a reason to look again.
  useEffect(() => {
    const greeting = takeGreeting();
    if (!greeting) return;
    void import('#shop/account/parts/welcome.tsx').then(({ Welcome }) =>
      setShown(<Welcome greeting={greeting} onGone={() => setShown(null)} />),
    );
  }, [key]);
  // The live region is there from the start, or the first word would not be spoken.
  return <div aria-live="polite">{shown}</div>;
}
