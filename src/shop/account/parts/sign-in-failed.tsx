import { type ReactNode, useState } from 'react';
import { shopperTexts } from '#areas/shoppers/texts.ts';
import type { Refusing } from '#shop/parts/form-error.ts';
import { useTexts } from '#site/locale.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { authTexts } from './auth-texts.ts';
import { ResendEmailButton } from './resend-email-button.tsx';

type SignInFailedProps = { refused: Refusing; onClosed: () => void; children: ReactNode };

/** Shows the refusal in a dialog; without script it is in the page. */
export function SignInFailed({ refused, onClosed, children }: SignInFailedProps) {
  const say = useTexts(shopperTexts);
  const sayAuth = useTexts(authTexts);
  const [read, setRead] = useState<Refusing | null>(null);
  const close = () => {
    setRead(refused);
    // After the dialog returns focus, move it to the input.
    setTimeout(onClosed);
  };
  return (
    <Dialog
      open={refused !== read}
      onClose={close}
      title={say('signInFailed')}
      close={sayAuth('close')}
      actions={
        refused.isWaiting ? (
          <ResendEmailButton kind="primary" email={refused.typed.email ?? ''} />
        ) : (
          <Button kind="primary" onClick={close}>
            {sayAuth('tryAgain')}
          </Button>
        )
      }
    >
      {children}
    </Dialog>
  );
}
