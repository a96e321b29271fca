import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { takeGreeting } from '#shop/account/parts/member.ts';

/** Shows the greeting left by a login. Its texts load only when needed. */
export function Greeting() {
  const { key } = useLocation();
  const [content, setContent] = useState<ReactNode>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the history is a reason to look again.
  useEffect(() => {
    const greeting = takeGreeting();
    if (!greeting) return;
    void import('#shop/account/parts/welcome.tsx').then(({ GreetingToast }) =>
      setContent(<GreetingToast greeting={greeting} onGone={() => setContent(null)} />),
    );
  }, [key]);
  // The live region exists from the start, or the first message would not be announced.
  return <div aria-live="polite">{content}</div>;
}
