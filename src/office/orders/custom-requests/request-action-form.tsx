import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { requestOfficeTexts } from '#areas/custom/office-texts.ts';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';

type RequestActionFormProps = { id: number; intent: string; title: string; button: string; children: ReactNode };

export function RequestActionForm({ id, intent, title, button, children }: RequestActionFormProps) {
  const say = useTexts(requestOfficeTexts);
  const isBusy = useNavigation().formData?.get('intent') === intent;
  return (
    <Form method="post" replace preventScrollReset className="stack">
      <h3>{title}</h3>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value={intent} />
      {children}
      <SubmitButton kind={intent === 'quote' ? 'primary' : 'quiet'} busy={isBusy} className="at-start">
        {isBusy ? say('busy') : button}
      </SubmitButton>
    </Form>
  );
}
