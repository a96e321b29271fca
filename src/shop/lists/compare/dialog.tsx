import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { toggleCompared, useCompared } from '#shop/parts/stored-lists.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { siteTexts } from '#site/texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { TextSkeleton } from '#ui/skeleton.tsx';
import type { ComparedPiece } from './load.server.ts';
import { CompareTable } from './table.tsx';
import { compareTexts } from './texts.ts';

type Answer = { readonly asked: readonly number[]; readonly pieces: readonly ComparedPiece[] };

export function CompareDialog({ onClose }: { onClose: () => void }) {
  const say = useTexts(compareTexts);
  const site = useTexts(siteTexts);
  const href = useHref();
  const compared = useCompared();
  const { load, data } = useFetcher<Answer>();
  const wanted = compared.some((id) => !data?.asked.includes(id)) ? `${href('compare')}?sku=${compared.join()}` : null;
  useEffect(() => {
    if (wanted !== null) void load(wanted);
  }, [wanted, load]);
  const pieces = (data?.pieces ?? []).filter((piece) => compared.includes(piece.id));
  return (
    <Dialog open onClose={onClose} title={say('title')} close={site('close')} wide>
      {compared.length === 0 ? (
        <p>{say('emptyText')}</p>
      ) : data ? (
        <CompareTable pieces={pieces} onTake={toggleCompared} />
      ) : (
        <TextSkeleton lines={5} />
      )}
    </Dialog>
  );
}
