import { ConfirmActionDialog, type ConfirmActionProps } from '#office/parts/confirm-action-dialog.tsx';
import { useTexts } from '#site/locale.tsx';
import { TextInput } from '#ui/field.tsx';
import { orderOfficeTexts } from './order-office-texts.ts';

/** For actions on an order that need only a reason. */
export function ReasonDialog({ number, ...confirm }: Omit<ConfirmActionProps, 'children'> & { number: string }) {
  const say = useTexts(orderOfficeTexts);
  return (
    <ConfirmActionDialog {...confirm}>
      <input type="hidden" name="number" value={number} />
      <TextInput label={say('reason')} name="reason" required maxLength={200} />
    </ConfirmActionDialog>
  );
}
