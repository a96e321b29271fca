import { Children, type ReactNode, Suspense } from 'react';

/**
 * Parts of a server-rendered page that hydrate one after another, so that none blocks input for long: React hydrates all siblings in one
 * step, but a nested Suspense boundary only after its parent. A click on a part hydrates it at once.
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
