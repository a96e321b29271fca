import { lazy, Suspense, useState } from 'react';
import { useCompared } from './stored-lists.ts';

const CompareTray = lazy(async () => ({ default: (await import('./compare-tray.tsx')).CompareTray }));

export function CompareTraySlot() {
  const isUsed = useCompared().length > 0;
  const [isMounted, setMounted] = useState(isUsed);
  if (isUsed && !isMounted) setMounted(true);
  return (
    isMounted && (
      <Suspense>
        <CompareTray />
      </Suspense>
    )
  );
}
