import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { toggleCompared, useCompared } from '#shop/parts/stored-lists.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { siteTexts } from '#site/texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { TextSkeleton } from '#ui/skeleton.tsx';
import type { ComparedProduct } from './load.server.ts';
import { CompareTable } from './table.tsx';
import { compareTexts } from './texts.ts';

type Answer = { readonly asked: readonly number[]; readonly pieces: readonly ComparedProduct[] };

export function CompareDialog({ onClose }: { onClose: () => void }) {
  const say = useTexts(compareTexts);
  const site = useTexts(siteTexts);
  const href = useHref();
  const compared = useCompared();
  const { load, data } = useFetcher<Answer>();
  const pendingAddress = compared.some((id) => !data?.asked.includes(id)) ? `${href('compare')}?sku=${compared.join()}` : null;
  useEffect(() => {
    if (pendingAddress !== null) void load(pendingAddress);
  }, [pendingAddress, load]);
  const products = (data?.pieces ?? []).filter((product) => compared.includes(product.id));
  return (
    <Dialog open onClose={onClose} title={say('title')} close={site('close')} wide>
      {compared.length === 0 ? (
        <p>{say('emptyText')}</p>
      ) : data ? (
        <CompareTable products={products} onTake={toggleCompared} />
      ) : (
        <TextSkeleton lines={5} />
      )}
    </Dialog>
  );
}
