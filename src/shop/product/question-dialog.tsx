import { InquiryForm } from '#shop/parts/inquiry/inquiry-form.tsx';
import { useTexts } from '#site/locale.tsx';
import { siteTexts } from '#site/texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { productTexts } from './texts.ts';

type QuestionDialogProps = { skuId: number; quantity: number; productName: string; onClose: () => void };

export function ProductQuestionDialog({ skuId, quantity, productName, onClose }: QuestionDialogProps) {
  const say = useTexts(productTexts);
  const site = useTexts(siteTexts);
  return (
    <Dialog open onClose={onClose} title={say('askTitle')} close={site('close')}>
      <p className="meta space-below">{productName}</p>
      <InquiryForm kind="goods" items={[{ skuId, quantity }]} stays />
    </Dialog>
  );
}
