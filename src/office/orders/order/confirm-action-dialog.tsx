import { type ReactNode, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useTexts } from '#site/locale.tsx';
import { Button, SubmitButton } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { orderOfficeTexts } from './order-office-texts.ts';

type Answer = { readonly done?: string; readonly problem?: string };
type ConfirmActionProps = {
  number: string;
  intent: string;
  title: string;
  /** The button that opens it, and the one that confirms. */
  button: string;
  go?: string;
  text?: string;
  isDanger?: boolean;
  isSmall?: boolean;
  wide?: boolean;
  children: ReactNode;
};

/** Modal confirmation of one action; closes on success and stays open on refusal. */
export function ConfirmActionDialog({ number, intent, title, button, go, text, isDanger, isSmall, wide, children }: ConfirmActionProps) {
  const say = useTexts(orderOfficeTexts);
  const [isOpen, setOpen] = useState(false);
  const fetcher = useFetcher<Answer>();
  const isBusy = fetcher.state !== 'idle';
  const answer = fetcher.data;
  useSuccessToast(answer);
  useEffect(() => {
    if (answer?.done) setOpen(false);
  }, [answer]);
  return (
    <>
      <Button kind={isDanger ? 'danger' : 'quiet'} {...(isSmall ? { size: 'small' as const } : {})} onClick={() => setOpen(true)}>
        {button}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title} close={say('close')} wide={wide}>
        <fetcher.Form method="post" className="stack">
          {text && <p className="muted">{text}</p>}
          <input type="hidden" name="number" value={number} />
          {children}
          {answer?.problem && !isBusy && <Notice tone="err">{answer.problem}</Notice>}
          <div className="row">
            <SubmitButton name="intent" value={intent} busy={isBusy} kind={isDanger ? 'danger' : 'primary'}>
              {isBusy ? say('busy') : (go ?? button)}
            </SubmitButton>
          </div>
        </fetcher.Form>
      </Dialog>
    </>
  );
}

/** For actions that need only a reason. */
export function ReasonDialog(props: Omit<ConfirmActionProps, 'children'>) {
  const say = useTexts(orderOfficeTexts);
  return (
    <ConfirmActionDialog {...props}>
      <TextInput label={say('reason')} name="reason" required maxLength={200} />
    </ConfirmActionDialog>
  );
}
