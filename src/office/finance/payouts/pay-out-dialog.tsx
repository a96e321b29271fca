import { payoutTexts } from '#areas/partners/payout-texts.ts';
import { ConfirmActionDialog } from '#office/parts/confirm-action-dialog.tsx';
import { useTexts } from '#site/locale.tsx';
import { TextInput } from '#ui/field.tsx';
import { payOutTexts } from './pay-out-texts.ts';

type OpenPayout = {
  readonly partnerId: number;
  readonly name: string;
  readonly month: string;
  readonly monthName: string;
  readonly amount: string;
};

export function PayOutDialog({ row: { partnerId, name, month, monthName, amount } }: { row: OpenPayout }) {
  const say = useTexts(payoutTexts);
  const ask = useTexts(payOutTexts);
  return (
    <ConfirmActionDialog
      intent="pay"
      title={ask('title', { amount, name })}
      text={ask('text', { month: monthName })}
      button={say('pay')}
      isSmall
    >
      <input type="hidden" name="partner" value={partnerId} />
      <input type="hidden" name="month" value={month} />
      <TextInput label={say('referenceOf', { name, month: monthName })} name="reference" maxLength={80} />
    </ConfirmActionDialog>
  );
}
