import { lazy, Suspense, useState } from 'react';
import { useTexts } from '#site/locale.tsx';
import { Button } from '#ui/button.tsx';
import { clearCompared, useCompared } from './stored-lists.ts';
import { trayTexts } from './tray-texts.ts';

const CompareDialog = lazy(async () => ({ default: (await import('#shop/lists/compare/dialog.tsx')).CompareDialog }));

/** Hidden while nothing is compared. */
export function CompareTray() {
  const say = useTexts(trayTexts);
  const compared = useCompared();
  const [isOpen, setOpen] = useState(false);
  if (compared.length === 0 && !isOpen) return null;
  return (
    <aside className="tray" aria-label={say('tray')}>
      {compared.length > 0 && (
        <>
          <Button size="small" onClick={() => setOpen(true)}>
            {compared.length === 1 ? say('openOne') : say('open', { count: compared.length })}
          </Button>
          <Button size="small" kind="bare" onClick={clearCompared}>
            {say('clear')}
          </Button>
        </>
      )}
      {isOpen && (
        <Suspense>
          <CompareDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </aside>
  );
}
