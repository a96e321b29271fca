import { InquiryForm } from '#shop/parts/inquiry/inquiry-form.tsx';
import { useTexts } from '#site/locale.tsx';
import { siteTexts } from '#site/texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { productTexts } from './texts.ts';

type AskDialogProps = { skuId: number; quantity: number; piece: string; onClose: () => void };

export function ProductQuestionDialog({ skuId, quantity, piece, onClose }: AskDialogProps) {
  const say = useTexts(productTexts);
  const site = useTexts(siteTexts);
  return (
    <Dialog open onClose={onClose} title={say('askTitle')} close={site('close')}>
      <p className="meta space-below">{piece}</p>
      <InquiryForm kind="goods" items={[{ skuId, quantity }]} stays />
    </Dialog>
  );
}
