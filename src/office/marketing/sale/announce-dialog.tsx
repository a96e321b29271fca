import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { grouped } from '#kernel/money.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useTexts } from '#site/locale.tsx';
import { Button, SubmitButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/check.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { BelowCost } from './below-cost.tsx';
import type { SaleEffectSummary } from './effect.server.ts';
import { saleEffectTexts } from './sale-effect-texts.ts';

type AnnounceDialogProps = { saleId: number; effect: SaleEffectSummary | null; isCounting: boolean };
type Answer = { readonly done?: string; readonly problem?: string };

/** Asks for confirmation with the cost; the shown cost is sent along, so that a risen cost is refused. */
export function AnnounceDialog({ saleId, effect, isCounting }: AnnounceDialogProps) {
  const say = useTexts(saleEffectTexts);
  const [isOpen, setOpen] = useState(false);
  const fetcher = useFetcher<Answer>();
  const isBusy = fetcher.state !== 'idle';
  const answer = fetcher.data;
  useSuccessToast(answer);
  useEffect(() => {
    if (answer?.done) setOpen(false);
  }, [answer]);
  const close = () => setOpen(false);
  const { amount = '', pieces = 0, shoppers = 0 } = effect ?? {};
  return (
    <>
      <Button kind="primary" busy={!effect} onClick={() => setOpen(true)}>
        {say('open')}
      </Button>
      <Dialog open={isOpen && effect !== null} onClose={close} title={say('ask')} close={say('close')}>
        {effect && (
          <fetcher.Form method="post" className="stack">
            <input type="hidden" name="id" value={saleId} />
            <input type="hidden" name="seen_cost" value={effect.costCents / 100} />
            <p>
              {effect.costCents === 0 ? say('askFree') : say('askCost', { amount, pieces: grouped(pieces), shoppers: grouped(shoppers) })}
            </p>
            <BelowCost effect={effect} />
            {effect.belowCost.count > 0 &&
              (effect.belowCost.mayAccept ? (
                <Checkbox name="below_cost" value="yes" required label={say('accept', { count: grouped(effect.belowCost.count) })} />
              ) : (
                <Notice tone="err">{say('ownerOnly')}</Notice>
              ))}
            <TextInput label={say('on')} help={say('onHelp')} optional={say('optional')} name="on" type="datetime-local" />
            {answer?.problem && !isBusy && <Notice tone="err">{answer.problem}</Notice>}
            <span className="row">
              {(effect.belowCost.count === 0 || effect.belowCost.mayAccept) && (
                <SubmitButton name="intent" value="announce" busy={isBusy || isCounting}>
                  {isBusy ? say('busy') : say('announce')}
                </SubmitButton>
              )}
              <Button onClick={close}>{say('cancel')}</Button>
            </span>
          </fetcher.Form>
        )}
      </Dialog>
    </>
  );
}
