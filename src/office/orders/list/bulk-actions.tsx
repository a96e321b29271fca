import type { MouseEvent } from 'react';
import { officeOrderTexts } from '#areas/orders/office-texts.ts';
import { orderDocumentsPath, orderExportPath } from '#areas/orders/rules/order-documents.ts';
import { ColleagueChoice } from '#office/parts/colleague-choice.tsx';
import { usePermissions } from '#office/parts/use-permissions.tsx';
import { useTexts } from '#site/locale.tsx';
import { Button, SubmitButton } from '#ui/button.tsx';

/** Opens an address for the selected rows in a new tab. */
const openFor = (path: string) => (event: MouseEvent<HTMLButtonElement>) => {
  const { form } = event.currentTarget;
  if (!form) return;
  const ids = new FormData(form).getAll('ids').map((id) => ['ids', String(id)]);
  window.open(`${path}?${new URLSearchParams(ids)}`, '_blank', 'noopener');
};

/** Bulk actions for sales and warehouse staff. */
export function OrderBulkActions({ people }: { people: readonly { id: number; name: string }[] }) {
  const say = useTexts(officeOrderTexts);
  const may = usePermissions();
  const sells = may.act(['owner', 'manager', 'sales']);
  return (
    <>
      {(sells || may.act(['stock'])) && (
        <>
          <SubmitButton kind="quiet" size="small" name="intent" value="mark-preparing">
            {say('markPreparing')}
          </SubmitButton>
          <SubmitButton kind="quiet" size="small" name="intent" value="mark-delivered">
            {say('markDelivered')}
          </SubmitButton>
          <SubmitButton kind="quiet" size="small" name="intent" value="mark-completed">
            {say('markCompleted')}
          </SubmitButton>
        </>
      )}
      <Button size="small" onClick={openFor(orderDocumentsPath('packing-slip'))}>
        {say('printSlips')}
      </Button>
      <Button size="small" onClick={openFor(orderExportPath)}>
        {say('exportTicked')}
      </Button>
      {sells && (
        <ColleagueChoice
          people={people}
          name="owner"
          intent="assign"
          labels={{ label: say('assignTo'), nobody: say('nobody'), go: say('assign') }}
        />
      )}
    </>
  );
}
