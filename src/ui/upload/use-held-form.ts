import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ChosenPicture } from '#ui/upload/use-uploads.ts';

/** A form submitted while a picture is uploading waits and then submits itself; failures stop it. True while it waits. */
export function useBlockedSubmit(input: RefObject<HTMLInputElement | null>, pictures: readonly ChosenPicture[]): boolean {
  const isSending = pictures.some(({ state }) => state === 'sending');
  const hasFailed = pictures.some(({ state }) => state === 'failed');
  const waiting = useRef<{ form: HTMLFormElement; pressed: HTMLElement | null } | null>(null);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const form = input.current?.form;
    if (!isSending || !form) return;
    const blockSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopPropagation();
      waiting.current = { form, pressed: event.submitter };
      setHeld(true);
    };
    form.addEventListener('submit', blockSubmit);
    return () => form.removeEventListener('submit', blockSubmit);
  }, [input, isSending]);
  useEffect(() => {
    const go = waiting.current;
    if (isSending || !go) return;
    waiting.current = null;
    setHeld(false);
    if (!hasFailed && go.form.isConnected) go.form.requestSubmit(go.pressed);
  }, [isSending, hasFailed]);
  return isHeld;
}
