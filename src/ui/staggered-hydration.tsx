import { Children, type ReactNode, Suspense } from 'react';

/**
 * Parts of a finished page that wake up one after another, so that none holds the thumb: React wakes all neighbours in one
 * step, but what lies inside another only after it. Pressing a part wakes it at once.
 */
export function StaggeredHydration({ children }: { children: ReactNode }) {
  const parts: ReactNode[] = [];
  Children.forEach(children, (part) => parts.push(part));
  return <From parts={parts} at={0} />;
}

const From = ({ parts, at }: { parts: readonly ReactNode[]; at: number }) => (
  <Suspense>
    {parts[at]}
    {at + 1 < parts.length && <From parts={parts} at={at + 1} />}
  </Suspense>
);
