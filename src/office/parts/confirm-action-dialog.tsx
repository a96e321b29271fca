import { type ReactNode, useEffect, useState } from 'react';
import { Form, useFetcher } from 'react-router';
import { useTexts } from '#site/locale.tsx';
import { Button, SubmitButton } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { confirmTexts } from './confirm-texts.ts';
import { useSuccessToast } from './use-success-toast.ts';

type Answer = { readonly done?: string; readonly problem?: string };
export type ConfirmActionProps = {
  intent: string;
  title: string;
  /** The button that opens it, and the one that confirms. */
  button: string;
  go?: string;
  text?: string;
  isDanger?: boolean;
  isSmall?: boolean;
  wide?: boolean;
  /** The fields of the form, hidden or asked for. */
  children: ReactNode;
};

/** Modal confirmation of one action; closes on success and stays open on refusal. Without script the form unfolds in place. */
export function ConfirmActionDialog({ intent, title, button, go, text, isDanger, isSmall, wide, children }: ConfirmActionProps) {
  const say = useTexts(confirmTexts);
  const [isOpen, setOpen] = useState(false);
  const fetcher = useFetcher<Answer>();
  const isBusy = fetcher.state !== 'idle';
  const answer = fetcher.data;
  useSuccessToast(answer);
  useEffect(() => {
    if (answer?.done) setOpen(false);
  }, [answer]);
  const fields = (
    <>
      {text && <p className="muted">{text}</p>}
      {children}
      {answer?.problem && !isBusy && <Notice tone="err">{answer.problem}</Notice>}
      <div className="row">
        <SubmitButton name="intent" value={intent} busy={isBusy} kind={isDanger ? 'danger' : 'primary'}>
          {isBusy ? say('busy') : (go ?? button)}
        </SubmitButton>
      </div>
    </>
  );
  return (
    <>
      <Button
        kind={isDanger ? 'danger' : 'quiet'}
        {...(isSmall ? { size: 'small' as const } : {})}
        className="needs-script"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {button}
      </Button>
      <noscript>
        <details>
          <summary className="link">{button}</summary>
          <Form method="post" className="stack" preventScrollReset>
            <b>{title}</b>
            {fields}
          </Form>
        </details>
      </noscript>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title} close={say('close')} wide={wide}>
        <fetcher.Form method="post" className="stack">
          {fields}
        </fetcher.Form>
      </Dialog>
    </>
  );
}
